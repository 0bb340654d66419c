import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Mailing } from '#contract/member/mailing'
import { paths } from '#contract/shared/paths'
import { useGetMailingQuery } from '../../../api/member/mailingApi'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { Draft } from './Draft'
import { MailingRecord } from './MailingRecord'
import { MailingStateTag } from './MailingStateTag'
import { draftMessages as messages, listMessages } from './messages'
import { subjectOf } from './subjectOf'

/** An email that leaves is looked at again so often, in milliseconds. */
const watchEvery = 15_000

const MailingTrail = () => (
  <DeskTrail section="members" more={{ to: paths.deskMailings, text: <FormattedMessage {...listMessages.trail} /> }} />
)

const Known = ({ mailing }: { mailing: Mailing }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  return (
    <Page
      before={<MailingTrail />}
      title={<bdi>{subjectOf(mailing, locale) || formatMessage(listMessages.untitled)}</bdi>}
      aside={<MailingStateTag state={mailing.state} />}
    >
      {mailing.state === 'draft' ? <Draft mailing={mailing} /> : <MailingRecord mailing={mailing} />}
    </Page>
  )
}

const MailingPage = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.deskMailing) ?? { id: '' }
  const { currentData } = useGetMailingQuery(id, {
    selectFromResult: ({ currentData: known }) => ({ currentData: known }),
  })
  const isLeaving = currentData?.state === 'scheduled' || currentData?.state === 'sending'
  const query = useGetMailingQuery(id, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
    pollingInterval: isLeaving ? watchEvery : 0,
  })
  if (query.currentData) return <Known mailing={query.currentData} />
  return (
    <Page before={<MailingTrail />} title={formatMessage(messages.title)}>
      <RecordWaiting
        query={query}
        messages={messages}
        out={
          <TextLink asChild alone>
            <Link to={paths.deskMailings}>
              <FormattedMessage {...messages.all} />
            </Link>
          </TextLink>
        }
      />
    </Page>
  )
}

/** /desk/members/emails/{id}: a draft with the way to send it, or what became of an email. */
export const DeskMailingScreen = () => (
  <MessagesOf part="member">
    <MessagesOf part="member.mailing">
      <MailingPage />
    </MessagesOf>
  </MessagesOf>
)
