import { useIntl } from 'react-intl'
import { ProfilePage } from '../profile/ProfilePage'
import { Deletion } from './Deletion'
import { Downloads } from './Downloads'
import { messages } from './dataMessages'

/** /profile/data: what is kept about a member, to take along and to have deleted. */
export const OwnDataScreen = () => {
  const { formatMessage } = useIntl()
  return (
    <ProfilePage title={formatMessage(messages.title)}>
      <Downloads />
      <Deletion />
    </ProfilePage>
  )
}
