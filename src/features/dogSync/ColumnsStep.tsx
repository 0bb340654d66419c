import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Columns } from '#contract/dogSync/columns'
import { readDate, unclearDate, type DateOrder } from '#contract/shared/readDate'
import { syncFields, type SyncField } from '#contract/dogSync/fields'
import { useFormats } from '../../i18n/useFormats'
import { columnChosen, dateOrderChosen, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { chosenColumn, readChosenColumns, withColumn } from '../../store/dogSync/readFile'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { Section } from '../../ui/kit/Section'
import { SelectField } from '../../ui/kit/SelectField'
import { Table } from '../../ui/kit/Table'
import { FileReading } from './FileReading'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { dogMessages } from './dogMessages'
import { messages } from './messages'
import { ReadingChoice } from './ReadingChoice'

const Root = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '860px' } })
const Cell = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

/** Can dogs be found by these columns? */
const canMatch = (columns: Columns): boolean =>
  columns.includes('microchip') ||
  columns.includes('kennelClubName') ||
  (columns.includes('name') && columns.includes('birthDate'))

const DateOrderChoice = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const dispatch = useAppDispatch()
  const { cells, columns, dateOrder } = useAppSelector(selectDogSync)
  const text = useMemo(() => {
    const column = columns.indexOf('birthDate')
    return column === -1 ? null : unclearDate(cells.map((row) => row[column] ?? ''))
  }, [cells, columns])
  if (text === null) return null
  const meaning = (order: DateOrder) => longDay(readDate(text, order) ?? '')
  return (
    <RadioGroup
      id="sync-order"
      name="sync-order"
      label={formatMessage(messages.order, { text })}
      hint={formatMessage(messages.orderHint)}
      value={dateOrder ?? ''}
      onChange={({ target }) => dispatch(dateOrderChosen({ dateOrder: target.value as DateOrder }))}
      options={(['day_first', 'month_first'] as const).map((value) => ({ value, label: meaning(value) }))}
    />
  )
}

const examplesMax = 3
const exampleMax = 40

/** What the first rows have in a column. */
const examplesOf = (cells: readonly string[][], column: number): string =>
  cells
    .slice(0, examplesMax)
    .map((row) => (row[column] ?? '').trim().slice(0, exampleMax))
    .filter((text) => text !== '')
    .join(' · ')

/** Which column holds which field. */
export const ColumnsStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { file, headers, cells, columns, dateOrder, reading } = useAppSelector(selectDogSync)
  if (reading !== null) return <FileReading />
  const choose = (index: number, value: string) =>
    dispatch(columnChosen(chosenColumn(cells, withColumn(columns, index, (value || null) as SyncField | null))))
  const nameOf = (index: number) => headers[index] || formatMessage(messages.unnamed, { number: index + 1 })
  const isReady = canMatch(columns) && dateOrder !== null
  return (
    <Section heading={formatMessage(messages.columns)}>
      <Root>
        <p>
          <FormattedMessage
            {...messages.columnsText}
            values={{ name: <Cell dir="auto">{file?.name}</Cell>, rows: cells.length, encoding: file?.encoding }}
          />
        </p>
        <ReadingChoice />
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
                {syncFields.map((field) => (
                  <option key={field} value={field}>
                    {formatMessage(dogFieldMessages[field])}
                  </option>
                ))}
              </SelectField>,
            ],
          }))}
        />
        <DateOrderChoice />
        {!canMatch(columns) && (
          <Notice tone="warning">
            <FormattedMessage {...messages.noColumns} />
          </Notice>
        )}
        <div>
          <Button disabled={!isReady} onClick={() => void dispatch(readChosenColumns())}>
            <FormattedMessage {...messages.continue} />
          </Button>
        </div>
      </Root>
    </Section>
  )
}
