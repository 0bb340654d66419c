import { chakra } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CourseReview, CourseVersion } from '#contract/course/course'
import { useDecideCourseMutation } from '../../api/course/courseApi'
import { failureOf } from '../../api/failureOf'
import type { ClassArg } from '../../api/results/resultApi'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { Button } from '../../ui/kit/Button'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import type { LetteredRemark } from './letters'
import { signOffMessages as messages } from './messages'
import { Refused } from './Refused'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '3' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

interface Props {
  at: ClassArg
  review: CourseReview
  newest: CourseVersion
  remarks: readonly LetteredRemark[]
}

/** Who has signed the newest version or returned it, and the reader's own decision. */
export const SignOff = ({ at, review, newest, remarks }: Props) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const [decide, deciding] = useDecideCourseMutation(useCallKey(`decide ${at.classId}`))
  const { number, decisions } = newest
  const open = remarks.filter(({ own, isResolved }) => own && !isResolved)
  const decision = open.length > 0 ? 'returned' : 'signed'
  const isDecided = decisions.some((one) => one.own && one.decision === decision)
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <Body>
        {decisions.length === 0 ? (
          <p>
            <FormattedMessage {...messages.noOne} values={{ number }} />
          </p>
        ) : (
          <chakra.div width="full">
            <RowList>
              {decisions.map(({ by, own, decision: what, at: when }) => (
                <Row
                  key={`${by} ${when}`}
                  title={<bdi>{own ? formatMessage(messages.you, { name: by }) : by}</bdi>}
                  end={
                    <StateTag tone={what === 'signed' ? 'success' : 'warning'}>
                      <FormattedMessage {...messages[what]} values={{ day: localMoment(when).day }} />
                    </StateTag>
                  }
                />
              ))}
            </RowList>
          </chakra.div>
        )}
        <Refused failure={failureOf(deciding)} />
        {review.may.includes('review') && (
          <>
            {!isDecided && (
              <Button
                pending={deciding.isLoading}
                icon={decision === 'signed' ? <Check aria-hidden /> : <Undo2 aria-hidden />}
                onClick={() => void decide({ ...at, number, decision })}
              >
                {decision === 'signed' ? (
                  <FormattedMessage {...messages.sign} values={{ number }} />
                ) : (
                  <FormattedMessage {...messages.return} values={{ remarks: open.length }} />
                )}
              </Button>
            )}
            <Small>
              {decision === 'signed' ? (
                <FormattedMessage {...messages.clears} />
              ) : (
                <FormattedMessage
                  {...messages.resolveFirst}
                  values={{ letters: open.map(({ letter }) => letter).join(', ') }}
                />
              )}
            </Small>
          </>
        )}
      </Body>
    </Section>
  )
}
