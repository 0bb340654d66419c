import { defineMessages } from '../../../../i18n/defineMessages'

/** What a receipt says of changing an entry. */
export const changeMessages = defineMessages({
  change: {
    id: 'purchase.change.open',
    defaultMessage: 'Change',
    description: 'Button beside a paid entry: opens the choice of another dog or class for it',
  },
  changeOne: { id: 'purchase.change.openOne', defaultMessage: 'Change {dog}, {time}' },
  was: {
    id: 'purchase.change.was',
    defaultMessage: 'Changed on {day}. Before: {dog}, {date}, {time}, ring {ring}.',
  },
})
