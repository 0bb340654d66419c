import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { problemApi } from '../../../api/problem/problemApi'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { reportOriginOf } from '../../../store/router/reportOrigin'
import { selectLocation } from '../../../store/router/routerSlice'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })

const linkToOwnData = (chunks: ReactNode[]) => (
  <TextLink asChild>
    <Link to={paths.ownData}>{chunks}</Link>
  </TextLink>
)

/** What happens next with a report that was sent. */
export const Sent = ({ onAnother }: { onAnother: () => void }) => {
  const { formatMessage } = useIntl()
  const isMember = useAppSelector(selectUser) !== null
  const { state } = useAppSelector(selectLocation)
  const { data } = problemApi.useGetProblemReportingQuery()
  const page = reportOriginOf(state)?.page ?? paths.home
  return (
    <SuccessMessage
      heading={formatMessage(messages.sent)}
      level={2}
      action={
        <Buttons>
          <Button asChild>
            <Link to={page}>
              <FormattedMessage {...messages.back} />
            </Link>
          </Button>
          <Button variant="quiet" onClick={onAnother}>
            <FormattedMessage {...messages.another} />
          </Button>
        </Buttons>
      }
    >
      <span>
        <FormattedMessage {...messages.sentText} />{' '}
      </span>
      <span>
        <FormattedMessage {...(isMember ? messages.sentReply : messages.sentReplyVisitor)} />{' '}
      </span>
      {data && (
        <span>
          <FormattedMessage {...messages.sentKept} values={{ days: data.keptDays }} />{' '}
        </span>
      )}
      {isMember && (
        <span>
          <FormattedMessage {...messages.sentOwnData} values={{ link: linkToOwnData }} />
        </span>
      )}
    </SuccessMessage>
  )
}
