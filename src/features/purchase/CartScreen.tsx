import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { noDetails } from '#contract/entry/details'
import { paths } from '#contract/shared/paths'
import { useGetEntryDefaultsQuery } from '../../api/purchase/quoteApi'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectCartExtras } from '../../store/purchase/extrasSlice'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { selectUnreadItems, unreadItemsDropped } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { RemovedLines } from '../entry/shared/clashes/RemovedLines'
import { PaySteps } from '../payment/shared/PaySteps'
import { CartForm } from './CartForm'
import { cartMessages } from './cartMessages'
import { messages } from './messages'
import { useCartQuote } from './shared/useCartQuote'

/** Says that lines of the stored cart are missing here: another version of the app has written them. */
const UnreadItems = () => {
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectUnreadItems)
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" dense onClick={() => dispatch(unreadItemsDropped())}>
          <FormattedMessage {...cartMessages.dropUnread} />
        </Button>
      }
    >
      <FormattedMessage {...cartMessages.unread} values={{ count }} />
    </Notice>
  )
}

/** /cart: what is chosen, at the server's prices, with every reason against it, and who runs it on the day. */
export const CartScreen = () => {
  const { formatMessage } = useIntl()
  const items = useAppSelector(selectPurchaseItems)
  const extras = useAppSelector(selectCartExtras)
  // Without an answer the form starts empty: a mere convenience must not prevent paying.
  const { data: remembered = noDetails, isLoading } = useGetEntryDefaultsQuery(undefined, { skip: items.length === 0 })
  const answer = useCartQuote(items, { refetchOnFocus: true })
  if (items.length + extras.length === 0)
    return (
      <Page title={formatMessage(cartMessages.cart)}>
        <UnreadItems />
        <RemovedLines />
        <EmptyState
          heading={formatMessage(cartMessages.empty)}
          action={
            <Button asChild>
              <Link to={paths.shows}>
                <FormattedMessage {...cartMessages.toShows} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...cartMessages.emptyText} />
        </EmptyState>
      </Page>
    )
  return (
    <Page title={formatMessage(cartMessages.cart)}>
      <UnreadItems />
      <RemovedLines />
      <PaySteps first={messages.stepCart} current={0} />
      <CartForm
        key={String(isLoading)}
        items={items}
        extras={extras}
        remembered={remembered}
        ready={!isLoading}
        answer={answer}
      />
    </Page>
  )
}
