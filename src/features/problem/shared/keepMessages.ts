import { defineMessages } from '../../../i18n/defineMessages'

export const keepMessages = defineMessages({
  keep: {
    id: 'problem.keep.label',
    defaultMessage: 'Keep a record of my last ten minutes in this tab, so I can send it with a problem report',
  },
  hint: {
    id: 'problem.keep.hint',
    defaultMessage:
      'It’s kept only in this tab’s memory, and you’ll see it before you send it. Logging out or switching this off deletes it.',
  },
})
