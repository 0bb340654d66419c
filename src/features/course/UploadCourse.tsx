import { useIntl } from 'react-intl'
import { courseLimits, type CourseReview } from '#contract/course/course'
import { useUploadCourseMutation } from '../../api/course/courseApi'
import { failureOf } from '../../api/failureOf'
import type { ApiFailure } from '../../api/request'
import type { ClassArg } from '../../api/results/resultApi'
import { useCallKey } from '../../store/router/useCallKey'
import { useFiles } from '../../store/ui/useFiles'
import { FileDrop } from '../../ui/kit/FileDrop'
import { Loader } from '../../ui/kit/Loader'
import { messages as common, uploadMessages as messages } from './messages'

const accept = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/svg+xml': ['.svg'],
}

interface Props {
  at: ClassArg
  review: CourseReview
}

/** Uploads the first or the next version of a course, as soon as it is chosen. */
export const UploadCourse = ({ at, review: { versions } }: Props) => {
  const { formatMessage } = useIntl()
  const { keep } = useFiles()
  const [upload, uploading] = useUploadCourseMutation(useCallKey(`course ${at.classId}`))
  const number = versions.length + 1
  const errorOf = (failure: ApiFailure | null) => {
    if (!failure) return undefined
    if (failure.fields.course === 'too_many_pixels') return formatMessage(messages.tooManyPixels)
    if (failure.fields.course !== undefined) return formatMessage(messages.invalid)
    return failure.code === 'stale'
      ? formatMessage(common.changed)
      : (failure.message ?? formatMessage(messages.failed))
  }
  if (uploading.isLoading) return <Loader label={formatMessage(messages.uploading)} showLabel />
  return (
    <FileDrop
      id="course-file"
      label={number === 1 ? formatMessage(messages.first) : formatMessage(messages.next, { number })}
      hint={formatMessage(number === 1 ? messages.hint : messages.clears)}
      error={errorOf(failureOf(uploading))}
      accept={accept}
      types={formatMessage(messages.types)}
      maxMegabytes={courseLimits.maxMegabytes}
      maxFiles={1}
      files={[]}
      onChange={([file]) => file && void upload({ ...at, number, file: keep(file) })}
    />
  )
}
