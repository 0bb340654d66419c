import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { defineMessages } from '../../i18n/defineMessages'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'

const messages = defineMessages({
  title: { id: 'dog.missing.title', defaultMessage: 'Dog not found' },
  heading: { id: 'dog.missing.heading', defaultMessage: 'We couldn’t find this dog in your account' },
  text: {
    id: 'dog.missing.text',
    defaultMessage: 'The address may be incomplete, or the dog may belong to another account.',
  },
  toDogs: { id: 'dog.missing.toDogs', defaultMessage: 'See your dogs' },
  failed: { id: 'dog.missing.failed', defaultMessage: 'Couldn’t load the dog' },
  failedText: { id: 'dog.missing.failedText', defaultMessage: 'Check your connection and try again.' },
})

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
