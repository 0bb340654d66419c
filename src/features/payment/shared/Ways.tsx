import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PaymentWay, Purchase } from '#contract/purchase/purchase'
import { defineMessages } from '../../../i18n/defineMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectChosenWay, wayChosen } from '../../../store/payment/paymentWaySlice'
import { CardForm, PayByCard } from './CardForm'
import { PageHint, PayOnPage } from './PagePayment'
import { PayAction } from './PayAction'
import { PayByTransfer, TransferHint } from './TransferOption'
import type { usePayment } from './usePayment'
import { WayMarks } from './WayMarks'
import { WayOption } from './WayOption'

/** The choice between ways to pay. */
const messages = defineMessages({
  heading: { id: 'payment.ways.heading', defaultMessage: 'How to pay', description: 'Heads the ways to pay' },
  card: { id: 'payment.ways.card', defaultMessage: 'Card', description: 'A way to pay' },
  cardNote: { id: 'payment.ways.cardNote', defaultMessage: 'Debit or credit' },
  cardOrBank: { id: 'payment.ways.cardOrBank', defaultMessage: 'Card, BLIK or Przelewy24' },
  pageNote: { id: 'payment.ways.pageNote', defaultMessage: 'On Stripe’s secure page' },
  transfer: { id: 'payment.ways.transfer', defaultMessage: 'Bank transfer', description: 'A way to pay' },
  transferNote: { id: 'payment.ways.transferNote', defaultMessage: 'Confirmed when the money arrives' },
})

interface Props {
  purchase: Purchase
  payment: ReturnType<typeof usePayment>
}

const Options = chakra('fieldset', {
  base: {
    minWidth: 0,
    '& > legend': { marginBottom: '2' },
    '& > div:first-of-type': { borderTop: '1px solid', borderColor: 'border' },
  },
})
const One = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

const titleOf = (way: PaymentWay, { currency }: Purchase) => {
  if (way === 'transfer') return messages.transfer
  return way === 'page' && currency === 'PLN' ? messages.cardOrBank : messages.card
}
const noteOf = (way: PaymentWay) => {
  if (way === 'page') return messages.pageNote
  return way === 'transfer' ? messages.transferNote : messages.cardNote
}

const bodyOf = (way: PaymentWay, props: Props): ReactNode => {
  if (way === 'page') return <PageHint purchase={props.purchase} />
  return way === 'transfer' ? <TransferHint /> : <CardForm {...props} />
}
const actionOf = (way: PaymentWay, props: Props): ReactNode => {
  if (way === 'page') return <PayOnPage purchase={props.purchase} />
  return way === 'transfer' ? <PayByTransfer purchase={props.purchase} /> : <PayByCard {...props} />
}

/** The ways to pay a purchase (a choice if there are several), the fields of the chosen one, and the button that pays. */
export const Ways = (props: Props) => {
  const { purchase } = props
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectChosenWay)
  const [first = 'card_form', ...others] = purchase.ways
  const way = others.find((one) => one === chosen) ?? first
  const heading = (
    <chakra.span textStyle="h3">
      <FormattedMessage {...messages.heading} />
    </chakra.span>
  )
  return (
    <>
      {others.length === 0 ? (
        <One>
          <h2>{heading}</h2>
          <WayMarks way={way} currency={purchase.currency} />
          {bodyOf(way, props)}
        </One>
      ) : (
        <Options>
          <legend>{heading}</legend>
          {purchase.ways.map((one) => (
            <WayOption
              key={one}
              name="way"
              value={one}
              checked={one === way}
              onChange={() => dispatch(wayChosen(one))}
              title={<FormattedMessage {...titleOf(one, purchase)} />}
              note={<FormattedMessage {...noteOf(one)} />}
              marks={<WayMarks way={one} currency={purchase.currency} />}
            >
              {one === way && bodyOf(way, props)}
            </WayOption>
          ))}
        </Options>
      )}
      <PayAction>{actionOf(way, props)}</PayAction>
    </>
  )
}
