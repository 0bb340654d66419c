import { useGetWaitingListQuery } from '../../../api/waiting/waitingListApi'
import { selectMember } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import type { JoinWaitingProps } from './JoinWaiting'

const loadRows = async () => (await import(/* webpackChunkName: "waiting" */ './WaitingRows')).WaitingRows
const loadJoin = async () => (await import(/* webpackChunkName: "waiting" */ './JoinWaiting')).JoinWaiting

/** What the member's dogs wait for, in one show or in all; nothing where they wait for nothing. */
export const WaitingList = ({ showSlug }: { showSlug?: string }) => {
  const { data = [] } = useGetWaitingListQuery(undefined, { skip: !useAppSelector(selectMember), refetchOnFocus: true })
  const entries = showSlug === undefined ? data : data.filter(({ item }) => item.showSlug === showSlug)
  if (entries.length === 0) return null
  return (
    <MessagesOf part="waiting">
      <OnDemand name="waiting" load={loadRows}>
        {(Rows) => <Rows entries={entries} inShow={showSlug !== undefined} />}
      </OnDemand>
    </MessagesOf>
  )
}

/** The way onto the waiting list of a full class. */
export const JoinWaitingList = (props: JoinWaitingProps) => (
  <MessagesOf part="waiting">
    <OnDemand name="waiting" load={loadJoin}>
      {(Join) => <Join {...props} />}
    </OnDemand>
  </MessagesOf>
)
