import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  deleted: { id: 'account.goodbye.deleted', defaultMessage: 'Your account is deleted' },
  deletedText: {
    id: 'account.goodbye.deletedText',
    defaultMessage: 'Your personal data has been removed. You can register again at any time.',
  },
  nothingDeleted: { id: 'account.goodbye.nothingDeleted', defaultMessage: 'Nothing was deleted' },
  nothingDeletedText: {
    id: 'account.goodbye.nothingDeletedText',
    defaultMessage: 'This page confirms that an account was deleted. If you have an account, it hasn’t changed.',
  },
  dashboard: { id: 'account.goodbye.dashboard', defaultMessage: 'Go to the dashboard' },
  home: { id: 'account.goodbye.home', defaultMessage: 'Go to the home page' },
})
