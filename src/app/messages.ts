import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'app.loading', defaultMessage: 'Loading the page' },
  brokenTitle: { id: 'app.broken.title', defaultMessage: 'Something went wrong' },
  brokenText: {
    id: 'app.broken.text',
    defaultMessage: 'Your cart and your data are safe. Reload the page, or go to the home page.',
  },
  missingTitle: { id: 'app.missing.title', defaultMessage: 'Part of this page couldn’t be loaded' },
  missingText: {
    id: 'app.missing.text',
    defaultMessage:
      'The site may have been updated, or your connection is slow. Your cart is safe. Reload the page to try again.',
  },
  unsent: {
    id: 'app.broken.unsent',
    defaultMessage: 'You have a form that hasn’t been sent. Reloading clears it: use the menu to go back to it first.',
  },
  reload: { id: 'app.broken.reload', defaultMessage: 'Reload the page' },
  home: { id: 'app.broken.home', defaultMessage: 'Go to the home page' },
  notFoundTitle: { id: 'app.notFound.title', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'There’s no page at this address. Check it for typos, or start from one of these pages.',
  },
  didYouMean: {
    id: 'app.notFound.didYouMean',
    defaultMessage: 'There’s no page at this address. Did you mean {address}?',
  },
  membersTitle: { id: 'app.members.title', defaultMessage: 'For members only' },
  membersText: {
    id: 'app.members.text',
    defaultMessage: 'Pay the membership fee to use dogs, entries and the cart.',
  },
  payNow: { id: 'app.members.payNow', defaultMessage: 'Pay Now' },
  loggedIn: { id: 'app.notFound.loggedIn', defaultMessage: 'You’re already logged in as {name}.' },
  loggedInNameless: { id: 'app.notFound.loggedInNameless', defaultMessage: 'You’re already logged in.' },
  toDashboard: { id: 'app.notFound.dashboard', defaultMessage: 'Go to the dashboard' },
  logout: { id: 'app.notFound.logout', defaultMessage: 'Logout' },
  notLoggedIn: { id: 'app.notFound.notLoggedIn', defaultMessage: 'Log in to see this page.' },
  login: { id: 'app.notFound.login', defaultMessage: 'Login' },
  toShows: { id: 'app.notFound.shows', defaultMessage: 'See the shows' },
})
