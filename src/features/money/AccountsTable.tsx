import { FormattedMessage, useIntl } from 'react-intl'
import { creditAccounts } from '#contract/money/accounts'
import type { AccountBalance } from '#contract/money/ledger'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { Table } from '../../ui/kit/Table'
import { accountMessages, messages } from './ledgerMessages'

/** Each account in a month: what it held before, what was booked on it, and its balance at the end. */
export const AccountsTable = ({ accounts }: { accounts: readonly AccountBalance[] }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  if (accounts.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.noAccounts} />
      </p>
    )
  const columns = ['before', 'debits', 'credits', 'after'] as const
  return (
    <Table
      label={formatMessage(messages.accounts)}
      head={[
        { label: formatMessage(messages.account) },
        ...columns.map((column) => ({ label: formatMessage(messages[column]), numeral: true })),
      ]}
      rows={accounts.map(({ account, currency, debits, credits, before, after }) => {
        const sign = creditAccounts.includes(account) ? -1 : 1
        const sums = { before: sign * before, debits, credits, after: sign * after }
        return {
          id: `${account} ${currency}`,
          cells: [
            formatMessage(accountMessages[account]),
            ...columns.map((column) => (
              <Numeral key={column} size="s">
                {money(sums[column], currency)}
              </Numeral>
            )),
          ],
        }
      })}
    />
  )
}
