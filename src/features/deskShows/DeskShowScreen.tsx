import { chakra } from '@chakra-ui/react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskShow } from '#contract/deskShows'
import { fill, paths } from '#contract/paths'
import { useGetDeskShowQuery } from '../../api/deskShowApi'
import { failureOf } from '../../api/failureOf'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { DataList } from '../../ui/kit/DataList'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { Approvals } from './Approvals'
import { DeskClasses } from './DeskClasses'
import { DeskShowMessages } from './DeskShowMessages'
import { messages, showMessages } from './messages'
import { NextSteps } from './NextSteps'
import { ShowProgress } from './ShowProgress'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })

const Facts = ({ show }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { dayRange } = useFormats()
  const { startDate, endDate, city, country, author, judges, classCount, capacity } = show
  const nobody = formatMessage(showMessages.nobody)
  return (
    <Section heading={<FormattedMessage {...showMessages.facts} />}>
      <DataList
        items={[
          { label: formatMessage(showMessages.dates), value: dayRange(startDate, endDate) },
          { label: formatMessage(showMessages.place), value: <bdi>{`${city}, ${country}`}</bdi> },
          { label: formatMessage(showMessages.author), value: author ?? nobody },
          {
            label: formatMessage(showMessages.judges),
            value: judges.length === 0 ? nobody : <FormattedList value={judges} />,
          },
          { label: formatMessage(showMessages.classes), value: classCount, numeral: true },
          { label: formatMessage(showMessages.places), value: capacity, numeral: true },
        ]}
      />
    </Section>
  )
}

const isHeld = ({ state }: DeskShow) => state === 'published' || state === 'finished'
const isPublic = ({ state }: DeskShow) => state === 'published' || state === 'finished' || state === 'cancelled'

const Known = ({ show }: { show: DeskShow }) => (
  <Page
    before={
      <TextLink asChild>
        <Link to={paths.deskShows}>
          <FormattedMessage {...showMessages.all} />
        </Link>
      </TextLink>
    }
    title={<bdi>{show.name}</bdi>}
    width="text"
  >
    <Parts>
      <ShowProgress show={show} />
      <NextSteps show={show} />
      <Approvals show={show} />
      {isHeld(show) && <DeskClasses slug={show.slug} />}
      <Facts show={show} />
      {isPublic(show) && (
        <p>
          <TextLink asChild>
            <Link to={fill(paths.show, { slug: show.slug })}>
              <FormattedMessage {...showMessages.publicPage} />
            </Link>
          </TextLink>
        </p>
      )}
    </Parts>
  </Page>
)

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.deskShow) ?? { slug: '' }
  const { currentData, isError, error, refetch } = useGetDeskShowQuery(slug, { refetchOnFocus: true })
  if (currentData) return <Known show={currentData} />
  const missing = isError && failureOf({ error })?.status === 404
  return (
    <Page title={formatMessage(messages.title)} width="text">
      {missing ? (
        <EmptyState
          heading={<FormattedMessage {...showMessages.missing} />}
          action={
            <TextLink asChild>
              <Link to={paths.deskShows}>
                <FormattedMessage {...showMessages.all} />
              </Link>
            </TextLink>
          }
        >
          <FormattedMessage {...showMessages.missingText} />
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

/** /desk/shows/{slug}: a show as those see it who work on it, what comes next, and who has agreed. */
export const DeskShowScreen = () => (
  <DeskShowMessages>
    <Read />
  </DeskShowMessages>
)
