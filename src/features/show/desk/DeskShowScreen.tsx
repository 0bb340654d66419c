import { chakra } from '@chakra-ui/react'
import { Coins, List, Pencil, Ruler, ShoppingBag } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk, openDeskDogs } from '#contract/access/screenPolicies'
import { fill, paths } from '#contract/shared/paths'
import type { DeskShow } from '#contract/show/desk'
import { canEdit } from '#contract/show/life'
import { useGetDeskShowQuery } from '../../../api/show/deskShowApi'
import { useFormats } from '../../../i18n/useFormats'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { Steps } from '../../../ui/kit/Steps'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { Approvals } from './Approvals'
import { DeskClasses } from './DeskClasses'
import { Judges } from './Judges'
import { messages, showMessages } from './messages'
import { NextSteps } from './NextSteps'
import { PlannedClasses } from './PlannedClasses'
import { decides, showPath, showStates } from './showStates'

/** The step of a show's life; one that was cancelled has left it. */
const ShowProgress = ({ show: { state } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  if (state === 'cancelled') return <Notice tone="warning">{formatMessage(showStates.cancelled.name)}</Notice>
  // What was returned is its author's again, as a draft is.
  const current = showPath.findIndex((one) => one === (state === 'returned' ? 'draft' : state))
  return (
    <Steps
      label={formatMessage(showMessages.progress)}
      current={current}
      steps={showPath.map((one, index) => ({
        label: formatMessage(showStates[index === 0 && state === 'returned' ? state : one].name),
      }))}
    />
  )
}

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Author = chakra('span', { base: { display: 'block', textStyle: 'body' } })
const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })

/** When and where it is, and who wrote it. */
const Lead = ({ show: { startDate, endDate, city, country, author } }: { show: DeskShow }) => {
  const { datedRange, country: countryName } = useFormats()
  return (
    <>
      <strong>{datedRange(startDate, endDate)}</strong>
      {city !== '' && (
        <>
          , <bdi>{[city, countryName(country)].filter(Boolean).join(', ')}</bdi>
        </>
      )}
      {author !== null && (
        <Author>
          <FormattedMessage {...showMessages.writtenBy} values={{ author: <bdi>{author}</bdi> }} />
        </Author>
      )}
    </>
  )
}

const isHeld = ({ state }: DeskShow) => state === 'published' || state === 'finished'
const isPublic = ({ state }: DeskShow) => state === 'published' || state === 'finished' || state === 'cancelled'

const loadHistory = async () => (await import(/* webpackChunkName: "show-history" */ './History')).History

const loadProposal = async () => (await import(/* webpackChunkName: "show-proposal" */ './Proposal')).Proposal

/** The change that a published show waits for. */
const Proposed = ({ show: { slug, proposal } }: { show: DeskShow }) =>
  proposal && (
    <OnDemand name="proposed change of a show" load={loadProposal}>
      {(Proposal) => <Proposal slug={slug} proposal={proposal} />}
    </OnDemand>
  )

/** Links for admins, to its extras, to its form as long as it can be edited, and to its entries and settlement once there can be any; for judges, to the dogs that they measure. */
const ShowLinks = ({ show }: { show: DeskShow }) => {
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  const measures = useAppSelector((all) => selectAllowed(all, openDeskDogs))
  if (!isAdmin && !measures) return null
  const { slug, state } = show
  return (
    <Links>
      {isAdmin && canEdit(state) && (
        <Button asChild variant="outline" icon={<Pencil aria-hidden />}>
          <Link to={fill(paths.editShow, { slug })}>
            <FormattedMessage {...showMessages.edit} />
          </Link>
        </Button>
      )}
      {isAdmin && isPublic(show) && (
        <Button asChild variant="outline" icon={<List aria-hidden />}>
          <Link to={fill(paths.showEntries, { slug })}>
            <FormattedMessage {...showMessages.entries} />
          </Link>
        </Button>
      )}
      {isAdmin && isPublic(show) && (
        <Button asChild variant="outline" icon={<Coins aria-hidden />}>
          <Link to={fill(paths.showSettlement, { slug })}>
            <FormattedMessage {...showMessages.settlement} />
          </Link>
        </Button>
      )}
      {isAdmin && (
        <Button asChild variant="outline" icon={<ShoppingBag aria-hidden />}>
          <Link to={fill(paths.showExtras, { slug })}>
            <FormattedMessage {...showMessages.extras} />
          </Link>
        </Button>
      )}
      {measures && isHeld(show) && (
        <Button asChild variant="outline" icon={<Ruler aria-hidden />}>
          <Link to={fill(paths.dogsToMeasure, { slug })}>
            <FormattedMessage {...showMessages.toMeasure} />
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

const Known = ({ show }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  return (
    <Page
      before={<DeskTrail section="shows" />}
      title={<bdi>{show.name}</bdi>}
      tab={formatMessage(showMessages.tab, { show: show.name })}
      lead={<Lead show={show} />}
      aside={<ShowLinks show={show} />}
    >
      <Parts>
        <ShowProgress show={show} />
        <Proposed show={show} />
        {!decides(show) && <NextSteps show={show} />}
        <Approvals show={show} />
        <Judges show={show} />
        {isHeld(show) ? <DeskClasses show={show} /> : <PlannedClasses show={show} />}
        {decides(show) && <NextSteps show={show} />}
        <p>
          <TextLink asChild alone>
            <Link to={fill(isPublic(show) ? paths.show : paths.showPreview, { slug: show.slug })}>
              <FormattedMessage {...showMessages.publicPage} />
            </Link>
          </TextLink>
        </p>
        <Section heading={<FormattedMessage {...showMessages.history} />}>
          <OnDemand name="history of a show" load={loadHistory}>
            {(History) => <History slug={show.slug} />}
          </OnDemand>
        </Section>
      </Parts>
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.deskShow) ?? { slug: '' }
  const query = useGetDeskShowQuery(slug, { refetchOnFocus: true })
  if (query.currentData) return <Known show={query.currentData} />
  return (
    <Page title={formatMessage(showMessages.title)} before={<DeskTrail section="shows" />} width="column">
      <RecordWaiting query={query} messages={{ ...messages, ...showMessages }} out={<AllShows />} />
    </Page>
  )
}

/** /desk/shows/{slug}: a show as those see it who work on it, what comes next, and who has agreed. */
export const DeskShowScreen = () => (
  <MessagesOf part="show.desk">
    <Read />
  </MessagesOf>
)
