import { defineMessages } from '../../i18n/defineMessages'

export const previewMessages = defineMessages({
  tab: { id: 'shows.preview.tab', defaultMessage: 'Preview of {show}' },
  notice: {
    id: 'shows.preview.notice',
    defaultMessage: 'This is how members will see the show once it’s published. You can’t enter dogs from here.',
  },
  back: { id: 'shows.preview.back', defaultMessage: 'Back to organiser area' },
  toList: { id: 'shows.preview.toList', defaultMessage: 'All your shows' },
})
