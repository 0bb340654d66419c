import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Judge, JudgedShow } from '#contract/people/judge'
import { fill, paths } from '#contract/shared/paths'
import { failureOf } from '../../api/failureOf'
import { useGetJudgeQuery } from '../../api/people/judgeApi'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { judgeMessages as messages } from './judgeMessages'

const ShowRow = ({ show: { slug, name, city, startDate, endDate, classes } }: { show: JudgedShow }) => {
  const { datedRange } = useFormats()
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.showResults, { slug })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      facts={
        <>
          {datedRange(startDate, endDate)}
          {city !== '' && (
            <>
              , <bdi>{city}</bdi>
            </>
          )}
          <br />
          <FormattedMessage {...messages.classes} values={{ classes }} />
        </>
      }
    />
  )
}

const Known = ({ judge: { name, shows } }: { judge: Judge }) => {
  const { formatMessage } = useIntl()
  return (
    <Page title={<bdi>{name}</bdi>} lead={formatMessage(messages.lead)} width="column">
      {shows.length === 0 ? (
        <EmptyState heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} values={{ name }} />
        </EmptyState>
      ) : (
        <RowList label={formatMessage(messages.shows)}>
          {shows.map((show) => (
            <ShowRow key={show.slug} show={show} />
          ))}
        </RowList>
      )}
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.judge) ?? { id: '' }
  const { currentData, isError, error, refetch } = useGetJudgeQuery(id)
  if (currentData) return <Known judge={currentData} />
  const missing = isError && [400, 404].includes(failureOf({ error })?.status ?? 0)
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

/** /judges/{id}: the shows that a judge has judged, once results are published. */
export const JudgeScreen = () => (
  <MessagesOf part="people">
    <Read />
  </MessagesOf>
)
