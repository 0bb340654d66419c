import { defineMessages } from '../../i18n/defineMessages'

export const previewMessages = defineMessages({
  tab: { id: 'show.preview.tab', defaultMessage: 'Preview of {show}' },
  notice: {
    id: 'show.preview.notice',
    defaultMessage: 'This is how members will see the show once it’s published. You can’t enter dogs from here.',
  },
  back: { id: 'show.preview.back', defaultMessage: 'Back to organiser area' },
  toList: { id: 'show.preview.toList', defaultMessage: 'All your shows' },
})
