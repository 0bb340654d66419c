import { defineMessages } from '../../i18n/defineMessages'

export const photoMessages = defineMessages({
  alt: { id: 'dogs.photo.alt', defaultMessage: '{name}', description: 'Read out in place of the photo of a dog' },
  add: { id: 'dogs.photo.add', defaultMessage: 'Add a photo' },
  change: { id: 'dogs.photo.change', defaultMessage: 'Change the photo' },
  hint: {
    id: 'dogs.photo.hint',
    defaultMessage:
      'We remove where and when it was taken. Only you and those you share the dog’s card with can see it.',
  },
  types: { id: 'dogs.photo.types', defaultMessage: 'JPEG, PNG or WebP', description: 'The files that can be uploaded' },
  uploading: { id: 'dogs.photo.uploading', defaultMessage: 'Uploading the photo' },
  remove: { id: 'dogs.photo.remove', defaultMessage: 'Remove photo' },
})
