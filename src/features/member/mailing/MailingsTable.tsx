import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MailingRow } from '#contract/member/mailing'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { Table } from '../../../ui/kit/Table'
import { TextLink } from '../../../ui/kit/TextLink'
import { MailingStateTag } from './MailingStateTag'
import { countMessages, kindMessages, listMessages as messages } from './messages'
import { subjectOf } from './subjectOf'
import { useAudienceText } from './useAudienceText'

const Small = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' },
})

/** The counts that say something: none of a draft, and those alone that are not zero. */
const Result = ({ mailing: { startedAt, counts } }: { mailing: MailingRow }) => {
  const { formatMessage, formatList } = useIntl()
  if (startedAt === null) return null
  const { recipients: _all, sent, ...others } = counts
  const shown = (Object.keys(others) as (keyof typeof others)[]).filter((name) => counts[name] > 0)
  return (
    <>
      <FormattedMessage {...countMessages.sent} values={{ count: sent }} />
      {shown.length > 0 && (
        <Small>
          {formatList(
            shown.map((name) => formatMessage(countMessages[name], { count: counts[name] })),
            { type: 'unit' },
          )}
        </Small>
      )}
    </>
  )
}

const When = ({ mailing: { createdAt, sendAt, writerName } }: { mailing: MailingRow }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  return (
    <>
      <FormattedMessage {...messages.moment} values={localMoment(sendAt ?? createdAt)} />
      <Small>
        <FormattedMessage
          {...messages.by}
          values={{ name: <bdi>{writerName ?? formatMessage(messages.deletedWriter)}</bdi> }}
        />
      </Small>
    </>
  )
}

/** Emails to members, the newest first. */
export const MailingsTable = ({ mailings }: { mailings: MailingRow[] }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const audienceText = useAudienceText()
  return (
    <Table
      label={formatMessage(messages.title)}
      head={(['email', 'to', 'result', 'when', 'state'] as const).map((name) => ({
        label: formatMessage(messages[name]),
      }))}
      rows={mailings.map((mailing) => ({
        id: mailing.id,
        cells: [
          <span key="email">
            <TextLink asChild>
              <Link to={fill(paths.deskMailing, { id: mailing.id })}>
                <bdi>{subjectOf(mailing, locale) || formatMessage(messages.untitled)}</bdi>
              </Link>
            </TextLink>
            <Small>
              <FormattedMessage {...kindMessages[mailing.kind]} />
            </Small>
          </span>,
          <span key="to">
            <bdi>{audienceText(mailing.audience)}</bdi>
            {mailing.startedAt !== null && (
              <Small>
                <FormattedMessage {...countMessages.recipients} values={{ count: mailing.counts.recipients }} />
              </Small>
            )}
          </span>,
          mailing.startedAt === null ? null : <Result key="result" mailing={mailing} />,
          <When key="when" mailing={mailing} />,
          <MailingStateTag key="state" state={mailing.state} />,
        ],
      }))}
    />
  )
}
