import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import { paths } from '#contract/paths'
import { useGetSecondFactorQuery } from '../../api/account/sessionsApi'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { deskMessages as messages } from './deskMessages'

const Frame = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, paddingBlockStart: '5' },
})

/** Says why the desk stays empty for an admin whose session has shown no code, where one is required, and where to go. */
export const FactorNotice = () => {
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  const { data: factor } = useGetSecondFactorQuery(undefined, { skip: !isAdmin })
  if (!factor?.missing) return null
  const [text, to, action] = factor.on
    ? [messages.factorUnshown, paths.logout, messages.logOut]
    : [messages.factorOff, paths.security, messages.setUpFactor]
  return (
    <Frame>
      <Notice
        tone="warning"
        action={
          <Button asChild variant="outline">
            <Link to={to}>
              <FormattedMessage {...action} />
            </Link>
          </Button>
        }
      >
        <FormattedMessage {...text} />
      </Notice>
    </Frame>
  )
}
