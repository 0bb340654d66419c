import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { refusableKinds, type RefusableKind } from '#contract/member/mailKinds'
import { failureOf } from '../../../api/failureOf'
import { useGetMailChoicesQuery, useSaveMailChoiceMutation } from '../../../api/account/mailChoicesApi'
import { defineMessages } from '../../../i18n/defineMessages'
import { useCallKey } from '../../../store/router/useCallKey'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'

const messages = defineMessages({
  heading: { id: 'account.unsubscribe.choices.heading', defaultMessage: 'Emails from us' },
  text: {
    id: 'account.unsubscribe.choices.text',
    defaultMessage: 'We always email you about your membership, your entries and your payments.',
  },
  loading: { id: 'account.unsubscribe.choices.loading', defaultMessage: 'Loading your email settings' },
  failed: { id: 'account.unsubscribe.choices.failed', defaultMessage: 'Couldn’t load your email settings' },
  failedText: { id: 'account.unsubscribe.choices.failedText', defaultMessage: 'Check your connection and try again.' },
})
const kinds: Record<RefusableKind, MessageDescriptor> = defineMessages({
  news: { id: 'account.unsubscribe.choices.news', defaultMessage: 'News' },
  offers: { id: 'account.unsubscribe.choices.offers', defaultMessage: 'Shows and offers' },
})

const Choice = ({ kind, subscribed }: { kind: RefusableKind; subscribed: boolean }) => {
  const { formatMessage } = useIntl()
  const [save, { isLoading }] = useSaveMailChoiceMutation(useCallKey(`email choice ${kind}`))
  return (
    <CheckboxField
      label={formatMessage(kinds[kind])}
      name={`emails-${kind}`}
      role="switch"
      checked={isLoading ? !subscribed : subscribed}
      onChange={({ target }) => void save({ kind, subscribed: target.checked })}
    />
  )
}

/** Which emails the reader gets, besides those that always arrive. */
export const MailChoicesPart = () => {
  const { formatMessage } = useIntl()
  const { data, isError, error, refetch } = useGetMailChoicesQuery()
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <FormattedMessage {...messages.text} tagName="p" />
      {data &&
        refusableKinds.map((kind) => (
          <Choice key={kind} kind={kind} subscribed={!data.unsubscribedFrom.includes(kind)} />
        ))}
      {!data && isError && failureOf({ error })?.status !== 401 && (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
    </Section>
  )
}
