import { defineMessages } from '../../i18n/defineMessages'

/** Apart from the other words of the frame, which every page starts with. */
export const messages = defineMessages({
  announcements: { id: 'layouts.menu.announcements', defaultMessage: 'Announcements' },
  more: { id: 'layouts.menu.more', defaultMessage: 'More' },
  profile: { id: 'layouts.menu.profile', defaultMessage: 'Profile' },
  dogs: { id: 'layouts.menu.dogs', defaultMessage: 'Dogs' },
  cart: { id: 'layouts.menu.cart', defaultMessage: 'Cart' },
  collapse: { id: 'layouts.menu.collapse', defaultMessage: 'Collapse menu' },
  expand: { id: 'layouts.menu.expand', defaultMessage: 'Expand menu' },
  sideMenu: { id: 'layouts.menu.side', defaultMessage: 'Members’ menu' },
  cartCount: {
    id: 'layouts.menu.cartCount',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # entry} other {Cart, # entries}}',
  },
  lapsed: {
    id: 'layouts.lapsed.text',
    defaultMessage: 'Your membership expired on {day}. Renew it to enter shows.',
  },
  paused: {
    id: 'layouts.paused.text',
    defaultMessage: 'Your membership is paused. Contact us to resume it and enter shows.',
  },
  contact: { id: 'layouts.paused.action', defaultMessage: 'Contact us' },
  renew: { id: 'layouts.lapsed.action', defaultMessage: 'Renew' },
  label: { id: 'layouts.lapsed.label', defaultMessage: 'Membership' },
})
