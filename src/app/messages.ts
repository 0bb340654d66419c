import { defineMessages } from '../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'app.loading', defaultMessage: 'Loading the screen' },
  brokenTitle: { id: 'app.broken.title', defaultMessage: 'This screen stopped' },
  brokenText: {
    id: 'app.broken.text',
    defaultMessage: 'Something in it failed. Your cart and your data are safe. Load the page again, or go home.',
  },
  reload: { id: 'app.broken.reload', defaultMessage: 'Load again' },
  home: { id: 'app.broken.home', defaultMessage: 'Go home' },
  notFoundTitle: { id: 'app.notFound.title', defaultMessage: 'This address is not on the plan.' },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'Nothing is built at this address. Check it for a slip, or start again from a place that exists.',
  },
  membersTitle: { id: 'app.members.title', defaultMessage: 'This part is for members' },
  membersText: {
    id: 'app.members.text',
    defaultMessage: 'Dogs, the cart and entries open as soon as the membership fee is paid.',
  },
  payNow: { id: 'app.members.payNow', defaultMessage: 'Pay Now' },
  toShows: { id: 'app.notFound.shows', defaultMessage: 'See the shows' },
})
