import { defineMessages } from '../../../i18n/defineMessages'

export const keepMessages = defineMessages({
  keep: {
    id: 'problem.keep.label',
    defaultMessage: 'Keep my steps of the last ten minutes in this tab, so that I can send them with a report',
  },
  hint: {
    id: 'problem.keep.hint',
    defaultMessage:
      'They’re kept only in this tab’s memory, and you see them before you send them. Logging out or switching this off deletes them.',
  },
})
