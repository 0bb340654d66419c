import { useIntl } from 'react-intl'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { ProfilePage } from '../profile/ProfilePage'
import { messages } from './securityMessages'
import { Renewal } from './Renewal'
import { SecondFactor } from './SecondFactor'
import { Sessions } from './Sessions'

/** /profile/security: where the account is logged in, for how long, and what beside the password that takes. */
export const SecurityScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  return (
    <ProfilePage title={formatMessage(messages.title)}>
      <Sessions />
      {user && <Renewal user={user} />}
      <SecondFactor />
    </ProfilePage>
  )
}
