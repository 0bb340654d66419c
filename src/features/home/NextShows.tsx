import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetNextShowsQuery } from '../../api/show/showsApi'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { ErrorState } from '../../ui/kit/ErrorState'
import { RowList } from '../../ui/kit/RowList'
import { messages } from './sectionMessages'
import { NextShow } from './NextShow'
import { shown, ShowsSkeleton } from './skeletons'

/** The next shows that take place; they come through the API into space kept for them. */
export const NextShows = () => {
  const { formatMessage } = useIntl()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data: arrived, isError, refetch } = useGetNextShowsQuery(shown.shows)
  // Drawn in slices, between which the page answers.
  const data = useDeferredValue(arrived)
  const shows = data?.filter((show) => show.endDate >= today)
  if (isError)
    return (
      <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!shows) return <ShowsSkeleton />
  if (shows.length === 0) return <FormattedMessage {...messages.noShows} />
  return (
    <RowList>
      {shows.map((show) => (
        <NextShow key={show.slug} show={show} />
      ))}
    </RowList>
  )
}
