import { defineMessages } from '../../../../i18n/defineMessages'

export const messages = defineMessages({
  removed: { id: 'chosen.removed', defaultMessage: '{dog}, {time}: removed from your cart.' },
  removedMany: {
    id: 'chosen.removedMany',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} removed from your cart.',
  },
  undo: { id: 'chosen.undo', defaultMessage: 'Undo', description: 'Button: puts entries back into the cart' },
})
