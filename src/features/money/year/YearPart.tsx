import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Section } from '../../../ui/kit/Section'
import { Table } from '../../../ui/kit/Table'
import { Bars } from '../Bars'
import type { views } from '../moneyList'
import { messages } from './messages'

const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', maxWidth: 'text' } })

export interface MonthColumn {
  month: string
  above: readonly number[]
  below: number
  /** What the table says of the month, in the order of its head; null: nothing. */
  cells: readonly (string | null)[]
}

interface Props {
  heading: string
  note: ReactNode
  /** What the bars say to who does not see them. */
  chart: string
  today: string
  as: (typeof views)[number]
  columns: readonly MonthColumn[]
  /** The words over the columns of the table, behind the month. */
  head: readonly string[]
  topOf: (value: number) => string
  legend?: Parameters<typeof Bars>[0]['legend']
}

/** Some numbers of each month of a year, as bars or as a table. */
export const YearPart = ({ heading, note, chart, today, as, columns, head, topOf, legend }: Props) => {
  const { formatMessage } = useIntl()
  const { monthAndYear, shortMonth } = useFormats()
  return (
    <Section heading={heading}>
      <Note>{note}</Note>
      {as === 'bars' ? (
        <Bars
          label={chart}
          columns={columns.map(({ month, above, below }) => ({
            id: month,
            name: shortMonth(month),
            present: month.slice(0, 7) === today.slice(0, 7),
            above,
            below,
          }))}
          named="quarterly"
          topOf={topOf}
          legend={legend}
        />
      ) : (
        <Table
          label={heading}
          head={[{ label: formatMessage(messages.month) }, ...head.map((label) => ({ label, numeral: true }))]}
          rows={columns
            // Of months to come there is nothing to say.
            .filter(({ month }) => month <= today)
            .map(({ month, cells }) => ({
              id: month,
              cells: [
                monthAndYear(month),
                ...cells.map((cell, index) =>
                  cell === null ? null : (
                    <Numeral key={head[index]} size="s">
                      {cell}
                    </Numeral>
                  ),
                ),
              ],
            }))}
        />
      )}
    </Section>
  )
}
