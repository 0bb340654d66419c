import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import {
  useGetInvoiceMonthQuery,
  useGetInvoicesInfiniteQuery,
  useSaveInvoicesMutation,
} from '../../../api/money/invoiceApi'
import { useListAddress } from '../../../lists/useListAddress'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SearchField } from '../../../ui/kit/SearchField'
import { Section } from '../../../ui/kit/Section'
import { TextField } from '../../../ui/kit/TextField'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { ListBody } from '../../desk/shared/ListBody'
import { SaveTable } from '../../desk/shared/SaveTable'
import { MonthChoice } from '../MonthChoice'
import { monthIn } from '../moneyList'
import { InvoiceTable } from './InvoiceTable'
import { listMessages as messages, purchaseMessages } from './messages'
import { RateTable } from './RateTable'
import { SeriesCheck } from './SeriesCheck'

const choices = { month: null, text: null, purchase: null } as const
const afresh = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

const Find = chakra('div', { base: { maxWidth: '440px', marginBottom: '5' } })
const Number = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    maxWidth: '440px',
    marginTop: '4',
    '& > :first-child': { flex: '1 1 12rem' },
  },
})

const Export = ({ month }: { month: string }) => {
  const [save, saved] = useSaveInvoicesMutation({ fixedCacheKey: 'invoices' })
  return <SaveTable menu="exportInvoices" messages={messages} saved={saved} onSave={(as) => void save({ as, month })} />
}

/** Leads to the invoice of the purchase whose number is typed. */
const FindPurchase = ({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) => {
  const { formatMessage } = useIntl()
  const number = /^#?([1-9]\d{0,8})$/.exec(typed.trim())?.[1]
  return (
    <Section heading={<FormattedMessage {...purchaseMessages.find} />}>
      <p>
        <FormattedMessage {...purchaseMessages.hint} />
      </p>
      <Number>
        <TextField
          label={formatMessage(purchaseMessages.number)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
        {number === undefined ? (
          <Button variant="outline" disabled>
            <FormattedMessage {...purchaseMessages.go} />
          </Button>
        ) : (
          <Button asChild variant="outline" icon={<ArrowRight aria-hidden />}>
            <Link to={fill(paths.deskPurchaseInvoice, { number })}>
              <FormattedMessage {...purchaseMessages.go} />
            </Link>
          </Button>
        )}
      </Number>
    </Section>
  )
}

const Invoices = () => {
  const { formatMessage } = useIntl()
  const [{ month, text, purchase }, change] = useListAddress(choices)
  const { data: sums } = useGetInvoiceMonthQuery(monthIn(month), afresh)
  const found = useGetInvoicesInfiniteQuery({ month: monthIn(month), text, order: 'newest' }, afresh)
  const isSearched = text.trim() !== ''
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      aside={sums && <Export month={sums.month} />}
    >
      {sums && (
        <>
          <SeriesCheck check={sums.check} />
          <MonthChoice
            month={sums.month}
            earliest={sums.earliest}
            today={sums.today}
            onChange={(next) => change({ month: next })}
          />
          <Section heading={<FormattedMessage {...messages.sums} />}>
            <RateTable sums={sums.sums} />
          </Section>
        </>
      )}
      <Section heading={<FormattedMessage {...(isSearched ? messages.found : messages.list)} />}>
        <Find role="search">
          <SearchField
            label={formatMessage(messages.search)}
            value={text}
            onChange={(typed) => change({ text: typed })}
          />
        </Find>
        <ListBody found={found} messages={messages} isSearched={isSearched} onClear={() => change({ text: '' })}>
          {(invoices) => <InvoiceTable invoices={invoices} />}
        </ListBody>
      </Section>
      <FindPurchase typed={purchase} onChange={(typed) => change({ purchase: typed })} />
    </Page>
  )
}

/** /desk/money/invoices: a month's invoices and corrections with their totals, the check of their numbers, and the way to issue one. */
export const DeskInvoicesScreen = () => (
  <MessagesOf part="money">
    <MessagesOf part="money.invoices">
      <Invoices />
    </MessagesOf>
  </MessagesOf>
)
