import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useGetOwnDrawQuery } from '../../../api/draw/drawApi'
import { useGetEligibilityQuery } from '../../../api/show/showsApi'
import { useGetWaitingListQuery } from '../../../api/waiting/waitingListApi'
import { useFormats } from '../../../i18n/useFormats'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { itemAdded } from '../../../store/purchase/purchaseSlice'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { drawMessages as messages } from './drawMessages'
import { Receipt } from './Receipt'

/** Puts the places that are held into the cart, and opens it. */
const PayForPlaces = ({ offered }: { offered: readonly WaitingEntry[] }) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ownerId = useAppSelector(selectUser)?.id || undefined
  const add = () => {
    for (const { item, price } of offered) dispatch(itemAdded({ item: { ...item, ownerId }, price, total: price }))
    void navigate(paths.cart)
  }
  return (
    <Button onClick={add}>
      <FormattedMessage {...messages.toCart} values={{ count: offered.length }} />
    </Button>
  )
}

/** What has come of the member's choices: places that are held until then, others that are waited for. */
const Outcome = ({ show, entries }: { show: Show; entries: readonly WaitingEntry[] }) => {
  const { instant } = useFormats()
  const offered = entries.filter(({ state }) => state === 'offered')
  const waiting = entries.filter(({ state }) => state === 'waiting').length
  const [until] = offered.flatMap(({ offerUntil }) => offerUntil ?? []).sort()
  return (
    <>
      {until !== undefined && (
        <p>
          <FormattedMessage
            {...messages.held}
            values={{ count: offered.length, until: instant(until, show.timeZone) }}
          />
        </p>
      )}
      {waiting > 0 && (
        <p>
          <FormattedMessage {...messages.waiting} values={{ count: waiting }} />
        </p>
      )}
    </>
  )
}

/** For so long after the draw its places are still being offered, one after another. */
const offering = 2 * 60_000
const pollEvery = 10_000

const useIsFresh = (drawnAt: string): boolean => Date.parse(useAppSelector(selectNow)) - Date.parse(drawnAt) < offering

const OwnResult = ({ show, drawnAt }: { show: Show; drawnAt: string }) => {
  // A reader who saw the window end has read all of these before the draw.
  const afresh = { refetchOnMountOrArgChange: true }
  const own = useGetOwnDrawQuery(show.slug, afresh).data?.application
  const pollingInterval = useIsFresh(drawnAt) ? pollEvery : 0
  const { data: list = [] } = useGetWaitingListQuery(undefined, { ...afresh, pollingInterval })
  useGetEligibilityQuery(show.slug, afresh)
  if (!own || own.position === null || own.members === null) return null
  const entries = list.filter(({ item }) => item.showSlug === show.slug)
  const offered = entries.filter(({ state }) => state === 'offered')
  return (
    <Notice action={offered.length > 0 && <PayForPlaces offered={offered} />}>
      <p>
        <FormattedMessage {...messages.position} values={{ position: own.position, members: own.members }} />
      </p>
      <Outcome show={show} entries={entries} />
      <Receipt receipt={own.receipt} />
    </Notice>
  )
}

/** The outcome of the draw: for everyone that it is done, for those who took part their position. */
export const DrawResult = ({ show, drawnAt, member }: { show: Show; drawnAt: string; member: boolean }) => (
  <>
    <p>
      <FormattedMessage {...messages.done} />
    </p>
    {member && <OwnResult show={show} drawnAt={drawnAt} />}
  </>
)
