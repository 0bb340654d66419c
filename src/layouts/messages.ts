import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  home: { id: 'layouts.menu.home', defaultMessage: 'Home' },
  about: { id: 'layouts.menu.about', defaultMessage: 'About' },
  judging: { id: 'layouts.menu.judging', defaultMessage: 'Judging' },
  contact: { id: 'layouts.menu.contact', defaultMessage: 'Contact' },
  regulations: { id: 'layouts.menu.regulations', defaultMessage: 'Regulations' },
  leagues: { id: 'layouts.menu.leagues', defaultMessage: 'Leagues' },
  news: { id: 'layouts.menu.news', defaultMessage: 'News' },
  terms: { id: 'layouts.menu.terms', defaultMessage: 'Terms and conditions' },
  privacy: { id: 'layouts.menu.privacy', defaultMessage: 'Privacy policy' },
  menu: { id: 'layouts.menu.menu', defaultMessage: 'Menu' },
  join: { id: 'layouts.menu.join', defaultMessage: 'Join' },
  register: { id: 'layouts.menu.register', defaultMessage: 'Register' },
  compete: {
    id: 'layouts.menu.compete',
    description: 'A group of the main menu: shows, leagues, regulations',
    defaultMessage: 'Compete',
  },
  shows: { id: 'layouts.menu.shows', defaultMessage: 'Shows' },
  login: { id: 'layouts.menu.login', defaultMessage: 'Login' },
  logout: { id: 'layouts.menu.logout', defaultMessage: 'Logout' },
  mainMenu: { id: 'layouts.menu.main', defaultMessage: 'Main menu' },
  toHome: { id: 'layouts.mark.home', defaultMessage: 'Clear Round, go to the home page' },
  toDashboard: { id: 'layouts.mark.dashboard', defaultMessage: 'Clear Round, go to the dashboard' },
  skip: { id: 'layouts.skip', defaultMessage: 'Skip to main content' },
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
  notices: { id: 'layouts.notices', defaultMessage: 'Notifications' },
  apiError: { id: 'layouts.apiError.title', defaultMessage: 'API Error' },
  reference: {
    id: 'layouts.apiError.reference',
    defaultMessage: 'Error reference (quote it if you contact us): {requestId}',
  },
  times: {
    id: 'layouts.apiError.times',
    description: 'How often the same error has come',
    defaultMessage: '{count, plural, one {# time} other {# times}}',
  },
  unexpected: { id: 'layouts.apiError.unexpected', defaultMessage: 'An unexpected error occurred' },
  scriptError: { id: 'layouts.scriptError.title', defaultMessage: 'Something went wrong' },
  scriptErrorText: {
    id: 'layouts.scriptError.text',
    defaultMessage:
      'Something on this page may not have worked. Try again. If it still doesn’t work, report a problem.',
  },
  loading: { id: 'layouts.loading', defaultMessage: 'Loading the members’ portal' },
  close: { id: 'layouts.apiError.close', defaultMessage: 'Close' },
  storageRefused: {
    id: 'layouts.storageRefused',
    defaultMessage: 'Your browser is blocking storage. Your cart and your login last until you close this page.',
  },
  languageMissing: {
    id: 'layouts.languageMissing',
    defaultMessage: 'Couldn’t load the language you chose. The page will switch as soon as it’s available.',
  },
  report: { id: 'layouts.report', defaultMessage: 'Report a problem' },
  copyright: { id: 'layouts.copyright', defaultMessage: '© {year} {name}' },
})
