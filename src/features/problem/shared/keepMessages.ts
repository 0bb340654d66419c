import { defineMessages } from '../../../i18n/defineMessages'

export const keepMessages = defineMessages({
  keep: {
    id: 'problem.keep.label',
    defaultMessage: 'Keep the last ten minutes of what I do in this tab, so that a report can show it',
  },
  hint: {
    id: 'problem.keep.hint',
    defaultMessage:
      'Only in this tab’s memory. You see it before you send it. Logging out or switching this off deletes it.',
  },
})
