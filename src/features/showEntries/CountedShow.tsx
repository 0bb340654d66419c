import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/paths'
import type { ShowEntryCounts } from '#contract/showEntries'
import { failureOf } from '../../api/failureOf'
import { useGetEntryCountsQuery } from '../../api/showEntryApi'
import { useRouteParams } from '../../store/router/useRouteParams'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

interface Props {
  path: typeof paths.showEntries | typeof paths.showMails
  title: string
  children: (slug: string, counts: ShowEntryCounts) => ReactNode
}

/** The show of the address with its counts; until they are there, that they are on their way, missing or not to be had. */
export const CountedShow = ({ path, title, children }: Props) => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(path) ?? { slug: '' }
  const { currentData, isError, error, refetch } = useGetEntryCountsQuery(slug, { refetchOnFocus: true })
  if (currentData) return children(slug, currentData)
  const body = () => {
    if (!isError) return <SkeletonRows label={formatMessage(messages.loading)} />
    if (failureOf({ error })?.status !== 404)
      return (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    return (
      <EmptyState
        heading={<FormattedMessage {...messages.missing} />}
        action={
          <TextLink asChild>
            <Link to={paths.deskShows}>
              <FormattedMessage {...messages.allShows} />
            </Link>
          </TextLink>
        }
      >
        <FormattedMessage {...messages.missingText} />
      </EmptyState>
    )
  }
  return <Page title={title}>{body()}</Page>
}
