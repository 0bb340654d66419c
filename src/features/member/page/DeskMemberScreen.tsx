import { chakra } from '@chakra-ui/react'
import { CalendarPlus, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import type { DeskMember } from '#contract/member/member'
import { daysBetween } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import {
  useGetDeskMemberQuery,
  useRecordMembershipMutation,
  useSaveMemberCardsMutation,
} from '../../../api/member/memberApi'
import { useDeleteMemberMutation } from '../../../api/member/letterApi'
import { failureOf } from '../../../api/failureOf'
import { useGetPlansQuery } from '../../../api/membership/membershipApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Numeral } from '../../../ui/kit/Numeral'
import { Page } from '../../../ui/kit/Page'
import { Pole } from '../../../ui/kit/Pole'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { MembershipTag } from '../MembershipTag'
import { closedMessages } from '../merging/messages'
import { groupMessages } from '../messages'
import { Bounced } from './Bounced'
import { CorrectMembership } from './CorrectMembership'
import { deleteCall } from './DeleteMember'
import { EndMembership } from './EndMembership'
import { Blocked, MemberAccess } from './MemberAccess'
import { MemberData } from './MemberData'
import { MemberDogs } from './MemberDogs'
import { MemberFacts } from './MemberFacts'
import { MemberFamily } from './MemberFamily'
import { MergedAccounts } from './MergedAccounts'
import { EmailChange, MemberHelp } from './MemberHelp'
import { MemberHistory } from './MemberHistory'
import { MemberMails } from './MemberMails'
import { MemberNotes } from './MemberNotes'
import { MemberEntries, MemberPurchases } from './MemberPurchases'
import { MembershipHistory } from './MembershipHistory'
import { correctMessages, endMessages, pauseMessages } from './membershipMessages'
import { dataMessages, messages } from './messages'
import { recordMessages } from '../shared/recordMessages'
import { PauseMembership, ResumeMembership } from './PauseMembership'
import { recordCall, RecordMembership } from '../shared/RecordMembership'
import { Since } from '../Since'

const Line = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    gap: '7',
    '& > div': { display: 'flex', flexDirection: 'column', gap: '7', minWidth: 0 },
  },
})

/** How much of the membership that runs is left, and until when. */
const Left = ({ member: { memberships, renewalDate, terms } }: { member: DeskMember }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const begun = memberships.find(({ event, endsOn }) => event === 'begun' && endsOn !== null)
  if (renewalDate === null || renewalDate < terms.today || !begun) return null
  const whole = daysBetween(begun.startsOn, renewalDate)
  return (
    <div>
      <Pole share={whole > 0 ? daysBetween(terms.today, renewalDate) / whole : 0} label={formatMessage(messages.bar)} />
      <p>
        <FormattedMessage {...messages.untilDay} values={{ day: longDay(renewalDate) }} />
      </p>
    </div>
  )
}

const MembershipActions = ({ member }: { member: DeskMember }) => {
  const { data: plans } = useGetPlansQuery()
  const { id, state, renewalDate, pausedDays } = member
  const [runs, isPaused] = [state === 'active' || state === 'lapsing', pausedDays !== null]
  const recording: DialogOverlay = { kind: 'dialog', dialog: 'recordMembership', of: id }
  const correcting: DialogOverlay = { kind: 'dialog', dialog: 'correctMembership', of: id }
  const record = useOpen(recording)
  const [saveCard, card] = useSaveMemberCardsMutation(useCallKey(`card of ${id}`))
  const correct = useOpen(correcting)
  const pause = useOpen({ kind: 'dialog', dialog: 'pauseMembership', of: id })
  const resume = useOpen({ kind: 'dialog', dialog: 'resumeMembership', of: id })
  const end = useOpen({ kind: 'dialog', dialog: 'endMembership', of: id })
  return (
    <Actions>
      <Button
        icon={<CalendarPlus aria-hidden />}
        aria-haspopup="dialog"
        pending={!plans && record.isOpen}
        onClick={() => record.setOpen(true)}
      >
        <FormattedMessage {...recordMessages.open} />
      </Button>
      {state !== 'never_paid' && !isPaused && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => correct.setOpen(true)}>
          <FormattedMessage {...correctMessages.open} />
        </Button>
      )}
      {runs && renewalDate !== null && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => pause.setOpen(true)}>
          <FormattedMessage {...pauseMessages.open} />
        </Button>
      )}
      {isPaused && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => resume.setOpen(true)}>
          <FormattedMessage {...pauseMessages.resumeOpen} />
        </Button>
      )}
      {(runs || isPaused) && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => end.setOpen(true)}>
          <FormattedMessage {...endMessages.open} />
        </Button>
      )}
      {runs && (
        <Button
          variant="outline"
          icon={<IdCard aria-hidden />}
          pending={card.isLoading}
          onClick={() => void saveCard(id)}
        >
          <FormattedMessage {...messages.card} />
        </Button>
      )}
      {record.isOpen && plans && (
        <RecordMembership dialog={recording} member={member} plans={plans} onClose={() => record.setOpen(false)} />
      )}
      {correct.isOpen && (
        <CorrectMembership dialog={correcting} member={member} onClose={() => correct.setOpen(false)} />
      )}
      {pause.isOpen && <PauseMembership member={member} onClose={() => pause.setOpen(false)} />}
      {resume.isOpen && <ResumeMembership member={member} onClose={() => resume.setOpen(false)} />}
      {end.isOpen && <EndMembership member={member} onClose={() => end.setOpen(false)} />}
    </Actions>
  )
}

/** What was recorded last, on this visit. */
const Recorded = ({ id }: { id: string }) => {
  const { longDay } = useFormats()
  const [, { data }] = useRecordMembershipMutation(useCallKey(recordCall(id)))
  return (
    <div role="status">
      {data && (
        <Notice>
          <FormattedMessage
            {...recordMessages.done}
            values={{
              endless: data.renewalDate === null ? 'yes' : 'no',
              day: data.renewalDate && longDay(data.renewalDate),
            }}
          />
        </Notice>
      )}
    </div>
  )
}

const Known = ({ member }: { member: DeskMember }) => {
  const { longDay } = useFormats()
  const { id, memberNumber, memberName, state, kind, joinedOn, own } = member
  return (
    <Page
      before={<DeskTrail section="members" />}
      title={
        <>
          {memberNumber !== null && (
            <Numeral size="l" color="fg.muted" marginInlineEnd="3">
              {`${memberNumber} `}
            </Numeral>
          )}
          <bdi>{memberName}</bdi>
        </>
      }
      tab={memberName}
    >
      <Line>
        <MembershipTag member={member} />
        {kind !== 'adult' && (
          <StateTag>
            <FormattedMessage {...groupMessages[kind]} />
          </StateTag>
        )}
        {state !== 'never_paid' && (
          <b>
            <Since member={member} />
          </b>
        )}
        <span>
          <FormattedMessage
            {...(state === 'never_paid' ? messages.accountSince : messages.since)}
            values={{ day: longDay(joinedOn) }}
          />
        </span>
      </Line>
      {own ? (
        <Notice>
          <FormattedMessage {...messages.own} />
        </Notice>
      ) : (
        <MembershipActions member={member} />
      )}
      <Blocked member={member} />
      <Bounced member={member} />
      <EmailChange member={member} />
      <Recorded id={id} />
      <Left member={member} />
      <Columns>
        <div>
          <MembershipHistory member={member} />
          <MemberFamily member={member} />
          <MergedAccounts member={member} />
          <MemberPurchases member={member} />
          <MemberHistory member={member} />
        </div>
        <div>
          <div>
            <MemberFacts member={member} />
            <MemberAccess member={member} />
            <MemberHelp member={member} />
          </div>
          <MemberDogs member={member} />
          <MemberEntries member={member} />
          <MemberMails member={member} />
          <MemberNotes member={member} />
          <MemberData member={member} />
        </div>
      </Columns>
    </Page>
  )
}

interface GoneProps {
  heading: MessageDescriptor
  out: ReactNode
  children: ReactNode
}

/** In the place of an account that there is no more. */
const Gone = ({ heading, out, children }: GoneProps) => {
  const { formatMessage } = useIntl()
  return (
    <Page before={<DeskTrail section="members" />} title={formatMessage(messages.title)}>
      <EmptyState heading={<FormattedMessage {...heading} />} action={out}>
        {children}
      </EmptyState>
    </Page>
  )
}

const Member = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.deskMember) ?? { id: '' }
  const [, { isSuccess: isDeleted }] = useDeleteMemberMutation(useCallKey(deleteCall(id)))
  const query = useGetDeskMemberQuery(id, { refetchOnFocus: true, skip: isDeleted })
  const out = (
    <TextLink asChild alone>
      <Link to={paths.deskMembers}>
        <FormattedMessage {...messages.all} />
      </Link>
    </TextLink>
  )
  if (isDeleted)
    return (
      <Gone heading={dataMessages.deleted} out={out}>
        <FormattedMessage {...dataMessages.deletedText} />
      </Gone>
    )
  const keptId = failureOf(query)?.details['keptId']
  if (typeof keptId === 'string') {
    const kept = (
      <TextLink asChild alone>
        <Link to={fill(paths.deskMember, { id: keptId })}>
          <FormattedMessage {...closedMessages.kept} />
        </Link>
      </TextLink>
    )
    return (
      <Gone heading={closedMessages.heading} out={kept}>
        <FormattedMessage {...closedMessages.text} />
      </Gone>
    )
  }
  if (query.currentData) return <Known member={query.currentData} />
  return (
    <Page before={<DeskTrail section="members" />} title={formatMessage(messages.title)}>
      <RecordWaiting query={query} messages={messages} out={out} />
    </Page>
  )
}

/** /desk/members/{id}: all that the office knows about a member, and their membership. */
export const DeskMemberScreen = () => (
  <MessagesOf part="member">
    <Member />
  </MessagesOf>
)
