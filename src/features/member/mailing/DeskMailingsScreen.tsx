import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMailingsInfiniteQuery } from '../../../api/member/mailingApi'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { ListBody } from '../../desk/shared/ListBody'
import { everyone } from './audience'
import { MailingsTable } from './MailingsTable'
import { listMessages as messages } from './messages'
import { WriteMailing } from './WriteMailing'

const Mailings = () => {
  const { formatMessage } = useIntl()
  const found = useGetMailingsInfiniteQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  return (
    <Page
      before={<DeskTrail section="members" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={
        <WriteMailing mailing={{ audience: everyone, copyOf: null }}>
          <FormattedMessage {...messages.write} />
        </WriteMailing>
      }
    >
      <ListBody found={found} messages={messages} isSearched={false} onClear={() => undefined}>
        {(mailings) => <MailingsTable mailings={mailings} />}
      </ListBody>
    </Page>
  )
}

/** /desk/members/emails: what was written to members, and what became of it. */
export const DeskMailingsScreen = () => (
  <MessagesOf part="member">
    <MessagesOf part="member.mailing">
      <Mailings />
    </MessagesOf>
  </MessagesOf>
)
