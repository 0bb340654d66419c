import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetLatestNewsQuery } from '../../api/news/newsApi'
import { useFormats } from '../../i18n/useFormats'
import { ErrorState } from '../../ui/kit/ErrorState'
import { RowList } from '../../ui/kit/RowList'
import { messages } from './sectionMessages'
import { NewsLine } from './rowStyles'
import { shown, NewsSkeleton } from './skeletons'

/** The latest announcements, in the reader's language. */
export const LatestNews = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { data, isError, refetch } = useGetLatestNewsQuery(shown.news)
  const news = data?.items
  if (isError)
    return (
      <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!news) return <NewsSkeleton />
  if (news.length === 0) return <FormattedMessage {...messages.noNews} />
  return (
    <RowList>
      {news.map(({ slug, title, summary, publishedOn }) => (
        <NewsLine key={slug}>
          <chakra.p textStyle="small" color="fg.muted">
            {longDay(publishedOn)}
          </chakra.p>
          <div>
            <chakra.span textStyle="h3">
              <Link to={fill(paths.newsArticle, { slug })}>{title}</Link>
            </chakra.span>
          </div>
          <div>
            <chakra.span textStyle="small">{summary}</chakra.span>
          </div>
        </NewsLine>
      ))}
    </RowList>
  )
}
