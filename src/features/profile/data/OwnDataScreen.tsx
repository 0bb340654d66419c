import { useIntl } from 'react-intl'
import { ProfilePage } from '../ProfilePage'
import { Deletion } from './Deletion'
import { Downloads } from './Downloads'
import { messages } from './messages'

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
