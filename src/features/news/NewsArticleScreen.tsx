import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { useGetNewsArticleQuery } from '../../api/news/newsApi'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { OffCourse } from '../../ui/art/OffCourse'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { RichText } from '../../ui/kit/RichText'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { NewsDate } from './NewsDate'

const End = chakra('div', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    paddingTop: '2',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
})

const Missing = () => {
  const { formatMessage } = useIntl()
  return (
    <Page title={formatMessage(messages.notFound)} lead={formatMessage(messages.notFoundText)}>
      <chakra.div maxWidth="480px">
        <OffCourse />
      </chakra.div>
      <div>
        <Button asChild>
          <Link to={paths.news}>
            <FormattedMessage {...messages.all} />
          </Link>
        </Button>
      </div>
    </Page>
  )
}

/** /news/{slug}: one announcement. */
export const NewsArticleScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.newsArticle) ?? { slug: '' }
  const member = useAppSelector(selectMember)
  const { data: article, error, refetch } = useGetNewsArticleQuery(slug)
  if (error && failureOf({ error })?.status === 404) return <Missing />
  if (!article)
    return (
      <Page title={formatMessage(messages.title)}>
        {error ? (
          <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        ) : (
          <SkeletonRows label={formatMessage(messages.loading)} />
        )}
      </Page>
    )
  return (
    <Page width="column" before={<NewsDate day={article.publishedOn} />} title={article.title}>
      <RichText blocks={article.body} />
      <End>
        <TextLink asChild>
          <Link to={paths.news}>
            <FormattedMessage {...messages.all} />
          </Link>
        </TextLink>
        {member && (
          <TextLink asChild>
            <Link to={paths.dashboard}>
              <FormattedMessage {...messages.dashboard} />
            </Link>
          </TextLink>
        )}
      </End>
    </Page>
  )
}
