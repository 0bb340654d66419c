import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  failed: { id: 'purchase.cart.failed', defaultMessage: 'Couldn’t load the prices' },
  failedText: {
    id: 'purchase.cart.failedText',
    defaultMessage: 'Your cart is saved. Check your connection and try again.',
  },
  checkoutTitle: {
    id: 'purchase.checkout.title',
    defaultMessage: 'Checkout',
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
})
