import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { SelectField } from '../../../ui/kit/SelectField'
import { Table } from '../../../ui/kit/Table'
import type { TableFile } from '../../../store/tableFile/tableFile'
import { dogMessages } from '../dogMessages'
import { messages } from '../messages'

const Cell = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

const examplesMax = 3
const exampleMax = 40

/** What the first rows have in a column. */
const examplesOf = (cells: readonly string[][], column: number): string =>
  cells
    .slice(0, examplesMax)
    .map((row) => (row[column] ?? '').trim().slice(0, exampleMax))
    .filter((text) => text !== '')
    .join(' · ')

interface Props<Field extends string> {
  table: TableFile<Field>
  fields: readonly Field[]
  labels: Readonly<Record<Field, MessageDescriptor>>
  onChoose: (column: number, field: Field | null) => void
}

/** The columns of a file, with what they hold and the field that each is read as. */
export const ColumnsTable = <Field extends string>({
  table: { headers, cells, columns },
  fields,
  labels,
  onChoose,
}: Props<Field>) => {
  const { formatMessage } = useIntl()
  const labelOf = (field: Field): MessageDescriptor => labels[field]
  const nameOf = (index: number) => headers[index] || formatMessage(messages.unnamed, { number: index + 1 })
  const choose = (index: number, value: string) => onChoose(index, fields.find((field) => field === value) ?? null)
  return (
    <Table
      label={formatMessage(messages.columns)}
      head={[messages.column, messages.example, dogMessages.field].map((label) => ({
        label: formatMessage(label),
      }))}
      rows={headers.map((_header, index) => ({
        id: String(index),
        cells: [
          <Cell key="name" dir="auto">
            {nameOf(index)}
          </Cell>,
          <Cell key="example" dir="auto">
            {examplesOf(cells, index)}
          </Cell>,
          <SelectField
            key="field"
            dense
            label={formatMessage(messages.fieldOf, { column: nameOf(index) })}
            value={columns[index] ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          >
            <option value="">{formatMessage(messages.notRead)}</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {formatMessage(labelOf(field))}
              </option>
            ))}
          </SelectField>,
        ],
      }))}
    />
  )
}

/** What is read, by name, with how many rows it has. */
export const ColumnsText = ({ table: { file, cells } }: { table: TableFile<string> }) => (
  <p>
    <FormattedMessage
      {...messages.columnsText}
      values={{ name: <Cell dir="auto">{file?.name}</Cell>, rows: cells.length, encoding: file?.encoding }}
    />
  </p>
)
