import { defineMessages } from '../../i18n/defineMessages'

export const photoMessages = defineMessages({
  alt: { id: 'dog.photo.alt', defaultMessage: '{name}', description: 'Read out in place of the photo of a dog' },
  add: { id: 'dog.photo.add', defaultMessage: 'Add a photo' },
  change: { id: 'dog.photo.change', defaultMessage: 'Change the photo' },
  hint: {
    id: 'dog.photo.hint',
    defaultMessage:
      'We remove where and when it was taken. Only you and those you share the dog’s card with can see it.',
  },
  types: { id: 'dog.photo.types', defaultMessage: 'JPEG, PNG or WebP', description: 'The files that can be uploaded' },
  uploading: { id: 'dog.photo.uploading', defaultMessage: 'Uploading the photo' },
  remove: { id: 'dog.photo.remove', defaultMessage: 'Remove photo' },
})
