import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LedgerTransaction } from '#contract/money/ledger'
import { sum } from '#contract/shared/money'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { Table } from '../../ui/kit/Table'
import { accountMessages, kindMessages, messages } from './ledgerMessages'

const Line = chakra('span', { base: { display: 'block', textStyle: 'small', overflowWrap: 'anywhere' } })

const What = ({ transaction: { kind, purchaseNumber, reason, by } }: { transaction: LedgerTransaction }) => (
  <>
    <FormattedMessage {...kindMessages[kind]} />
    {purchaseNumber !== null && (
      <>
        {', '}
        <FormattedMessage {...messages.purchase} values={{ number: String(purchaseNumber) }} />
      </>
    )}
    {reason !== '' && (
      <Line>
        <bdi>{reason}</bdi>
      </Line>
    )}
    {kind === 'journal' && by !== null && (
      <Line>
        <FormattedMessage {...messages.bookedBy} values={{ name: <bdi>{by}</bdi> }} />
      </Line>
    )}
  </>
)

/** The transactions of a month, the newest first: what was debited and credited, and how much. */
export const JournalTable = ({ transactions }: { transactions: LedgerTransaction[] }) => {
  const { formatMessage, formatList } = useIntl()
  const { briefDay, money } = useFormats()
  const accountsOf = (postings: LedgerTransaction['postings']) =>
    formatList(postings.map(({ account }) => formatMessage(accountMessages[account])))
  return (
    <Table
      label={formatMessage(messages.journal)}
      head={[
        { label: formatMessage(messages.day) },
        { label: formatMessage(messages.what) },
        { label: formatMessage(messages.debit) },
        { label: formatMessage(messages.credit) },
        { label: formatMessage(messages.amount), numeral: true },
      ]}
      rows={transactions.map((transaction) => {
        const debits = transaction.postings.filter(({ amount }) => amount > 0)
        const credits = transaction.postings.filter(({ amount }) => amount < 0)
        return {
          id: String(transaction.id),
          cells: [
            briefDay(transaction.day),
            <What key="what" transaction={transaction} />,
            accountsOf(debits),
            accountsOf(credits),
            <Numeral key="amount" size="s">
              {money(sum(debits.map(({ amount }) => amount)), transaction.currency)}
            </Numeral>,
          ],
        }
      })}
    />
  )
}
