import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../api/failureOf'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { cardMessages as messages } from './cardMessages'

/** Shown in place of a card that is missing or loading. */
export const CardState = ({ error, onAgain }: { error?: unknown; onAgain: () => void }) => {
  const { formatMessage } = useIntl()
  if (!error)
    return (
      <Page title={formatMessage(messages.checkTitle)}>
        <SkeletonRows label={formatMessage(messages.loading)} />
      </Page>
    )
  if (failureOf({ error })?.status === 404)
    return <Page title={formatMessage(messages.missing)} lead={formatMessage(messages.missingText)} />
  return (
    <Page title={formatMessage(messages.failed)}>
      <ErrorState onAgain={onAgain}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    </Page>
  )
}
