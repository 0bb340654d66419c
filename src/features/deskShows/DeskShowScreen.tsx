import { chakra } from '@chakra-ui/react'
import { List, Pencil } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { DeskShow } from '#contract/deskShows'
import { fill, paths } from '#contract/paths'
import { canEdit } from '#contract/showLife'
import { useGetDeskShowQuery } from '../../api/deskShowApi'
import { useFormats } from '../../i18n/useFormats'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { RecordWaiting } from '../records/RecordWaiting'
import { Approvals } from './Approvals'
import { DeskClasses } from './DeskClasses'
import { DeskShowMessages } from './DeskShowMessages'
import { Judges } from './Judges'
import { messages, showMessages } from './messages'
import { NextSteps } from './NextSteps'
import { ShowProgress } from './ShowProgress'

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })

const Facts = ({ show }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { dayRange } = useFormats()
  const { startDate, endDate, city, country, author, classCount, capacity } = show
  const nobody = formatMessage(showMessages.nobody)
  return (
    <Section heading={<FormattedMessage {...showMessages.facts} />}>
      <DataList
        items={[
          { label: formatMessage(showMessages.dates), value: dayRange(startDate, endDate) },
          { label: formatMessage(showMessages.place), value: <bdi>{`${city}, ${country}`}</bdi> },
          { label: formatMessage(showMessages.author), value: author ?? nobody },
          { label: formatMessage(showMessages.classes), value: classCount, numeral: true },
          { label: formatMessage(showMessages.places), value: capacity, numeral: true },
        ]}
      />
    </Section>
  )
}

const isHeld = ({ state }: DeskShow) => state === 'published' || state === 'finished'
const isPublic = ({ state }: DeskShow) => state === 'published' || state === 'finished' || state === 'cancelled'

const loadHistory = async () => (await import(/* webpackChunkName: "show-history" */ './History')).History

/** What admins go on to: writing it as long as it can be edited, and its entries once there can be any. */
const AdminLinks = ({ show }: { show: DeskShow }) => {
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  if (!isAdmin) return null
  const { slug, state } = show
  return (
    <Links>
      {canEdit(state) && (
        <Button asChild variant="outline" icon={<Pencil aria-hidden />}>
          <Link to={fill(paths.editShow, { slug })}>
            <FormattedMessage {...showMessages.edit} />
          </Link>
        </Button>
      )}
      {isPublic(show) && (
        <Button asChild variant="outline" icon={<List aria-hidden />}>
          <Link to={fill(paths.showEntries, { slug })}>
            <FormattedMessage {...showMessages.entries} />
          </Link>
        </Button>
      )}
    </Links>
  )
}

const AllShows = () => (
  <TextLink asChild alone>
    <Link to={paths.deskShows}>
      <FormattedMessage {...showMessages.all} />
    </Link>
  </TextLink>
)

const Known = ({ show }: { show: DeskShow }) => (
  <Page before={<AllShows />} title={<bdi>{show.name}</bdi>} width="text" aside={<AdminLinks show={show} />}>
    <Parts>
      <ShowProgress show={show} />
      <NextSteps show={show} />
      <p>
        <TextLink asChild alone>
          <Link to={fill(isPublic(show) ? paths.show : paths.showPreview, { slug: show.slug })}>
            <FormattedMessage {...showMessages.publicPage} />
          </Link>
        </TextLink>
      </p>
      <Approvals show={show} />
      <Judges show={show} />
      {isHeld(show) && <DeskClasses slug={show.slug} />}
      <Facts show={show} />
      <Section heading={<FormattedMessage {...showMessages.history} />}>
        <OnDemand name="history of a show" load={loadHistory}>
          {(History) => <History slug={show.slug} />}
        </OnDemand>
      </Section>
    </Parts>
  </Page>
)

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.deskShow) ?? { slug: '' }
  const query = useGetDeskShowQuery(slug, { refetchOnFocus: true })
  if (query.currentData) return <Known show={query.currentData} />
  return (
    <Page title={formatMessage(messages.title)} width="text">
      <RecordWaiting query={query} messages={{ ...messages, ...showMessages }} out={<AllShows />} />
    </Page>
  )
}

/** /desk/shows/{slug}: a show as those see it who work on it, what comes next, and who has agreed. */
export const DeskShowScreen = () => (
  <DeskShowMessages>
    <Read />
  </DeskShowMessages>
)
