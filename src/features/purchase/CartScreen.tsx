import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import type { EntryRequest } from '../../../contract/cartItem'
import { useGetQuoteQuery } from '../../api/quoteApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { FormError } from '../../ui/kit/FormError'
import { Page } from '../../ui/kit/Page'
import { CartLine } from './CartLine'
import { EntryGroups } from './EntryGroups'
import { messages } from './messages'
import { UnreadItems } from './UnreadItems'
import { paymentMessages } from '../payment/paymentMessages'
import { PaySteps } from '../payment/PaySteps'
import { Columns, SumPanel } from '../payment/SumPanel'

/** /cart: what is chosen, at the server's prices, with every reason that stands against it. */
export const CartScreen = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const items = useAppSelector(selectPurchaseItems)
  const entryRequests: EntryRequest[] = items.map(({ item: { classId, dogId } }) => ({ classId, dogId }))
  const {
    currentData: quote,
    isError,
    isFetching,
    refetch,
  } = useGetQuoteQuery(entryRequests, { skip: items.length === 0 })
  if (items.length === 0)
    return (
      <Page title={formatMessage(messages.cart)}>
        <UnreadItems />
        <EmptyState
          heading={formatMessage(messages.empty)}
          action={
            <Button asChild>
              <Link to={paths.shows}>
                <FormattedMessage {...messages.toShows} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      </Page>
    )
  const lineOf = ({ classId, dogId }: EntryRequest) =>
    quote?.lines.find((line) => line.item.classId === classId && line.item.dogId === dogId)
  const blocked = quote ? quote.missing.length + quote.lines.filter(({ reasons }) => reasons.length > 0).length : 0
  return (
    <Page title={formatMessage(messages.cart)}>
      <UnreadItems />
      <PaySteps first={messages.stepCart} current={0} />
      <Columns>
        <EntryGroups lines={items} itemOf={({ item }) => item}>
          {(item) => (
            <CartLine
              key={`${item.item.classId} ${item.item.dogId}`}
              kept={item}
              quoted={lineOf(item.item)}
              missing={quote !== undefined && lineOf(item.item) === undefined}
            />
          )}
        </EntryGroups>
        <SumPanel>
          {isError && (
            <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
              <FormattedMessage {...messages.failedText} />
            </ErrorState>
          )}
          {!isError && (
            <SumPanel.Line
              label={<FormattedMessage {...paymentMessages.total} />}
              note={<FormattedMessage {...paymentMessages.entries} values={{ count: items.length }} />}
            >
              {quote ? money(quote.total, quote.currency) : '…'}
            </SumPanel.Line>
          )}
          {blocked > 0 && (
            <FormError>
              <FormattedMessage {...messages.blocked} values={{ count: blocked }} />
            </FormError>
          )}
          {quote && blocked === 0 && (
            <Button asChild block icon={<Lock aria-hidden />}>
              <Link to={paths.checkout}>
                <FormattedMessage {...messages.checkout} />
              </Link>
            </Button>
          )}
          {isFetching && !quote && (
            <chakra.p textStyle="small" role="status">
              <FormattedMessage {...messages.loading} />
            </chakra.p>
          )}
        </SumPanel>
      </Columns>
    </Page>
  )
}
