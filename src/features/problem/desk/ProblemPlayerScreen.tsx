import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { stepIn } from '../../qa/shared/stepIn'
import { TracePlayer } from '../../qa/shared/TracePlayer'
import { traceMessages as messages } from './messages'
import { TraceBody } from './TraceBody'

const Shown = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.problemPlayer) ?? { id: '' }
  const { hash } = useAppSelector(selectLocation)
  return (
    <Page
      title={formatMessage(messages.playerTitle)}
      before={
        <TextLink asChild>
          <Link to={fill(paths.deskProblem, { id })}>
            <FormattedMessage {...messages.back} />
          </Link>
        </TextLink>
      }
    >
      <TraceBody id={id}>
        {(text) => (
          <TracePlayer
            name={formatMessage(messages.traceName)}
            text={text}
            step={stepIn(hash)}
            linkTo={(step) => `${fill(paths.problemPlayer, { id })}#step=${step}`}
          />
        )}
      </TraceBody>
    </Page>
  )
}

/** /desk/problem-reports/{id}/player: the steps of a report with the screens that its sender saw. */
export const ProblemPlayerScreen = () => (
  <MessagesOf part="problem.desk">
    <Shown />
  </MessagesOf>
)
