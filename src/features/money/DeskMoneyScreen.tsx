import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useGetMoneyMonthQuery, useGetPaymentsInfiniteQuery } from '../../api/money/moneyApi'
import { useListAddress } from '../../lists/useListAddress'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { ListBody } from '../desk/shared/ListBody'
import { DaySums } from './DaySums'
import { FindPayments } from './FindPayments'
import { messages } from './messages'
import { MonthChoice } from './MonthChoice'
import { MonthFigures } from './MonthFigures'
import { askFor, moneyChoices, monthIn, narrowing } from './moneyList'
import { Movements } from './Movements'
import { PaymentsTable } from './PaymentsTable'

const PageList = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
})
/** Others pay while the page is elsewhere. */
const afresh = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

const pages = [
  [paths.deskTransfers, messages.transfers],
  [paths.deskStatement, messages.statement],
  [paths.deskPayouts, messages.payouts],
  [paths.deskPlans, messages.plans],
  [paths.deskDiscounts, messages.discounts],
  [paths.deskInvoices, messages.invoices],
  [paths.deskYear, messages.year],
  [paths.deskLedger, messages.openLedger],
] as const

/** The other pages of the office's money. */
const MoneyPages = () => {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.pages)}>
      <PageList role="list">
        {pages.map(([path, message]) => (
          <li key={path}>
            <TextLink asChild alone>
              <Link to={path}>
                <FormattedMessage {...message} />
              </Link>
            </TextLink>
          </li>
        ))}
      </PageList>
    </nav>
  )
}

const Money = () => {
  const { formatMessage } = useIntl()
  const [chosen, change] = useListAddress(moneyChoices)
  const found = useGetPaymentsInfiniteQuery(askFor(chosen), afresh)
  const { data: sums } = useGetMoneyMonthQuery(monthIn(chosen.month), afresh)
  const isSearched = Object.values(narrowing(chosen)).some((text) => text !== '')
  return (
    <Page title={formatMessage(messages.title)} aside={<MoneyPages />}>
      {sums && (
        <MonthChoice
          month={sums.month}
          earliest={sums.earliest}
          today={sums.today}
          onChange={(month) => change({ month })}
        />
      )}
      {sums?.currencies.map((one) => (
        <Fragment key={one.currency}>
          <MonthFigures
            month={sums.month}
            sums={one}
            awaited={sums.awaited.find(({ currency }) => currency === one.currency)}
          />
          {one.days.length > 0 && (
            <DaySums month={sums.month} today={sums.today} sums={one} as={chosen.as} onShow={(as) => change({ as })} />
          )}
        </Fragment>
      ))}
      <Movements />
      <Section heading={<FormattedMessage {...messages.payments} />}>
        <FindPayments chosen={chosen} shows={sums?.shows ?? []} onChange={change} />
        <ListBody
          found={found}
          messages={messages}
          isSearched={isSearched}
          onClear={() => change({ text: '', for: '', way: '', state: '' })}
        >
          {(payments) => <PaymentsTable payments={payments} sums={isSearched ? [] : (sums?.currencies ?? [])} />}
        </ListBody>
      </Section>
    </Page>
  )
}

/** /desk/money: a month's payments and refunds, with their totals; month and filters are in the address. */
export const DeskMoneyScreen = () => (
  <MessagesOf part="money">
    <Money />
  </MessagesOf>
)
