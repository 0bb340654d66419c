import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { InvitationKind, ReceivedInvitation } from '#contract/invitation/invitation'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { useDeclineInvitationMutation, useGetReceivedInvitationQuery } from '../../api/invitation/invitationApi'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { Answer } from './Answer'
import { acceptedTexts, messages, texts, titles } from './messages'

/** Where someone finds what they have accepted. */
const places = {
  manager: { to: paths.dogs, label: messages.toDogs },
  owner: { to: paths.dogs, label: messages.toDogs },
  judge: { to: paths.deskPeople, label: messages.toDesk },
  approver: { to: paths.deskPeople, label: messages.toDesk },
  household: { to: paths.profile, label: messages.toProfile },
} as const satisfies Record<InvitationKind, object>

const Declined = ({ kind, from }: Pick<ReceivedInvitation, 'kind' | 'from'>) => (
  <SuccessMessage
    heading={<FormattedMessage {...messages.declined} />}
    level={2}
    action={
      <Button asChild variant="outline">
        <Link to={paths.home}>
          <FormattedMessage {...messages.toHome} />
        </Link>
      </Button>
    }
  >
    <FormattedMessage
      {...(kind === 'household' ? messages.declinedQuietly : messages.declinedText)}
      values={{ from }}
    />
  </SuccessMessage>
)

const Accepted = ({ kind, about, from }: Pick<ReceivedInvitation, 'kind' | 'about' | 'from'>) => {
  const { formatMessage } = useIntl()
  const { to, label } = places[kind]
  return (
    <Page
      title={formatMessage(messages.accepted)}
      lead={<FormattedMessage {...acceptedTexts[kind]} values={{ about, from }} />}
      width="column"
    >
      <div>
        <Button asChild>
          <Link to={to}>
            <FormattedMessage {...label} />
          </Link>
        </Button>
      </div>
    </Page>
  )
}

const Known = ({ token, invitation }: { token: string; invitation: ReceivedInvitation }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const [decline, declining] = useDeclineInvitationMutation(useCallKey('decline'))
  const { kind, about, from, email, expiresAt, reader } = invitation
  if (reader === 'accepted') return <Accepted {...invitation} />
  const title = formatMessage(titles[kind], { about, from })
  if (declining.isSuccess)
    return (
      <Page title={title} width="column">
        <Declined {...invitation} />
      </Page>
    )
  return (
    <Page title={title} lead={<FormattedMessage {...texts[kind]} values={{ about, from }} />} width="column">
      <chakra.p color="fg.muted">
        <FormattedMessage
          {...messages.until}
          values={{ email: <bdi>{email}</bdi>, date: localMoment(expiresAt).day }}
        />
      </chakra.p>
      <Answer
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
  const { token } = useRouteParams(paths.invitation) ?? { token: '' }
  const { data, error, refetch } = useGetReceivedInvitationQuery(token)
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

/** /invitation/{token}: someone is invited to a dog, to judge or approve, or to a household. Opening the link changes nothing. */
export const InvitationScreen = () => (
  <MessagesOf part="invitation">
    <Received />
  </MessagesOf>
)
