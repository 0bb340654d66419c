import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { callerRefusal } from '#contract/access/caller'
import type { Policy } from '#contract/access/policy'
import { paths } from '#contract/paths'
import { useAppSelector } from '../store/hooks'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './membersMessages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/**
 * Before a members' screen: who is signed in without a membership reads why and how to pay, and no call is made. A
 * visitor passes: the screen's first call is answered 401, and what follows from that leads back here after login.
 */
export const MembersOnly = ({ policy, children }: { policy: Policy; children: ReactNode }) => {
  if (useAppSelector(({ auth }) => callerRefusal(policy.caller, auth)) !== 'not_member') return children
  return (
    <Page title={<FormattedMessage {...messages.membersTitle} />} lead={<FormattedMessage {...messages.membersText} />}>
      <Actions>
        <Button asChild>
          <Link to={paths.registrationOptions}>
            <FormattedMessage {...messages.payNow} />
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.profile}>
            <FormattedMessage {...messages.profile} />
          </Link>
        </Button>
      </Actions>
    </Page>
  )
}
