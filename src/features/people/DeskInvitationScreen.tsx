import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { ReceivedPersonInvitation } from '#contract/people/people'
import { failureOf } from '../../api/failureOf'
import { useDeclinePersonInvitationMutation, useGetReceivedPersonInvitationQuery } from '../../api/people/peopleApi'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { InvitationAnswer } from './InvitationAnswer'
import { invitationMessages as messages } from './messages'

const Known = ({ token, invitation }: { token: string; invitation: ReceivedPersonInvitation }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const [decline, declining] = useDeclinePersonInvitationMutation(useCallKey('decline'))
  const { role, name, from, email, expiresAt, reader } = invitation
  const [title, text] =
    role === 'judge' ? [messages.judgeTitle, messages.judgeText] : [messages.approverTitle, messages.approverText]
  if (declining.isSuccess)
    return (
      <Page title={formatMessage(title, { name })} width="column">
        <SuccessMessage
          heading={formatMessage(messages.declined)}
          level={2}
          action={
            <Button asChild variant="outline">
              <Link to={paths.home}>
                <FormattedMessage {...messages.toHome} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.declinedText} values={{ from }} />
        </SuccessMessage>
      </Page>
    )
  if (reader === 'accepted')
    return (
      <Page
        title={formatMessage(messages.accepted)}
        lead={<FormattedMessage {...messages.acceptedText} values={{ name }} />}
        width="column"
      >
        <div>
          <Button asChild>
            <Link to={paths.deskPeople}>
              <FormattedMessage {...messages.toDesk} />
            </Link>
          </Button>
        </div>
      </Page>
    )
  return (
    <Page
      title={formatMessage(title, { name })}
      lead={<FormattedMessage {...text} values={{ name, from }} />}
      width="column"
    >
      <chakra.p color="fg.muted">
        <FormattedMessage
          {...messages.until}
          values={{ email: <bdi>{email}</bdi>, date: localMoment(expiresAt).day }}
        />
      </chakra.p>
      <InvitationAnswer
        token={token}
        invitation={invitation}
        declining={declining.isLoading}
        onDecline={() => void decline(token)}
      />
    </Page>
  )
}

const Received = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.deskInvitation) ?? { token: '' }
  const { data, error, refetch } = useGetReceivedPersonInvitationQuery(token)
  if (data) return <Known token={token} invitation={data} />
  if (error && failureOf({ error })?.status === 404)
    return <Page title={formatMessage(messages.spent)} lead={formatMessage(messages.spentText)} width="column" />
  return (
    <Page title={formatMessage(error ? messages.failed : messages.loading)} width="column">
      {error ? (
        <ErrorState onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.loading)} />
      )}
    </Page>
  )
}

/** /desk/invitation/{token}: someone is invited to judge or approve. Opening the link changes nothing. */
export const DeskInvitationScreen = () => (
  <MessagesOf part="people">
    <Received />
  </MessagesOf>
)
