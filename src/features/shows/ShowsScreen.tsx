import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '../../../contract/paths'
import type { ShowSummary } from '../../../contract/show'
import { useGetShowsQuery } from '../../api/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { wentTo } from '../../store/router/navigation'
import { selectLocation } from '../../store/router/routerSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Failed } from '../../ui/kit/Failed'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { messages } from './messages'
import { passes, readFilter, writeFilter, type ShowFilter } from './showFilter'
import { ShowFilters } from './ShowFilters'
import { ShowRow } from './ShowRow'

const byMonth = (shows: ShowSummary[]) => {
  const months = new Map<string, ShowSummary[]>()
  for (const show of shows) {
    const month = show.startDate.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), show])
  }
  return [...months]
}
const everything: ShowFilter = { text: '', height: 'any', openOnly: false }
// Keeps its line while there is nothing to count.
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px' } })

/** /shows: every published show, by month, or those that the fields narrow it down to. */
export const ShowsScreen = () => {
  const { formatMessage } = useIntl()
  const { monthAndYear } = useFormats()
  const dispatch = useAppDispatch()
  const now = useAppSelector(selectNow)
  const filter = readFilter(useAppSelector(selectLocation).search)
  const { data: arrived, isError, refetch } = useGetShowsQuery()
  // Many rows at once: they are drawn in slices, between which the page answers.
  const data = useDeferredValue(arrived)
  const shows = data?.filter((show) => passes(show, filter, now))
  const narrow = (to: ShowFilter) => dispatch(wentTo(paths.shows + writeFilter(to), { replace: true }))
  const count = shows?.length
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <ShowFilters filter={filter} onChange={narrow} />
      <Count role="status">
        {data && (
          <FormattedMessage
            {...messages[count === data.length ? 'count' : 'countOf']}
            values={{ count, all: data.length }}
          />
        )}
      </Count>
      {isError && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!data && !isError && (
        // As high as a screen: the footer waits below it instead of being pushed down.
        <chakra.div minHeight="100dvh">
          <SkeletonRows rows={6} label={formatMessage(messages.loading)} />
        </chakra.div>
      )}
      {data?.length === 0 && (
        <EmptyState heading={formatMessage(messages.empty)}>
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      )}
      {data && data.length > 0 && count === 0 && (
        <EmptyState
          heading={formatMessage(messages.noMatch)}
          action={
            <Button variant="outline" onClick={() => narrow(everything)}>
              <FormattedMessage {...messages.everything} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noMatchText} />
        </EmptyState>
      )}
      {byMonth(shows ?? []).map(([month, ofMonth]) => (
        <Section key={month} heading={monthAndYear(`${month}-01`)}>
          <RowList>
            {ofMonth.map((show) => (
              <ShowRow key={show.slug} show={show} />
            ))}
          </RowList>
        </Section>
      ))}
    </Page>
  )
}
