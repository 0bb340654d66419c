import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/paths'
import { TextLink } from '../../ui/kit/TextLink'
import { Page } from '../../ui/kit/Page'
import { CountedShow } from './CountedShow'
import { MailForm } from './MailForm'
import { mailMessages as messages } from './messages'
import { SentMails } from './SentMails'
import { ShowEntryMessages } from './ShowEntryMessages'

const Write = () => {
  const { formatMessage } = useIntl()
  return (
    <CountedShow path={paths.showMails} title={formatMessage(messages.title)}>
      {(slug, counts) => (
        <Page
          before={
            <TextLink asChild>
              <Link to={fill(paths.showEntries, { slug })}>
                <FormattedMessage {...messages.back} values={{ show: counts.name }} />
              </Link>
            </TextLink>
          }
          title={formatMessage(messages.title)}
          lead={formatMessage(messages.lead)}
          width="text"
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
  <ShowEntryMessages>
    <Write />
  </ShowEntryMessages>
)
