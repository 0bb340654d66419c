import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'app.loading', defaultMessage: 'Loading the screen' },
  brokenTitle: { id: 'app.broken.title', defaultMessage: 'This screen stopped' },
  brokenText: {
    id: 'app.broken.text',
    defaultMessage: 'Something in it failed. Your cart and your data are safe. Load the page again, or go home.',
  },
  missingTitle: { id: 'app.missing.title', defaultMessage: 'A part of this page did not arrive' },
  missingText: {
    id: 'app.missing.text',
    defaultMessage:
      'The site may have been renewed while you were here, or the connection is slow. Your cart is safe. Load the page again.',
  },
  unsent: {
    id: 'app.broken.unsent',
    defaultMessage: 'A form of yours is not sent yet. Loading again empties it; the menu leads back to it.',
  },
  reload: { id: 'app.broken.reload', defaultMessage: 'Load again' },
  home: { id: 'app.broken.home', defaultMessage: 'Go home' },
  notFoundTitle: { id: 'app.notFound.title', defaultMessage: 'This address is not on the plan.' },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'Nothing is built at this address. Check it for a slip, or start again from a place that exists.',
  },
  didYouMean: {
    id: 'app.notFound.didYouMean',
    defaultMessage: 'There’s no page at this address. Did you mean {address}?',
  },
  membersTitle: { id: 'app.members.title', defaultMessage: 'This part is for members' },
  membersText: {
    id: 'app.members.text',
    defaultMessage: 'Dogs, the cart and entries open as soon as the membership fee is paid.',
  },
  payNow: { id: 'app.members.payNow', defaultMessage: 'Pay Now' },
  loggedIn: { id: 'app.notFound.loggedIn', defaultMessage: 'You are already logged in as {name}.' },
  loggedInNameless: { id: 'app.notFound.loggedInNameless', defaultMessage: 'You are already logged in.' },
  toDashboard: { id: 'app.notFound.dashboard', defaultMessage: 'Go to the dashboard' },
  logout: { id: 'app.notFound.logout', defaultMessage: 'Logout' },
  notLoggedIn: { id: 'app.notFound.notLoggedIn', defaultMessage: 'This page is there once you are logged in.' },
  login: { id: 'app.notFound.login', defaultMessage: 'Login' },
  toShows: { id: 'app.notFound.shows', defaultMessage: 'See the shows' },
})
