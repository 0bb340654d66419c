import { defineMessages } from '../../i18n/defineMessages'

/** What only the cart itself says; the checkout does without. */
export const cartMessages = defineMessages({
  remove: { id: 'purchase.cart.remove', defaultMessage: 'Remove {dog}, {time}' },
  gone: {
    id: 'purchase.cart.gone',
    defaultMessage: 'This class or dog no longer exists. Remove this entry.',
  },
  changed: { id: 'purchase.cart.changed', defaultMessage: 'The price has changed from {before} to {now}.' },
  blocked: {
    id: 'purchase.cart.blocked',
    defaultMessage:
      '{count, plural, one {Remove # entry to continue. The reason is shown beside it.} other {Remove # entries to continue. The reasons are shown beside them.}}',
  },
  unread: {
    id: 'purchase.cart.unread',
    defaultMessage:
      '{count, plural, one {# item in your cart couldn’t be read and was left out.} other {# items in your cart couldn’t be read and were left out.}}',
  },
  dropUnread: { id: 'purchase.cart.dropUnread', defaultMessage: 'Remove for good' },
  cart: { id: 'purchase.cart.title', defaultMessage: 'Your cart', description: 'Heading of the page /cart' },
  empty: { id: 'purchase.cart.empty', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'purchase.cart.emptyText', defaultMessage: 'Open a show and choose a class for your dog.' },
  toShows: { id: 'purchase.cart.toShows', defaultMessage: 'Find a show' },
  loading: { id: 'purchase.cart.loading', defaultMessage: 'Loading today’s prices' },
  checkout: {
    id: 'purchase.cart.checkout',
    defaultMessage: 'Check out',
    description: 'Button in the cart: goes to the payment',
  },
})
