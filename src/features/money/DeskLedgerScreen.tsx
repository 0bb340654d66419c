import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ledgerAccounts } from '#contract/money/accounts'
import type { LedgerMonth } from '#contract/money/ledger'
import { useGetLedgerQuery, useGetLedgerTransactionsInfiniteQuery } from '../../api/money/moneyApi'
import { useListAddress } from '../../lists/useListAddress'
import type { DialogOverlay } from '../../store/ui/overlay'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { SelectField } from '../../ui/kit/SelectField'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { DeskTrail } from '../desk/shared/DeskTrail'
import { ListBody } from '../desk/shared/ListBody'
import { AccountsTable } from './AccountsTable'
import { ExportJournal } from './ExportJournal'
import { JournalEntry } from './JournalEntry'
import { JournalTable } from './JournalTable'
import { LedgerBalance } from './LedgerBalance'
import { accountMessages, journalMessages, messages } from './ledgerMessages'
import { MonthChoice } from './MonthChoice'
import { monthIn } from './moneyList'

const choices = { month: null, account: ['', ...ledgerAccounts] } as const
const afresh = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Find = chakra('div', { base: { maxWidth: '340px', marginBottom: '5' } })

const Book = ({ today, currency }: Pick<LedgerMonth, 'today' | 'currency'>) => {
  const dialog: DialogOverlay = { kind: 'dialog', dialog: 'bookEntry' }
  const { isOpen, setOpen } = useOpen(dialog)
  return (
    <>
      <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...journalMessages.open} />
      </Button>
      {isOpen && <JournalEntry dialog={dialog} today={today} currency={currency} onClose={() => setOpen(false)} />}
    </>
  )
}

const Ledger = () => {
  const { formatMessage } = useIntl()
  const [{ month, account }, change] = useListAddress(choices)
  const { data: ledger, isError, refetch } = useGetLedgerQuery(monthIn(month), afresh)
  const found = useGetLedgerTransactionsInfiniteQuery({ month: monthIn(month), account, order: 'newest' }, afresh)
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      aside={
        ledger && (
          <Actions>
            <Book today={ledger.today} currency={ledger.currency} />
            <ExportJournal month={ledger.month} />
          </Actions>
        )
      }
    >
      {!ledger && isError && (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!ledger && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {ledger && (
        <>
          <LedgerBalance check={ledger.check} />
          <MonthChoice
            month={ledger.month}
            earliest={ledger.earliest}
            today={ledger.today}
            onChange={(next) => change({ month: next })}
          />
          <Section heading={<FormattedMessage {...messages.accounts} />}>
            <AccountsTable accounts={ledger.accounts} />
          </Section>
          <Section heading={<FormattedMessage {...messages.journal} />}>
            <Find>
              <SelectField
                label={formatMessage(messages.account)}
                value={account}
                onChange={({ target }) => change({ account: target.value as typeof account })}
              >
                <option value="">{formatMessage(messages.anyAccount)}</option>
                {ledgerAccounts.map((one) => (
                  <option key={one} value={one}>
                    {formatMessage(accountMessages[one])}
                  </option>
                ))}
              </SelectField>
            </Find>
            <ListBody
              found={found}
              messages={messages}
              isSearched={account !== ''}
              onClear={() => change({ account: '' })}
            >
              {(transactions) => <JournalTable transactions={transactions} />}
            </ListBody>
          </Section>
        </>
      )}
    </Page>
  )
}

/** /desk/money/ledger: the club's accounts in a month, the journal behind them, and the check that all of it balances. */
export const DeskLedgerScreen = () => (
  <MessagesOf part="money">
    <Ledger />
  </MessagesOf>
)
