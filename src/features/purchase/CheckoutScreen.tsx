import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useEntryDetails } from '../../i18n/useEntryDetails'
import { useAppSelector } from '../../store/hooks'
import { selectCartExtras } from '../../store/purchase/extrasSlice'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { AcceptTerms } from '../payment/shared/AcceptTerms'
import { CheckoutLocked } from '../payment/shared/CheckoutLocked'
import { EntryGroups } from './EntryGroups'
import { ExtraLines } from './ExtraLines'
import { EntryLine } from './EntryLine'
import { messages } from './messages'
import { PayPanel } from '../payment/shared/PayPanel'
import { SaleTerms } from '../payment/shared/SaleTerms'
import { PaySteps } from '../payment/shared/PaySteps'
import { Columns, StepsBeside } from '../payment/shared/SumPanel'
import { ToPurchase } from '../payment/shared/ToPurchase'
import { useCheckout } from '../payment/shared/useCheckout'
import { useCartQuote } from './shared/useCartQuote'

/** /checkout: holds the places while the cart is paid; the places, prices and the sum are the server's. */
export const CheckoutScreen = () => {
  const { formatMessage } = useIntl()
  const wordDetails = useEntryDetails()
  const items = useAppSelector(selectPurchaseItems)
  const extras = useAppSelector(selectCartExtras)
  const { isError, refetch } = useCartQuote(items)
  const { purchase, failure, terms, locked, waiting, again } = useCheckout()
  // Paid just now, in another tab, or before the page was loaded again.
  if (purchase && (purchase.checking || purchase.transfer || purchase.status !== 'pending'))
    return <ToPurchase id={purchase.id} />
  if (items.length + extras.length === 0) return <Navigate to={paths.cart} replace />
  const toCart = (
    <Button asChild variant="quiet">
      <Link to={paths.cart}>
        <FormattedMessage {...messages.toCart} />
      </Link>
    </Button>
  )
  const lines = purchase?.lines.filter((line) => line.kind === 'entry') ?? []
  return (
    <Page
      title={formatMessage(messages.checkoutTitle)}
      before={toCart}
      aside={
        <StepsBeside>
          <PaySteps first={messages.stepCart} current={1} />
        </StepsBeside>
      }
    >
      {terms && !locked && <AcceptTerms terms={terms} />}
      {locked && <CheckoutLocked action={toCart} />}
      {isError && !purchase && !locked && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {failure && !locked && (
        <div role="alert">
          <ErrorState
            heading={formatMessage(messages.refusedTitle)}
            again={formatMessage(messages.holdAgain)}
            onAgain={() => void refetch().then(again)}
          >
            <FormattedMessage {...messages.refusedText} />
          </ErrorState>
        </div>
      )}
      {waiting && !isError && !locked && <Loader label={formatMessage(messages.holding)} showLabel />}
      {purchase && (
        <Columns>
          <div>
            <EntryGroups lines={lines} itemOf={({ item }) => item}>
              {(line) => (
                <EntryLine
                  key={line.entryId}
                  item={line.item}
                  price={line.price}
                  priced={{ ...line, off: line.discount, discount: purchase.discount }}
                  note={wordDetails(line.details, purchase.payer)}
                />
              )}
            </EntryGroups>
            <ExtraLines lines={purchase.extras} />
            <SaleTerms entries={[...lines, ...purchase.extras]} />
          </div>
          <PayPanel
            purchase={purchase}
            sent={<ToPurchase id={purchase.id} />}
            expired={
              <ErrorState
                heading={formatMessage(messages.holdOver)}
                again={formatMessage(messages.holdAgain)}
                onAgain={again}
              >
                <FormattedMessage {...messages.holdOverText} />
              </ErrorState>
            }
          />
        </Columns>
      )}
    </Page>
  )
}
