import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useSecondFactor } from '../../store/access/useSecondFactor'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { deskMessages as messages } from './deskMessages'

const Frame = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, paddingBlockStart: '5' },
})

/** Says why the desk stays empty for an admin whose session has shown no code, where one is required, and where to go. */
export const FactorNotice = () => {
  const factor = useSecondFactor()
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
