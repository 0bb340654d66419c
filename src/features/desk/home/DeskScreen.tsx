import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskHome, ShowNumbers } from '#contract/desk/home'
import { fill, paths } from '#contract/shared/paths'
import { useGetDeskHomeQuery } from '../../../api/desk/deskHomeApi'
import { useFormats } from '../../../i18n/useFormats'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'
import { MonthMoney } from './MonthMoney'
import { NextShow } from './NextShow'
import { Tasks } from './Tasks'

const isEntered = ({ paid, held, waiting }: ShowNumbers) => paid + held + waiting > 0

/** Shows in which nothing has happened yet: one line for all of them. */
const NotEntered = ({ shows }: { shows: DeskHome['shows'] }) => {
  const { dayRange } = useFormats()
  if (shows.length === 0) return null
  const links = shows.map(({ slug, name, startDate, endDate }) => (
    <span key={slug}>
      <TextLink asChild>
        <Link to={fill(paths.deskShow, { slug })}>
          <bdi>{name}</bdi>
        </Link>
      </TextLink>{' '}
      ({dayRange(startDate, endDate)})
    </span>
  ))
  return (
    <p>
      <FormattedMessage {...messages.notEntered} values={{ shows: <FormattedList value={links} /> }} />
    </p>
  )
}

const NextShows = ({ shows }: { shows: DeskHome['shows'] }) => {
  const { formatMessage } = useIntl()
  const all = (
    <TextLink asChild alone>
      <Link to={paths.deskShows}>{formatMessage(messages.allShows)}</Link>
    </TextLink>
  )
  return (
    <Section heading={formatMessage(messages.shows)} aside={all}>
      {shows.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noShows} />
        </p>
      ) : (
        <>
          {shows.filter(isEntered).map((show) => (
            <NextShow key={show.slug} show={show} />
          ))}
          <NotEntered shows={shows.filter((show) => !isEntered(show))} />
        </>
      )}
    </Section>
  )
}

const Home = () => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetDeskHomeQuery(undefined, { refetchOnFocus: true })
  const body = () => {
    if (data)
      return (
        <>
          <Tasks home={data} />
          {data.money && <MonthMoney money={data.money} />}
          <NextShows shows={data.shows} />
        </>
      )
    if (!isError) return <SkeletonRows rows={6} label={formatMessage(messages.loading)} />
    return (
      <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  }
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      {body()}
    </Page>
  )
}

/** /desk: what waits for people who work on shows, and how their next shows fill. */
export const DeskScreen = () => (
  <MessagesOf part="desk.home">
    <Home />
  </MessagesOf>
)
