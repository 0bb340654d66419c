import { defineMessages } from '../../i18n/defineMessages'

export const previewMessages = defineMessages({
  notice: {
    id: 'shows.preview.notice',
    defaultMessage: 'This is how members will see the show once it’s published. Nobody can enter from here.',
  },
  back: { id: 'shows.preview.back', defaultMessage: 'Back to the desk' },
  toList: { id: 'shows.preview.toList', defaultMessage: 'All shows at the desk' },
})
