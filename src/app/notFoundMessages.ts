import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  notFoundTitle: { id: 'app.notFound.title', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'There’s no page at this address. Check it for typos, or start from one of these pages.',
  },
  home: { id: 'app.notFound.home', defaultMessage: 'Go to the home page' },
  toProfile: { id: 'app.notFound.profile', defaultMessage: 'Go to your profile' },
  didYouMean: {
    id: 'app.notFound.didYouMean',
    defaultMessage: 'There’s no page at this address. Did you mean {address}?',
  },
  loggedIn: { id: 'app.notFound.loggedIn', defaultMessage: 'You’re already logged in as {name}.' },
  loggedInNameless: { id: 'app.notFound.loggedInNameless', defaultMessage: 'You’re already logged in.' },
  toDashboard: { id: 'app.notFound.dashboard', defaultMessage: 'Go to the dashboard' },
  logout: { id: 'app.notFound.logout', defaultMessage: 'Logout' },
  notLoggedIn: { id: 'app.notFound.notLoggedIn', defaultMessage: 'Log in to see this page.' },
  login: { id: 'app.notFound.login', defaultMessage: 'Login' },
  toShows: { id: 'app.notFound.shows', defaultMessage: 'See the shows' },
})
