import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { coursePaths } from '#contract/course/paths'
import { fill } from '#contract/shared/paths'
import type { PublishedClass } from '#contract/results/shown'
import { useFiles } from '../../../store/ui/useFiles'
import { messages } from './messages'

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'auto', maxWidth: '900px', border: '3px solid', mb: '4' },
})

interface Props {
  course: NonNullable<PublishedClass['course']>
  title: string
}

/** The plan that a class was run on. */
export const CoursePlan = ({ course: { picture, width, height }, title }: Props) => {
  const { formatMessage } = useIntl()
  const { addressOf } = useFiles()
  return (
    <Picture
      src={addressOf(fill(coursePaths.picture, { id: picture }))}
      alt={formatMessage(messages.plan, { cls: title })}
      style={{ aspectRatio: width / height }}
    />
  )
}
