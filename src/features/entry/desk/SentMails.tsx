import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetShowMailsQuery } from '../../../api/entry/deskEntryApi'
import { useFormats } from '../../../i18n/useFormats'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { mailMessages, messages } from './messages'

const Text = chakra('p', { base: { color: 'fg', marginTop: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

/** What was written to everyone entered, the newest first. */
export const SentMails = ({ slug }: { slug: string }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const { currentData: mails, isError, refetch } = useGetShowMailsQuery(slug, { refetchOnFocus: true })
  const body = () => {
    if (!mails && isError)
      return (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!mails) return <SkeletonRows rows={2} label={formatMessage(messages.loading)} />
    if (mails.length === 0)
      return (
        <p>
          <FormattedMessage {...mailMessages.noHistory} />
        </p>
      )
    return (
      <RowList>
        {mails.map(({ id, subject, text, members, senderName, at }) => (
          <Row
            key={id}
            title={<bdi>{subject}</bdi>}
            facts={
              <>
                <FormattedMessage
                  {...mailMessages.sentLine}
                  values={{ ...localMoment(at), by: senderName || formatMessage(mailMessages.deletedSender), members }}
                />
                <Text>{text}</Text>
              </>
            }
          />
        ))}
      </RowList>
    )
  }
  return <Section heading={<FormattedMessage {...mailMessages.history} />}>{body()}</Section>
}
