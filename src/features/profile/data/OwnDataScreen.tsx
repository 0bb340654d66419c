import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../../contract/paths'
import { useGetMeQuery } from '../../../api/authApi'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { Deletion } from './Deletion'
import { Downloads } from './Downloads'
import { messages } from './messages'

/** /profile/data: what is kept about a member, to take along and to have deleted. */
export const OwnDataScreen = () => {
  const { formatMessage } = useIntl()
  // A visitor is answered 401 here, and comes back after the log-in.
  useGetMeQuery('later', { refetchOnMountOrArgChange: true })
  return (
    <Page
      title={formatMessage(messages.title)}
      width="text"
      before={
        <TextLink asChild>
          <Link to={paths.profile}>
            <FormattedMessage {...messages.toProfile} />
          </Link>
        </TextLink>
      }
    >
      <Downloads />
      <Deletion />
    </Page>
  )
}
