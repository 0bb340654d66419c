import { useIntl } from 'react-intl'
import { useGetMeQuery } from '../../../api/authApi'
import { ProfilePage } from '../ProfilePage'
import { Deletion } from './Deletion'
import { Downloads } from './Downloads'
import { messages } from './messages'

/** /profile/data: what is kept about a member, to take along and to have deleted. */
export const OwnDataScreen = () => {
  const { formatMessage } = useIntl()
  // A visitor is answered 401 here, and comes back after the log-in.
  useGetMeQuery('later', { refetchOnMountOrArgChange: true })
  return (
    <ProfilePage title={formatMessage(messages.title)}>
      <Downloads />
      <Deletion />
    </ProfilePage>
  )
}
