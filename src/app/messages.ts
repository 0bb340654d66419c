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
    defaultMessage: 'You have an unsent form. If you reload, you’ll lose it. Use the menu to go back to it first.',
  },
  reload: { id: 'app.broken.reload', defaultMessage: 'Reload the page' },
  home: { id: 'app.broken.home', defaultMessage: 'Go to the home page' },
  report: { id: 'app.broken.report', defaultMessage: 'Report a problem' },
})
