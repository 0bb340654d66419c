import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate } from 'react-router'
import { paths } from '../../../contract/paths'
import type { PurchaseRequest } from '../../../contract/purchaseRequest'
import { defaultRules } from '../../../contract/rules'
import { useGetQuoteQuery } from '../../api/quoteApi'
import { useGetRulesQuery } from '../../api/rulesApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Hold } from '../../ui/kit/Hold'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { Steps } from '../../ui/kit/Steps'
import { CardForm } from './CardForm'
import { CheckoutLocked } from './CheckoutLocked'
import { EntryGroups } from './EntryGroups'
import { EntryLine } from './EntryLine'
import { messages } from './messages'
import { Columns, SumPanel } from './SumPanel'
import { useCheckout } from './useCheckout'

/** /checkout: holds the places while the cart is paid; the places, prices and the sum are the server's. */
export const CheckoutScreen = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const items = useAppSelector(selectPurchaseItems)
  const entryRequests = items.map(({ item: { classId, dogId } }) => ({ classId, dogId }))
  const { currentData: quote, isError, refetch } = useGetQuoteQuery(entryRequests, { skip: items.length === 0 })
  const request: PurchaseRequest | null = quote
    ? { kind: 'entries', items: entryRequests, expectedTotal: quote.total }
    : null
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { purchase, failure, locked, secondsLeft, again } = useCheckout(request)
  if (items.length === 0) return <Navigate to={paths.cart} replace />
  const over = secondsLeft !== null && secondsLeft <= 0
  const steps = [messages.stepCart, messages.stepPay, messages.stepClear].map((step) => ({
    label: formatMessage(step),
  }))
  const toCart = (
    <Button asChild variant="quiet">
      <Link to={paths.cart}>
        <FormattedMessage {...messages.toCart} />
      </Link>
    </Button>
  )
  return (
    <Page title={formatMessage(messages.checkoutTitle)}>
      <Steps label={formatMessage(messages.steps)} steps={steps} current={1} />
      {locked && <CheckoutLocked action={toCart} />}
      {isError && !locked && (
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
            {failure.message}
          </ErrorState>
          {toCart}
        </div>
      )}
      {!purchase && !failure && !isError && !locked && <Loader label={formatMessage(messages.holding)} showLabel />}
      {purchase && (
        <Columns>
          <EntryGroups lines={purchase.lines.filter((line) => line.kind === 'entry')} itemOf={({ item }) => item}>
            {({ entryId, item, price }) => <EntryLine key={entryId} item={item} price={price} />}
          </EntryGroups>
          <SumPanel>
            {secondsLeft !== null && !over && (
              <div data-hold>
                <Hold
                  secondsLeft={secondsLeft}
                  secondsTotal={rules.holdMinutes * 60}
                  label={<FormattedMessage {...messages.holdLabel} />}
                  hint={<FormattedMessage {...messages.holdHint} />}
                  lastMinute={formatMessage(messages.lastMinute)}
                />
              </div>
            )}
            <SumPanel.Line
              label={<FormattedMessage {...messages.total} />}
              note={<FormattedMessage {...messages.entries} values={{ count: purchase.lines.length }} />}
            >
              {money(purchase.total, purchase.currency)}
            </SumPanel.Line>
            {over ? (
              <ErrorState
                heading={formatMessage(messages.holdOver)}
                again={formatMessage(messages.holdAgain)}
                onAgain={again}
              >
                <FormattedMessage {...messages.holdOverText} />
              </ErrorState>
            ) : (
              <CardForm purchase={purchase} />
            )}
          </SumPanel>
        </Columns>
      )}
    </Page>
  )
}
