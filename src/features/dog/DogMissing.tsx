import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { messages } from './missingMessages'

/** In the place of a dog that is not there, or did not arrive. */
export const DogMissing = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const { formatMessage } = useIntl()
  if (failureOf({ error })?.status === 404)
    return (
      <Page title={formatMessage(messages.title)}>
        <EmptyState
          heading={formatMessage(messages.heading)}
          action={
            <Button asChild>
              <Link to={paths.dogs}>
                <FormattedMessage {...messages.toDogs} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.text} />
        </EmptyState>
      </Page>
    )
  return (
    <Page title={formatMessage(messages.failed)}>
      <ErrorState onAgain={onAgain}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    </Page>
  )
}
