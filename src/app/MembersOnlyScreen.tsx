import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './refusedMessages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** In place of a members' screen: who is signed in without a membership reads why and how to pay, and no call is made. */
export const MembersOnlyScreen = () => (
  <Page title={<FormattedMessage {...messages.membersTitle} />} lead={<FormattedMessage {...messages.membersText} />}>
    <Actions>
      <Button asChild>
        <Link to={paths.registrationOptions}>
          <FormattedMessage {...messages.plans} />
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
