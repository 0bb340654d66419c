import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MailChoice } from '#contract/account/mailChoices'
import { paths } from '#contract/shared/paths'
import {
  useGetSubscriptionQuery,
  useResubscribeMutation,
  useUnsubscribeMutation,
} from '../../../api/account/mailChoicesApi'
import { failureOf } from '../../../api/failureOf'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { doneTitles, messages, titles } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } })

const ToProfile = () => (
  <TextLink asChild alone>
    <Link to={paths.profile}>
      <FormattedMessage {...messages.profile} />
    </Link>
  </TextLink>
)

const Known = ({ token, subscription: { kind, subscribed } }: { token: string; subscription: MailChoice }) => {
  const { formatMessage } = useIntl()
  const [unsubscribe, unsubscribing] = useUnsubscribeMutation(useCallKey('unsubscribe'))
  const [resubscribe, resubscribing] = useResubscribeMutation(useCallKey('resubscribe'))
  const texts = subscribed ? titles : doneTitles
  return (
    <Page
      title={formatMessage(texts[kind])}
      lead={formatMessage(subscribed ? messages.text : messages.doneText)}
      width="column"
    >
      <Actions>
        {subscribed ? (
          <Button pending={unsubscribing.isLoading} onClick={() => void unsubscribe(token)}>
            <FormattedMessage {...messages.action} />
          </Button>
        ) : (
          <>
            <Button variant="outline" pending={resubscribing.isLoading} onClick={() => void resubscribe(token)}>
              <FormattedMessage {...messages.undo} />
            </Button>
            <ToProfile />
          </>
        )}
      </Actions>
    </Page>
  )
}

const Unsubscribe = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.unsubscribe) ?? { token: '' }
  const { data, error, refetch } = useGetSubscriptionQuery(token)
  if (data) return <Known token={token} subscription={data} />
  if (error && failureOf({ error })?.status === 404)
    return (
      <Page title={formatMessage(messages.spent)} lead={formatMessage(messages.spentText)} width="column">
        <div>
          <ToProfile />
        </div>
      </Page>
    )
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

/** /unsubscribe/{token}: the link of an email. Opening it changes nothing. */
export const UnsubscribeScreen = () => (
  <MessagesOf part="account.unsubscribe">
    <Unsubscribe />
  </MessagesOf>
)
