import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '../../../contract/paths'
import { useGetNewsQuery } from '../../api/newsApi'
import { useFormats } from '../../i18n/useFormats'
import { Failed } from '../../ui/kit/Failed'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { messages } from './messages'

const shown = 3

/** The latest announcements, in the reader's language. */
export const LatestNews = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { data: news, isError, refetch } = useGetNewsQuery()
  return (
    <Section heading={formatMessage(messages.news)}>
      {isError && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!news && !isError && <SkeletonRows rows={shown} label={formatMessage(messages.loading)} />}
      {news?.length === 0 && <FormattedMessage {...messages.noNews} />}
      <RowList>
        {news?.slice(0, shown).map(({ slug, title, summary, publishedOn }) => (
          <Row
            key={slug}
            title={<Link to={fill(paths.newsArticle, { slug })}>{title}</Link>}
            facts={
              <>
                {longDay(publishedOn)}
                <br />
                {summary}
              </>
            }
          />
        ))}
      </RowList>
    </Section>
  )
}
