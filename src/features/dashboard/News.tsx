import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetLatestNewsQuery } from '../../api/news/newsApi'
import { useFormats } from '../../i18n/useFormats'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { QueryBoundary } from './QueryBoundary'

const shown = 3

/** What was announced last: titles and days. */
export const News = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  return (
    <Section
      heading={formatMessage(messages.news)}
      aside={
        <TextLink asChild>
          <Link to={paths.news}>
            <FormattedMessage {...messages.allNews} />
          </Link>
        </TextLink>
      }
    >
      <QueryBoundary query={useGetLatestNewsQuery(shown)} rows={shown}>
        {({ items: news }) =>
          news.length === 0 ? (
            <FormattedMessage {...messages.noNews} />
          ) : (
            <RowList>
              {news.map(({ slug, title, publishedOn }) => (
                <Row
                  key={slug}
                  title={
                    <TextLink asChild>
                      <Link to={fill(paths.newsArticle, { slug })}>{title}</Link>
                    </TextLink>
                  }
                  facts={longDay(publishedOn)}
                />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
