import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { selectUser, stopActingRequested } from '../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectScreenPath } from '../store/router/routerSlice'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './refusedMessages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** In place of a screen that is the member's alone: an admin who acts for the member reads why. */
export const InPersonScreen = () => {
  const name = useAppSelector(selectUser)?.name ?? ''
  const isCart = useAppSelector(selectScreenPath) === paths.cart
  const dispatch = useAppDispatch()
  return (
    <Page
      title={<FormattedMessage {...messages.inPersonTitle} values={{ name: <bdi>{name}</bdi> }} />}
      lead={<FormattedMessage {...(isCart ? messages.inPersonCart : messages.inPersonText)} />}
    >
      <Actions>
        <Button asChild>
          <Link to={paths.dashboard}>
            <FormattedMessage {...messages.dashboard} />
          </Link>
        </Button>
        <Button variant="outline" onClick={() => dispatch(stopActingRequested())}>
          <FormattedMessage {...messages.stopActing} />
        </Button>
      </Actions>
    </Page>
  )
}
