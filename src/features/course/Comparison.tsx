import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { courseEndpoints, type CourseVersion } from '#contract/course/course'
import { fill } from '#contract/shared/paths'
import { useFiles } from '../../store/ui/useFiles'
import { messages } from './messages'
import { Picture, PlanPicture } from './Plan'
import type { CourseView } from './useCourseView'

const Beside = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', alignItems: 'start' },
})
const Figure = chakra('figure', { base: { minWidth: 0 } })
const Caption = chakra('figcaption', { base: { fontWeight: 'semibold', mb: '2' } })
const Above = chakra('div', { base: { position: 'absolute', inset: 0, '& > img': { height: 'full' } } })

const Captioned = ({ version }: { version: CourseVersion }) => (
  <Figure>
    <Caption>
      <FormattedMessage {...messages.version} values={{ number: version.number }} />
    </Caption>
    <PlanPicture version={version} />
  </Figure>
)

interface Props {
  below: CourseVersion
  above: CourseVersion
  view: CourseView
}

/** Two versions of a course, side by side or on top of each other. */
export const Comparison = ({ below, above, view: { how, share } }: Props) => {
  const { formatMessage } = useIntl()
  const { addressOf } = useFiles()
  if (how === 'beside')
    return (
      <Beside>
        <Captioned version={below} />
        <Captioned version={above} />
      </Beside>
    )
  return (
    <PlanPicture version={below}>
      <Above style={{ opacity: Number(share) / 100 }}>
        <Picture
          src={addressOf(fill(courseEndpoints.getCoursePicture.path, { id: above.picture }))}
          alt={formatMessage(messages.picture, { number: above.number })}
        />
      </Above>
    </PlanPicture>
  )
}
