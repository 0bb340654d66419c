import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  unread: {
    id: 'purchase.cart.unread',
    defaultMessage:
      '{count, plural, one {# item in your cart couldn’t be read and was left out.} other {# items in your cart couldn’t be read and were left out.}}',
  },
  cart: { id: 'purchase.cart.title', defaultMessage: 'Cart', description: 'Heading of the page /cart' },
  empty: { id: 'purchase.cart.empty', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'purchase.cart.emptyText', defaultMessage: 'Open a show and choose a class for your dog.' },
  toShows: { id: 'purchase.cart.toShows', defaultMessage: 'Find a show' },
  loading: { id: 'purchase.cart.loading', defaultMessage: 'Loading today’s prices' },
  failed: { id: 'purchase.cart.failed', defaultMessage: 'Couldn’t load the prices' },
  failedText: {
    id: 'purchase.cart.failedText',
    defaultMessage: 'Your cart is saved. Check your connection and try again.',
  },
  sum: { id: 'purchase.one.total', defaultMessage: 'Total', description: 'Label of the amount on a receipt' },
  checkout: {
    id: 'purchase.cart.checkout',
    defaultMessage: 'Check out',
    description: 'Button in the cart: goes to the payment',
  },
  checkoutTitle: {
    id: 'purchase.checkout.title',
    defaultMessage: 'Check out',
    description: 'Heading of the page /checkout',
  },
  holding: { id: 'purchase.checkout.holding', defaultMessage: 'Reserving your places' },
  holdOver: { id: 'purchase.checkout.holdOver', defaultMessage: 'Your hold has expired' },
  holdOverText: {
    id: 'purchase.checkout.holdOverText',
    defaultMessage: 'You have not been charged, and your cart is saved. Reserve the places again to pay.',
  },
  holdAgain: { id: 'purchase.checkout.holdAgain', defaultMessage: 'Try again' },
  refusedTitle: { id: 'purchase.checkout.refused', defaultMessage: 'Couldn’t reserve your places' },
  refusedText: {
    id: 'purchase.checkout.refusedText',
    defaultMessage: 'You have not been charged. Check your cart, then try again.',
  },
  toCart: { id: 'purchase.checkout.toCart', defaultMessage: 'Back to cart' },
  stepCart: { id: 'purchase.cart.step', defaultMessage: 'Cart', description: 'Step 1 of 3 of buying entries' },
  purchaseTitle: { id: 'purchase.one.title', defaultMessage: 'Purchase {number}' },
  paidTitle: { id: 'purchase.one.paid', defaultMessage: 'Paid. Clear round.' },
  paidOn: { id: 'purchase.one.paidOn', defaultMessage: 'Purchase {number}, paid on {date}' },
  memberUntil: { id: 'purchase.one.memberUntil', defaultMessage: 'Member until {date}' },
  notPaid: { id: 'purchase.one.notPaid', defaultMessage: 'Not paid. You have not been charged.' },
  transferAwaited: { id: 'purchase.one.transferAwaited', defaultMessage: 'Waiting for your bank transfer.' },
  waitingText: {
    id: 'purchase.one.waitingText',
    defaultMessage:
      'Your payment has been sent. This page shows the result as soon as the bank confirms it. You won’t be charged twice.',
  },
  expired: {
    id: 'purchase.one.expired',
    defaultMessage: 'Your hold has expired and your places were released. You have not been charged.',
  },
  cancelled: {
    id: 'purchase.one.cancelled',
    defaultMessage: 'This purchase was cancelled. You have not been charged.',
  },
  refunded: {
    id: 'purchase.one.refunded',
    defaultMessage: 'Your places were taken before the payment arrived, so the full amount goes back the way you paid.',
  },
  entered: {
    id: 'purchase.one.entered',
    defaultMessage: 'Entered',
    description: 'State of one paid entry: the dog is entered in this class',
  },
  notFound: { id: 'purchase.one.notFound', defaultMessage: 'Couldn’t load this purchase' },
  notFoundText: {
    id: 'purchase.one.notFoundText',
    defaultMessage: 'It may belong to another account. Check your connection and try again.',
  },
  loadingOne: { id: 'purchase.one.loading', defaultMessage: 'Loading your purchase' },
  toDogs: { id: 'purchase.one.toDogs', defaultMessage: 'Add your dogs' },
  toDashboard: { id: 'purchase.one.toDashboard', defaultMessage: 'Go to your dashboard' },
})
