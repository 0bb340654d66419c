import { FormattedMessage } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { useFormats } from '../../../i18n/useFormats'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { NextDog } from '../desk/NextDog'
import { messages } from './levelMessages'

/** A level was decided: which, and from when. */
export const LevelDone = ({ dog: { name, nexusRank, levelsAhead } }: { dog: Dog }) => {
  const { longDay } = useFormats()
  const ahead = levelsAhead.at(-1)
  return (
    <SuccessMessage
      level={3}
      heading={
        ahead ? (
          <FormattedMessage {...messages.done} values={{ dog: name, rank: ahead.rank, day: longDay(ahead.from) }} />
        ) : (
          <FormattedMessage {...messages.doneNow} values={{ dog: name, rank: nexusRank }} />
        )
      }
      action={<NextDog />}
    >
      <FormattedMessage {...messages.doneText} />
    </SuccessMessage>
  )
}

/** An earned level was declined, or one whose results were corrected is kept. */
export const LevelStays = ({ dog: { name, nexusRank, levelsAhead } }: { dog: Dog }) => (
  <SuccessMessage
    level={3}
    heading={
      <FormattedMessage {...messages.stays} values={{ dog: name, rank: levelsAhead.at(-1)?.rank ?? nexusRank }} />
    }
    action={<NextDog />}
  >
    <FormattedMessage {...messages.staysText} />
  </SuccessMessage>
)
