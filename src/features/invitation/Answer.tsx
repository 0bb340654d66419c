import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import type { AcceptedInvitation, InvitationKind, ReceivedInvitation } from '#contract/invitation/invitation'
import { fill, paths } from '#contract/shared/paths'
import { useAcceptInvitationMutation } from '../../api/invitation/invitationApi'
import { useCallKey } from '../../store/router/useCallKey'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { messages } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** What the reader must do before accepting, with a link. */
const obstacles = {
  other: { text: messages.other, to: paths.logout, action: messages.logOut },
  unconfirmed: { text: messages.unconfirmed, to: paths.profile, action: messages.toProfile },
  notMember: { text: messages.notMember, to: paths.registrationOptions, action: messages.toMembership },
  taken: { text: messages.taken, to: paths.contact, action: messages.toContact },
} as const

const dogPage = (slug: string) => fill(paths.dog, { slug })
const personPage = (id: string) => fill(paths.deskPerson, { id })

/** The page of what was accepted. */
const pages: Record<InvitationKind, (key: AcceptedInvitation['key']) => string> = {
  manager: dogPage,
  owner: dogPage,
  judge: personPage,
  approver: personPage,
  household: () => paths.profile,
}

interface Props {
  token: string
  invitation: ReceivedInvitation
  declining: boolean
  onDecline: () => void
}

/** The answers that a reader can give. A visitor's acceptance is refused, and leads back here after login. */
export const Answer = ({ token, invitation: { reader, email }, declining, onDecline }: Props) => {
  const navigate = useNavigate()
  const [accept, { isLoading }] = useAcceptInvitationMutation(useCallKey('accept'))
  const send = async () => {
    const { data } = await accept(token)
    if (data) void navigate(pages[data.kind](data.key))
  }
  const obstacle = reader in obstacles ? obstacles[reader as keyof typeof obstacles] : null
  return (
    <>
      {(obstacle ?? reader === 'visitor') && (
        <Notice tone={obstacle ? 'warning' : 'info'}>
          <FormattedMessage {...(obstacle?.text ?? messages.visitor)} values={{ email: <bdi>{email}</bdi> }} />
        </Notice>
      )}
      <Actions>
        {obstacle ? (
          <Button asChild>
            <Link to={obstacle.to}>
              <FormattedMessage {...obstacle.action} />
            </Link>
          </Button>
        ) : (
          <Button pending={isLoading} onClick={() => void send()}>
            <FormattedMessage {...(reader === 'visitor' ? messages.logIn : messages.accept)} />
          </Button>
        )}
        {reader !== 'other' && (
          <Button variant="outline" pending={declining} onClick={onDecline}>
            <FormattedMessage {...messages.decline} />
          </Button>
        )}
      </Actions>
    </>
  )
}
