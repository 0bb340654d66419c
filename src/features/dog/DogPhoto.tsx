import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import type { Dog } from '#contract/dog/dog'
import { limits } from '#contract/shared/limits'
import { fill } from '#contract/shared/paths'
import { useRemoveDogPhotoMutation, useUploadDogPhotoMutation } from '../../api/dog/dogPhotoApi'
import { failureOf } from '../../api/failureOf'
import { defineMessages } from '../../i18n/defineMessages'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useCallKey } from '../../store/router/useCallKey'
import { useFiles } from '../../store/ui/useFiles'
import { DogStand } from '../../ui/art/DogStand'
import { Button } from '../../ui/kit/Button'
import { FileDrop } from '../../ui/kit/FileDrop'
import { Loader } from '../../ui/kit/Loader'

const messages = defineMessages({
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

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    aspectRatio: '4 / 3',
    bg: 'bg.subtle',
    borderRadius: 'plank',
    overflow: 'hidden',
    '& > img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
})
const Photo = chakra('img')

/** The photo of a dog, or in its place the drawn dog. */
export const DogPicture = ({ name, photo, size }: Pick<Dog, 'name' | 'photo'> & { size: 'large' | 'small' }) => {
  const { formatMessage } = useIntl()
  const { addressOf } = useFiles()
  return (
    <Frame>
      {photo === null ? (
        <DogStand height="60%" />
      ) : (
        <Photo
          src={addressOf(fill(dogEndpoints.getDogPhotoFile.path, { id: photo, size }))}
          alt={formatMessage(messages.alt, { name })}
        />
      )}
    </Frame>
  )
}

const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '480px' } })
const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] }

/** The photo of a dog, which its keepers add, change and remove; each is sent as soon as it is chosen. */
export const DogPhoto = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { keep } = useFiles()
  const [upload, uploading] = useUploadDogPhotoMutation(useCallKey(`photo ${dog.id}`))
  const [remove, removing] = useRemoveDogPhotoMutation(useCallKey(`remove photo ${dog.id}`))
  const { errorOf } = useFieldErrors(failureOf(uploading)?.fields ?? {}, {})
  const send = ([file]: File[]) => {
    if (file) void upload({ slug: dog.slug, file: keep(file) })
  }
  return (
    <Part>
      <DogPicture name={dog.name} photo={dog.photo} size="large" />
      {uploading.isLoading ? (
        <Loader label={formatMessage(messages.uploading)} showLabel />
      ) : (
        <FileDrop
          id="dog-photo"
          label={formatMessage(dog.photo === null ? messages.add : messages.change)}
          hint={formatMessage(messages.hint)}
          error={errorOf('photo')}
          accept={accept}
          types={formatMessage(messages.types)}
          maxMegabytes={limits.photoMaxMegabytes}
          maxFiles={1}
          files={[]}
          onChange={send}
        />
      )}
      {dog.photo !== null && (
        <div>
          <Button
            variant="outline"
            icon={<Trash2 aria-hidden />}
            pending={removing.isLoading}
            onClick={() => void remove(dog.slug)}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
      )}
    </Part>
  )
}
