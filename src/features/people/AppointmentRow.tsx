import { chakra } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Appointment } from '#contract/people/people'
import { fill, paths } from '#contract/shared/paths'
import { useAnswerAppointmentMutation } from '../../api/people/peopleApi'
import { useClassText } from '../../i18n/useClassText'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { Button } from '../../ui/kit/Button'
import { Row } from '../../ui/kit/Row'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { personMessages as messages } from './messages'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Classes = chakra('ul', { base: { listStyle: 'none' } })

const answers = {
  accepted: { message: messages.accepted, tone: 'success' },
  declined: { message: messages.declined, tone: 'danger' },
} as const
const decided = {
  agreed: { message: messages.agreed, tone: 'success' },
  returned: { message: messages.returned, tone: 'warning' },
} as const

const Answer = ({ appointment: { role, answer, decision, canAnswer } }: { appointment: Appointment }) => {
  const said = answer ? answers[answer] : decision && decided[decision]
  if (said)
    return (
      <StateTag tone={said.tone}>
        <FormattedMessage {...said.message} />
      </StateTag>
    )
  return role === 'judge' && canAnswer ? (
    <StateTag tone="warning">
      <FormattedMessage {...messages.unanswered} />
    </StateTag>
  ) : null
}

const Answers = ({ appointment: { slug, name, answer } }: { appointment: Appointment }) => {
  const { formatMessage } = useIntl()
  const [call, { isLoading }] = useAnswerAppointmentMutation(useCallKey(`appointment ${slug}`))
  return (
    <Buttons>
      {answer !== 'accepted' && (
        <Button
          dense
          variant="outline"
          icon={<Check aria-hidden />}
          pending={isLoading}
          aria-label={formatMessage(messages.acceptOf, { show: name })}
          onClick={() => void call({ slug, answer: 'accepted' })}
        >
          <FormattedMessage {...messages.accept} />
        </Button>
      )}
      {answer !== 'declined' && (
        <Button
          dense
          variant="quiet"
          icon={<X aria-hidden />}
          pending={isLoading}
          aria-label={formatMessage(messages.declineOf, { show: name })}
          onClick={() => void call({ slug, answer: 'declined' })}
        >
          <FormattedMessage {...messages.decline} />
        </Button>
      )}
    </Buttons>
  )
}

/** A show that names someone: when and where it is, what they judge there, what they say to it. */
export const AppointmentRow = ({ appointment }: { appointment: Appointment }) => {
  const { dayRange } = useFormats()
  const textOf = useClassText()
  const { slug, name, startDate, endDate, city, role, classes, canAnswer, canOpen } = appointment
  return (
    <Row
      title={
        canOpen ? (
          <TextLink asChild>
            <Link to={fill(paths.deskShow, { slug })}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        )
      }
      tags={<Answer appointment={appointment} />}
      facts={
        <>
          <FormattedMessage {...(role === 'judge' ? messages.judges : messages.approves)} />
          {' · '}
          {dayRange(startDate, endDate)}, <bdi>{city}</bdi>
          {classes.length > 0 && (
            <Classes>
              {classes.map((cls) => (
                <li key={cls.id}>{textOf(cls)}</li>
              ))}
            </Classes>
          )}
        </>
      }
      end={canAnswer && <Answers appointment={appointment} />}
    />
  )
}
