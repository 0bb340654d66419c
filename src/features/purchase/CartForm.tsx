import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sameEntry, type EntryRequest, type PurchaseItem } from '#contract/purchase/cartItem'
import type { PurchaseExtraItem } from '#contract/extra/cartExtra'
import { sum } from '#contract/shared/money'
import type { EntryDefaults } from '#contract/entry/details'
import { Form } from '../../forms/Form'
import { useFormats } from '../../i18n/useFormats'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { FormError } from '../../ui/kit/FormError'
import { Loader } from '../../ui/kit/Loader'
import { Numeral } from '../../ui/kit/Numeral'
import { cartMessages } from './cartMessages'
import { CartExtras } from './CartExtras'
import { CartLine } from './CartLine'
import { CartDay, EntryDay } from './DayFields'
import { handlerIn } from './dayForm'
import { dayMessages } from './dayMessages'
import { EntryGroups } from './EntryGroups'
import { messages } from './messages'
import { ItemCounts } from '../payment/shared/ItemCounts'
import { paymentMessages } from '../payment/shared/paymentMessages'
import { ClashAdvice } from '../entry/shared/clashes/ClashAdvice'
import { Columns, SumPanel } from '../payment/shared/SumPanel'
import { DiscountField, RefusedCode, RemoveCode } from './DiscountCode'
import { discountMessages } from './discountMessages'
import { PayAction } from '../payment/shared/PayAction'
import { SaleTerms } from '../payment/shared/SaleTerms'
import { PriceParts } from '../payment/shared/PriceParts'
import type { useCartQuote } from './shared/useCartQuote'
import { useDayForm } from './useDayForm'

const Chosen = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })

interface Props {
  items: readonly PurchaseItem[]
  extras: readonly PurchaseExtraItem[]
  remembered: EntryDefaults
  /** What is remembered is known, or will not be: the form can be filled in. */
  ready: boolean
  /** The quote, passed in because this form remounts and a remount would fetch it again. */
  answer: ReturnType<typeof useCartQuote>
}

/** The cart's entries at the server's prices, what each says of the day, and the way to pay them. */
export const CartForm = ({ items, extras, remembered, ready, answer }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { currentData: quote, isError, isFetching, refetch, discountCode } = answer
  const form = useDayForm(items, remembered)
  const lineOf = (entry: EntryRequest) => quote?.lines.find(({ item }) => sameEntry(item, entry))
  const others = (entry: EntryRequest) => {
    const handler = handlerIn(form.values, entry)
    return items.flatMap(({ item }) => (handlerIn(form.values, item) === handler ? [item] : []))
  }
  const refused = [...(quote?.lines ?? []), ...(quote?.extras ?? [])].filter(({ reasons }) => reasons.length > 0)
  // A server of the version before says nothing of extras: they cannot be bought there.
  const unknown = quote ? quote.missing.length + extras.length - quote.extras.length : 0
  const blocked = unknown + refused.length
  return (
    <Form form={form}>
      <Columns>
        <Chosen>
          <ClashAdvice lines={items} handlerOf={({ item }) => handlerIn(form.values, item)} />
          {items.length > 0 && (
            <EntryGroups lines={items} itemOf={({ item }) => item}>
              {(item) => (
                <CartLine
                  key={`${item.item.classId} ${item.item.dogId}`}
                  kept={item}
                  quoted={lineOf(item.item)}
                  discount={quote?.discount ?? null}
                  others={others(item.item)}
                  missing={quote !== undefined && lineOf(item.item) === undefined}
                  day={ready && <EntryDay form={form} item={item.item} />}
                />
              )}
            </EntryGroups>
          )}
          <CartExtras items={extras} quote={quote} />
          {items.length > 0 &&
            (ready ? <CartDay form={form} /> : <Loader label={formatMessage(dayMessages.loading)} />)}
          {quote && quote.lines.length + quote.extras.length > 0 && (
            <SaleTerms entries={[...quote.lines, ...quote.extras]} />
          )}
        </Chosen>
        <SumPanel>
          {isError && (
            <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
              <FormattedMessage {...messages.failedText} />
            </ErrorState>
          )}
          {quote?.discount && (
            <PriceParts
              entries={items.length}
              price={sum(quote.lines.map(({ price }) => price))}
              discount={quote.discount}
              currency={quote.currency}
              extras={quote.extras}
            />
          )}
          {discountCode === undefined && items.length > 0 && <DiscountField items={items} />}
          {discountCode !== undefined && quote?.codeRefusal && (
            <RefusedCode code={discountCode} refusal={quote.codeRefusal} />
          )}
          {discountCode !== undefined && !quote?.codeRefusal && <RemoveCode code={discountCode} />}
          {!isError && (
            <SumPanel.Line
              label={<FormattedMessage {...paymentMessages.total} />}
              note={!quote?.discount && <ItemCounts entries={items.length} extras={extras.length} />}
            >
              {quote ? money(quote.total, quote.currency) : '…'}
            </SumPanel.Line>
          )}
          {blocked > 0 && (
            <FormError>
              <FormattedMessage {...cartMessages.blocked} values={{ count: blocked }} />
            </FormError>
          )}
          {quote?.total === 0 && quote.discount && <FormattedMessage {...discountMessages.free} tagName="p" />}
          {quote && ready && blocked === 0 && !quote.codeRefusal && (
            <PayAction sum={<Numeral size="l">{money(quote.total, quote.currency)}</Numeral>}>
              <Button type="submit" block icon={<Lock aria-hidden />}>
                <FormattedMessage {...cartMessages.checkout} />
              </Button>
            </PayAction>
          )}
          {isFetching && !quote && (
            <chakra.p textStyle="small" role="status">
              <FormattedMessage {...cartMessages.loading} />
            </chakra.p>
          )}
        </SumPanel>
      </Columns>
    </Form>
  )
}
