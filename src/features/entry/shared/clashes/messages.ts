import { defineMessages } from '../../../../i18n/defineMessages'

export const messages = defineMessages({
  removed: { id: 'entry.chosen.removed', defaultMessage: '{dog}, {time}: removed from your cart.' },
  removedMany: {
    id: 'entry.chosen.removedMany',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} removed from your cart.',
  },
  undo: { id: 'entry.chosen.undo', defaultMessage: 'Undo', description: 'Button: puts entries back into the cart' },
})
