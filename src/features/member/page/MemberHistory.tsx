import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { MembershipKind } from '#contract/membership/kinds'
import type { DeskMember, HistoryField } from '#contract/member/member'
import type { Locale } from '#contract/shared/locales'
import { localeNames } from '../../../i18n/localeNames'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'
import { Dated, DatedList } from './Dated'
import { actionMessages, fieldMessages, messages } from './messages'
import { kindMessages } from '../shared/recordMessages'

type Event = DeskMember['history'][number]

const actions: Record<string, MessageDescriptor> = actionMessages
const Change = chakra('span', { base: { display: 'block' } })
const Why = chakra('span', { base: { display: 'block', whiteSpace: 'pre-line' } })

const useValue = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  return (field: HistoryField, text: string | null) => {
    if (text === null || text === '') return formatMessage(messages.nothingThere)
    if (field === 'renewalDate') return longDay(text)
    if (field === 'blocked') return formatMessage(text === 'true' ? messages.yes : messages.no)
    if (field === 'locale') return localeNames[text as Locale]
    return field === 'membershipKind' ? formatMessage(kindMessages[text as MembershipKind]) : text
  }
}

const Facts = ({ event: { at, by, changes, why, dogName, until } }: { event: Event }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const valueOf = useValue()
  return (
    <>
      {dogName !== null && (
        <Change>
          <FormattedMessage {...messages.aboutDog} values={{ dog: <bdi>{dogName}</bdi> }} />
        </Change>
      )}
      {until !== null && (
        <Change>
          <FormattedMessage {...messages.actingUntil} values={{ time: localMoment(until).time }} />
        </Change>
      )}
      {changes.map(({ field, was, became }) => (
        <Change key={field}>
          <FormattedMessage
            {...messages.became}
            values={{
              field: formatMessage(fieldMessages[field]),
              was: <bdi>{valueOf(field, was)}</bdi>,
              now: <bdi>{valueOf(field, became)}</bdi>,
            }}
          />
        </Change>
      ))}
      {why !== null && <Why>{why}</Why>}
      <FormattedMessage
        {...messages.when}
        values={{ name: <bdi>{by ?? formatMessage(messages.byJob)}</bdi>, time: localMoment(at).time }}
      />
    </>
  )
}

/** What became of an account and who did it, the newest first; who looked is there as well. */
export const MemberHistory = ({ member: { history } }: { member: DeskMember }) => (
  <Section heading={<FormattedMessage {...messages.history} />}>
    {history.length === 0 ? (
      <p>
        <FormattedMessage {...messages.noHistory} />
      </p>
    ) : (
      <DatedList as="ol">
        {history.map((event) => (
          <Dated
            key={event.id}
            day={event.at.slice(0, 10)}
            title={<FormattedMessage {...(actions[event.action] ?? actionMessages.other)} />}
            facts={<Facts event={event} />}
          />
        ))}
      </DatedList>
    )}
  </Section>
)
