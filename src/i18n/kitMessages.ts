import { defineMessages } from './defineMessages'

/** What dialogs, menus and fields of the kit say themselves, the same on every screen. */
export const kitMessages = defineMessages({
  loading: { id: 'kit.loading', defaultMessage: 'Loading' },
  partFailed: {
    id: 'kit.partFailed',
    defaultMessage: 'Part of this page couldn’t be loaded. Check your connection and try again.',
  },
  close: { id: 'kit.close', defaultMessage: 'Close', description: 'Button that closes a dialog' },
  cancel: { id: 'kit.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog: closes it, nothing happens' },
})
