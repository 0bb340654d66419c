import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ReceivedInvitation } from '#contract/dog/keepers'
import { paths } from '#contract/shared/paths'
import { useDeclineInvitationMutation, useGetReceivedInvitationQuery } from '../../../api/dog/dogSharingApi'
import { failureOf } from '../../../api/failureOf'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { Answer } from './Answer'
import { invitationMessages as messages } from './invitationMessages'

const Known = ({ token, invitation }: { token: string; invitation: ReceivedInvitation }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const [decline, declining] = useDeclineInvitationMutation(useCallKey('decline'))
  const { kind, dog, from, email, expiresAt, reader } = invitation
  const [title, text] =
    kind === 'manager' ? [messages.managerTitle, messages.managerText] : [messages.ownerTitle, messages.ownerText]
  if (declining.isSuccess)
    return (
      <Page title={formatMessage(title, { dog, from })} width="column">
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
        lead={<FormattedMessage {...messages.acceptedText} values={{ dog }} />}
        width="column"
      >
        <div>
          <Button asChild>
            <Link to={paths.dogs}>
              <FormattedMessage {...messages.toDogs} />
            </Link>
          </Button>
        </div>
      </Page>
    )
  return (
    <Page
      title={formatMessage(title, { dog, from })}
      lead={<FormattedMessage {...text} values={{ dog, from }} />}
      width="column"
    >
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

/** /dog-invitation/{token}: someone is invited to manage a dog, or to take it over. Opening the link changes nothing. */
export const DogInvitationScreen = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.dogInvitation) ?? { token: '' }
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
