import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowRoom } from '#contract/show/placeLimits'
import { defineMessages } from '../../../i18n/defineMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'

const messages = defineMessages({
  heading: { id: 'show.room.heading', defaultMessage: 'Places' },
  show: {
    id: 'show.room.show',
    defaultMessage: 'The show takes {places, plural, one {# entry} other {# entries}} in total; {left, number} left.',
  },
  day: {
    id: 'show.room.day',
    defaultMessage: '{day} takes {places, plural, one {# entry} other {# entries}}; {left, number} left.',
  },
  memberRuns: {
    id: 'show.room.memberRuns',
    defaultMessage: 'Each member can enter {runs, plural, one {# run} other {# runs}}.',
  },
})

/** The limits of a show beside the places of its classes, and what is left. */
export const RoomFacts = ({ room: { show, days, memberRuns } }: { room: ShowRoom }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  return (
    <Section heading={formatMessage(messages.heading)}>
      {show && (
        <p>
          <FormattedMessage {...messages.show} values={{ ...show }} />
        </p>
      )}
      {days.map(({ date, places, left }) => (
        <p key={date}>
          <FormattedMessage {...messages.day} values={{ day: weekday(date), places, left }} />
        </p>
      ))}
      {memberRuns !== null && (
        <p>
          <FormattedMessage {...messages.memberRuns} values={{ runs: memberRuns }} />
        </p>
      )}
    </Section>
  )
}
