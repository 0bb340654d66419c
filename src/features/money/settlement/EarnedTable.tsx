import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { keptOf, type Earned } from '#contract/money/settlement'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { messages } from './messages'

interface Props {
  label: string
  /** The word above the names of the rows. */
  head: string
  rows: readonly { id: string; name: ReactNode; earned: Earned }[]
}

const sums = ['income', 'discounts', 'sent', 'owed', 'kept'] as const

/** What came in and went back, a row for each class or way of payment. */
export const EarnedTable = ({ label, head, rows }: Props) => {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  return (
    <Table
      label={label}
      head={[
        { label: head },
        { label: formatMessage(messages.runs), numeral: true },
        ...sums.map((column) => ({ label: formatMessage(messages[column]), numeral: true })),
      ]}
      rows={rows.map(({ id, name, earned }) => {
        const amounts = {
          income: earned.income,
          discounts: earned.discounts,
          sent: earned.sent,
          owed: earned.owed,
          kept: keptOf(earned),
        }
        return {
          id,
          cells: [
            name,
            number(earned.runs),
            ...sums.map((column) =>
              amounts[column] === 0 ? null : (
                <Numeral key={column} size="s">
                  {money(amounts[column], earned.currency)}
                </Numeral>
              ),
            ),
          ],
        }
      })}
    />
  )
}
