import { defineMessages } from '../../i18n/defineMessages'

/** Apart from the other words of the frame, which every page starts with. */
export const messages = defineMessages({
  lapsed: {
    id: 'layouts.lapsed.text',
    defaultMessage: 'Your membership ended on {day}. Renew it to enter shows.',
  },
  renew: { id: 'layouts.lapsed.action', defaultMessage: 'Renew' },
  label: { id: 'layouts.lapsed.label', defaultMessage: 'Membership' },
})
