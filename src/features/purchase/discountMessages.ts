import { defineMessages } from '../../i18n/defineMessages'

export const discountMessages = defineMessages({
  label: { id: 'purchase.discount.label', defaultMessage: 'Discount code' },
  apply: { id: 'purchase.discount.apply', defaultMessage: 'Apply', description: 'Button: uses a discount code' },
  remove: {
    id: 'purchase.discount.remove',
    defaultMessage: 'Remove {code}',
    description: 'Button: no longer uses a discount code',
  },
  refused: { id: 'purchase.discount.refused', defaultMessage: 'Code {code}: {reason}' },
  free: {
    id: 'purchase.discount.free',
    defaultMessage: 'There’s nothing to pay. Confirm your entries in the next step.',
  },
})
