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
})
