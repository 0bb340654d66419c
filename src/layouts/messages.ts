import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  home: { id: 'layouts.menu.home', defaultMessage: 'Home' },
  join: { id: 'layouts.menu.join', defaultMessage: 'Join' },
  register: { id: 'layouts.menu.register', defaultMessage: 'Register' },
  compete: { id: 'layouts.menu.compete', defaultMessage: 'Compete' },
  shows: { id: 'layouts.menu.shows', defaultMessage: 'Shows' },
  dogs: { id: 'layouts.menu.dogs', defaultMessage: 'Dogs' },
  cart: { id: 'layouts.menu.cart', defaultMessage: 'Cart' },
  login: { id: 'layouts.menu.login', defaultMessage: 'Login' },
  logout: { id: 'layouts.menu.logout', defaultMessage: 'Logout' },
  mainMenu: { id: 'layouts.menu.main', defaultMessage: 'Main menu' },
  sideMenu: { id: 'layouts.menu.side', defaultMessage: 'Members’ menu' },
  collapse: { id: 'layouts.menu.collapse', defaultMessage: 'Collapse menu' },
  expand: { id: 'layouts.menu.expand', defaultMessage: 'Expand menu' },
  cartCount: {
    id: 'layouts.menu.cartCount',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # entry} other {Cart, # entries}}',
  },
  toHome: { id: 'layouts.mark.home', defaultMessage: 'Clear Round, home' },
  toDashboard: { id: 'layouts.mark.dashboard', defaultMessage: 'Clear Round, dashboard' },
  skip: { id: 'layouts.skip', defaultMessage: 'Skip to the content' },
  darkTheme: { id: 'layouts.theme.dark', defaultMessage: 'Dark theme' },
  lightTheme: { id: 'layouts.theme.light', defaultMessage: 'Light theme' },
  payNow: {
    id: 'layouts.payNow.text',
    defaultMessage: 'To access the portal please pay membership fee.',
    description: 'Fixed by the specification, letter for letter',
  },
  payNowAction: { id: 'layouts.payNow.action', defaultMessage: 'Pay Now' },
  maintenance: {
    id: 'layouts.maintenance',
    defaultMessage:
      'We are experiencing a technical problem and service experience might be limited. Please try again in few minutes.',
    description: 'Fixed by the specification, letter for letter',
  },
  notices: { id: 'layouts.notices', defaultMessage: 'Notices' },
  apiError: { id: 'layouts.apiError.title', defaultMessage: 'API Error' },
  times: { id: 'layouts.apiError.times', defaultMessage: '{count, plural, one {# time} other {# times}}' },
  unexpected: { id: 'layouts.apiError.unexpected', defaultMessage: 'An unexpected error occurred' },
  loading: { id: 'layouts.loading', defaultMessage: 'Loading the members’ portal' },
  close: { id: 'layouts.apiError.close', defaultMessage: 'Close' },
  storageRefused: {
    id: 'layouts.storageRefused',
    defaultMessage: 'This browser refuses to keep data. Your cart and your session last until you close this page.',
  },
  languageMissing: {
    id: 'layouts.languageMissing',
    defaultMessage: 'The words of this language did not arrive. Check the connection and choose it again.',
  },
  copyright: { id: 'layouts.copyright', defaultMessage: '© {year} Clear Round' },
})
