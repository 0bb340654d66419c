import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowSummary } from '../../../contract/show'
import { useGetShowsQuery } from '../../api/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Failed } from '../../ui/kit/Failed'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { messages } from './messages'
import { ShowRow } from './ShowRow'

const byMonth = (shows: ShowSummary[]) => {
  const months = new Map<string, ShowSummary[]>()
  for (const show of shows) {
    const month = show.startDate.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), show])
  }
  return [...months]
}

/** /shows: every published show, by month. */
export const ShowsScreen = () => {
  const { formatMessage } = useIntl()
  const { monthAndYear } = useFormats()
  const { data: shows, isError, refetch } = useGetShowsQuery()
  const lead = shows && <FormattedMessage {...messages.lead} values={{ count: shows.length }} />
  return (
    <Page title={formatMessage(messages.title)} lead={lead}>
      {isError && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!shows && !isError && <SkeletonRows rows={6} label={formatMessage(messages.loading)} />}
      {shows?.length === 0 && (
        <EmptyState heading={formatMessage(messages.empty)}>
          <FormattedMessage {...messages.emptyText} />
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
