import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { mostFoundResults, type ShowResults } from '#contract/results/shown'
import { fill, paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { failureOf } from '../../../api/failureOf'
import { useGetShowResultsQuery } from '../../../api/results/resultApi'
import { useGetShowQuery } from '../../../api/show/showsApi'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SearchField } from '../../../ui/kit/SearchField'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages as runMessages } from '../../results/shared/messages'
import { RunRows } from '../../results/shared/RunRows'
import { useOwnRuns } from '../../results/shared/useOwnRuns'
import { messages as showMessages } from '../messages'
import { ClassResults } from './ClassResults'
import { CombinedResults } from './CombinedResults'
import { messages } from './messages'

const choices = { q: null } as const
const Field = chakra('div', { base: { maxWidth: '400px' } })
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px' } })

const Found = ({ show, results, text }: { show: Show; results: ShowResults; text: string }) => {
  const { runs, own } = useOwnRuns(show.slug)
  return (
    <>
      {text === '' && runs.length > 0 && (
        <Section heading={<FormattedMessage {...messages.ownDogs} />}>
          <RunRows runs={runs} withDog withShow={false} />
        </Section>
      )}
      {results.length > 0 && (
        <chakra.h2 textStyle="h2">
          <FormattedMessage {...showMessages.classList} />
        </chakra.h2>
      )}
      {results.map((one) => {
        const cls = show.classes.find(({ id }) => id === one.classId)
        return (
          cls && <ClassResults key={cls.id} slug={show.slug} cls={cls} results={one} own={own} isFound={text !== ''} />
        )
      })}
      {text === '' && <CombinedResults slug={show.slug} classes={show.classes} results={results} own={own} />}
    </>
  )
}

const Results = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  const { datedRange } = useFormats()
  const [{ q }, change] = useListAddress(choices)
  const text = useDeferredValue(q.trim())
  const {
    data: last,
    currentData,
    isError,
    refetch,
  } = useGetShowResultsQuery({ slug: show.slug, text }, { refetchOnFocus: true })
  const data = currentData ?? (text === '' ? undefined : last)
  const count = data?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
  return (
    <Page
      before={
        <TextLink asChild>
          <Link to={fill(paths.show, { slug: show.slug })}>
            <FormattedMessage {...messages.toShow} />
          </Link>
        </TextLink>
      }
      title={formatMessage(messages.resultsTitle, { show: show.name })}
      lead={`${datedRange(show.startDate, show.endDate)}, ${show.city}`}
    >
      {(text !== '' || q !== '' || data?.length !== 0) && (
        <div role="search">
          <Field>
            <SearchField label={formatMessage(messages.find)} value={q} onChange={(next) => change({ q: next })} />
          </Field>
          <Count role="status">
            {text !== '' && currentData && (
              <FormattedMessage
                {...messages[count < mostFoundResults ? 'foundCount' : 'mostFound']}
                values={{ count }}
              />
            )}
          </Count>
        </div>
      )}
      {isError && !data && (
        <ErrorState heading={formatMessage(runMessages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...runMessages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows rows={6} label={formatMessage(runMessages.loading)} />}
      {data?.length === 0 &&
        (text === '' ? (
          <EmptyState heading={<FormattedMessage {...messages.noResults} />}>
            <FormattedMessage {...messages.noResultsText} />
          </EmptyState>
        ) : (
          <EmptyState
            heading={<FormattedMessage {...messages.noneFound} values={{ text }} />}
            action={
              <Button variant="outline" onClick={() => change({ q: '' })}>
                <FormattedMessage {...messages.clearSearch} />
              </Button>
            }
          >
            <FormattedMessage {...messages.noneFoundText} />
          </EmptyState>
        ))}
      {data && <Found show={show} results={data} text={text} />}
    </Page>
  )
}

/** /shows/{slug}/results: who won each class, everyone's result, and a search for a dog or a handler. */
export const ShowResultsScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.showResults) ?? { slug: '' }
  const { data: show, error, refetch } = useGetShowQuery(slug)
  if (show)
    return (
      <MessagesOf part="results.runs">
        <MessagesOf part="show.results">
          <Results show={show} />
        </MessagesOf>
      </MessagesOf>
    )
  const isMissing = failureOf({ error })?.status === 404
  return (
    <Page
      title={formatMessage(isMissing ? showMessages.notFound : error ? showMessages.title : showMessages.loadingOne)}
    >
      {isMissing ? (
        <div>
          <Button asChild>
            <Link to={paths.shows}>
              <FormattedMessage {...showMessages.toList} />
            </Link>
          </Button>
        </div>
      ) : error ? (
        <ErrorState heading={formatMessage(showMessages.failedOne)} onAgain={() => void refetch()}>
          <FormattedMessage {...showMessages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} label={formatMessage(showMessages.loadingOne)} />
      )}
    </Page>
  )
}
