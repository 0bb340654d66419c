import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DogResults } from '#contract/results/dogResults'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { useGetDogResultsQuery } from '../../api/results/dogResultApi'
import { useBreedName } from '../../i18n/useBreedName'
import { useRouteParams } from '../../store/router/useRouteParams'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { dogResultMessages as messages } from './dogResultMessages'
import { RunRows } from './shared/RunRows'

const Known = ({ results: { name, breed, runs } }: { results: DogResults }) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  return (
    <Page
      title={<bdi>{name}</bdi>}
      tab={formatMessage(messages.tab, { dog: name })}
      lead={breedName(breed)}
      width="column"
    >
      {runs.length === 0 ? (
        <EmptyState heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      ) : (
        <RunRows runs={runs} />
      )}
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.dogResults) ?? { slug: '' }
  const { currentData, isError, error, refetch } = useGetDogResultsQuery(slug)
  if (currentData) return <Known results={currentData} />
  const missing = isError && failureOf({ error })?.status === 404
  return (
    <Page title={formatMessage(missing ? messages.missing : messages.title)} width="column">
      {missing ? (
        <EmptyState
          heading={<FormattedMessage {...messages.missing} />}
          action={
            <TextLink asChild alone>
              <Link to={paths.shows}>
                <FormattedMessage {...messages.toShows} />
              </Link>
            </TextLink>
          }
        >
          <FormattedMessage {...messages.missingText} />
        </EmptyState>
      ) : isError ? (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.loading)} />
      )}
    </Page>
  )
}

/** /dog-results/{slug}: the published results of a dog whose owner shows them to everyone. */
export const DogResultsScreen = () => (
  <MessagesOf part="results.runs">
    <Read />
  </MessagesOf>
)
