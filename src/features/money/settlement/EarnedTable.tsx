import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { keptOf, type Earned } from '#contract/money/settlement'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { messages } from './messages'

const Part = chakra('span', { base: { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' } })

interface SumProps {
  amount: number
  currency: string
  /** What is said of a part of it, where there is such a part. */
  part?: { amount: number; message: MessageDescriptor }
}

const Sum = ({ amount, currency, part }: SumProps) => {
  const { money } = useFormats()
  return (
    <>
      <Numeral size="s">{money(amount, currency)}</Numeral>
      {part && part.amount > 0 && (
        <Part>
          <FormattedMessage {...part.message} values={{ amount: money(part.amount, currency) }} />
        </Part>
      )}
    </>
  )
}

interface Props {
  label: string
  /** The word above the names of the rows. */
  head: string
  /** The word above what is counted, where that is not runs. */
  counted?: string
  rows: readonly { id: string; name: ReactNode; count?: number; earned: Earned }[]
}

/** What came in and went back, a row for each class or way of payment. */
export const EarnedTable = ({ label, head, counted, rows }: Props) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const columns = ['runs', 'income', 'refunds', 'kept'] as const
  return (
    <Table
      label={label}
      head={[
        { label: head },
        ...columns.map((column) => ({
          label: (column === 'runs' && counted) || formatMessage(messages[column]),
          numeral: true,
        })),
      ]}
      rows={rows.map(({ id, name, count, earned }) => {
        const { currency, runs, income, discounts, sent, owed } = earned
        const sums: SumProps[] = [
          { amount: income, currency, part: { amount: discounts, message: messages.discounted } },
          { amount: sent + owed, currency, part: { amount: owed, message: messages.toSend } },
          { amount: keptOf(earned), currency },
        ]
        return {
          id,
          cells: [
            name,
            number(count ?? runs),
            ...sums.map((one, index) => (one.amount === 0 ? null : <Sum key={columns[index + 1]} {...one} />)),
          ],
        }
      })}
    />
  )
}
