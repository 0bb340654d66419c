import { useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { CountedShow } from './CountedShow'
import { MailForm } from './MailForm'
import { mailMessages as messages } from './messages'
import { SentMails } from './SentMails'

const Write = () => {
  const { formatMessage } = useIntl()
  return (
    <CountedShow path={paths.showMails} title={formatMessage(messages.title)}>
      {(slug, counts) => (
        <Page
          before={<DeskTrail section="shows" show={{ slug, name: counts.name }} ofEntries />}
          title={formatMessage(messages.title)}
          lead={formatMessage(messages.lead)}
          width="column"
        >
          <MailForm slug={slug} counts={counts} />
          <SentMails slug={slug} />
        </Page>
      )}
    </CountedShow>
  )
}

/** /desk/shows/{slug}/mails: writes to everyone who has entered a show, and shows what was written before. */
export const ShowMailsScreen = () => (
  <MessagesOf part="entry.desk">
    <Write />
  </MessagesOf>
)
