import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { hasReductions } from '#contract/show/reductions'
import type { Show } from '#contract/show/show'
import { failureOf } from '../../api/failureOf'
import { useGetPlacesQuery, useGetShowQuery } from '../../api/show/showsApi'
import { disabledMessages } from '../../i18n/disabledMessages'
import { useFormats } from '../../i18n/useFormats'
import { selectLoginOffered, selectMember, selectSignedIn } from '../../store/access/access'
import { selectActing } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Notice } from '../../ui/kit/Notice'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { Draw } from '../draw/shared/Draw'
import { PublishedRuns } from '../results/shared/PublishedRuns'
import { AboutShow } from './about/AboutShow'
import { CartBar } from './CartBar'
import { messages } from './messages'
import { Programme } from './Programme'
import { ShowHead } from './ShowHead'
import { shownState, type ShownState } from './showState'
import { useEntering } from './useEntering'

const sentences = {
  cancelled: messages.cancelledOn,
  finished: messages.finishedOn,
  closed: messages.closedOn,
  notOpenYet: messages.opensOn,
}

/** Why nothing can be entered: said once, for the whole show. */
const StateNotice = ({ show, phase }: { show: Show; phase: ShownState['phase'] }) => {
  const { dayRange, longDay, instant } = useFormats()
  if (phase === 'open') return null
  return (
    <Notice tone={phase === 'cancelled' ? 'warning' : 'info'}>
      <FormattedMessage
        {...sentences[phase]}
        values={{
          days: dayRange(show.startDate, show.endDate),
          last: longDay(show.endDate),
          opens: instant(show.entriesOpenAt, show.timeZone),
          closed: instant(show.entriesCloseAt, show.timeZone),
        }}
      />
      {show.cancelReason !== null && (
        <p>
          <FormattedMessage {...messages.cancelReason} values={{ reason: show.cancelReason }} />
        </p>
      )}
    </Notice>
  )
}

const pollEvery = 10_000
/** A server in trouble is not helped by a question every few seconds from everyone. */
const pollAfterFailureEvery = 60_000

/** Keeps the places of a show as they are now, for as long as it takes entries: the show that is read is written again. */
const useLivePlaces = (slug: string, takesEntries: boolean): void => {
  const skip = !takesEntries
  const last = useGetPlacesQuery(slug, { skip })
  useGetPlacesQuery(slug, { skip, pollingInterval: last.isError ? pollAfterFailureEvery : pollEvery })
}

// Only members enter: other readers of a show wait for none of it.
const loadEntering = () => import(/* webpackChunkName: "enter-dogs" */ './EnterDogs')

const loadExtras = async () => (await import(/* webpackChunkName: "show-extras" */ './extras/ShowExtras')).ShowExtras

const loadProposal = async () =>
  (await import(/* webpackChunkName: "public-proposal" */ './PublicProposal')).PublicProposal

const Body = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    padding: { base: '24px 18px', md: '36px' },
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    // On phones the cart bar ends the page.
    '&:has([data-bar=cart])': { paddingBottom: { base: 0, md: '36px' } },
  },
})
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' } })

/** What keeps a reader who is no member from entering, and the way there. */
const Invitation = () => {
  const signedIn = useAppSelector(selectSignedIn)
  const loginOffered = useAppSelector(selectLoginOffered)
  if (!signedIn && !loginOffered)
    return (
      <Row data-on-screen>
        <FormattedMessage {...disabledMessages.limited} />
      </Row>
    )
  const [sentence, to, action] = signedIn
    ? [messages.enterUnpaid, paths.registrationOptions, messages.plans]
    : [messages.enterVisitor, paths.login, messages.login]
  return (
    <Row data-on-screen>
      <FormattedMessage {...sentence} />
      <Button asChild variant="outline" dense>
        <Link to={to}>
          <FormattedMessage {...action} />
        </Link>
      </Button>
    </Row>
  )
}

/** A show that can only be read about; a member sees which runs are entered. */
const OwnProgramme = ({ show }: { show: Show }) => (
  <Programme show={show} entering={useEntering(show, { skip: !useAppSelector(selectMember) }).entering} />
)

const ShowBody = ({ show }: { show: Show }) => {
  const member = useAppSelector(selectMember)
  const { phase } = shownState(show, useAppSelector(selectNow))
  const isActing = useAppSelector(selectActing) !== null
  const open = phase === 'open'
  const { fairOpening: opening } = show
  const finished = phase === 'finished'
  const draw = opening && <Draw show={show} opening={opening} />
  // Members cannot enter before the places are drawn.
  const takesEntries = open && opening?.drawnAt !== null
  useLivePlaces(show.slug, open)
  return (
    <>
      <ShowHead show={show} />
      <Body>
        <StateNotice show={show} phase={phase} />
        {show.proposal && (
          <OnDemand name="proposed change" load={loadProposal}>
            {(PublicProposal) => show.proposal && <PublicProposal proposal={show.proposal} />}
          </OnDemand>
        )}
        {open && !member && <Invitation />}
        {finished ? <PublishedRuns show={show} /> : draw}
        {takesEntries && member && isActing && (
          <Notice>
            <FormattedMessage {...messages.enterActing} />
          </Notice>
        )}
        {takesEntries && member && !isActing ? (
          <OnDemand name="entering dogs" load={loadEntering}>
            {({ EnterDogs }) => <EnterDogs show={show} />}
          </OnDemand>
        ) : (
          <OwnProgramme show={show} />
        )}
        <OnDemand name="extras of a show" load={loadExtras}>
          {(ShowExtras) => <ShowExtras show={show} />}
        </OnDemand>
        {finished ? draw : <PublishedRuns show={show} />}
        <AboutShow show={show} />
        {open && member && <CartBar isReduced={hasReductions(show.reductions)} />}
      </Body>
    </>
  )
}

/** /shows/{slug}: a show and its classes; members enter their dogs here. */
export const ShowScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.show) ?? { slug: '' }
  const { data: show, error, refetch } = useGetShowQuery(slug, { refetchOnFocus: true })
  if (error && failureOf({ error })?.status === 404)
    return (
      <Page title={formatMessage(messages.notFound)} lead={formatMessage(messages.notFoundText)}>
        <div>
          <Button asChild>
            <Link to={paths.shows}>
              <FormattedMessage {...messages.toList} />
            </Link>
          </Button>
        </div>
      </Page>
    )
  if (error && !show)
    return (
      <Page title={formatMessage(messages.title)}>
        <ErrorState heading={formatMessage(messages.failedOne)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      </Page>
    )
  if (!show)
    return (
      <Page title={formatMessage(messages.loadingOne)}>
        <chakra.div minHeight="100dvh">
          <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
        </chakra.div>
      </Page>
    )
  return <ShowBody show={show} />
}
