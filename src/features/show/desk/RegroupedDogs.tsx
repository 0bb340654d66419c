import { FormattedMessage } from 'react-intl'
import type { SplitQuote } from '#contract/show/regroupClasses'
import { regroupMessages as messages } from './regroupMessages'

/** Whom merging or splitting classes moves. */
export const RegroupedDogs = ({
  quote: { moved, members, held, waiting },
}: {
  quote: Pick<SplitQuote, 'moved' | 'members' | 'held' | 'waiting'>
}) => (
  <>
    <p>
      <FormattedMessage {...messages.moved} values={{ moved, members }} />
    </p>
    {held > 0 && (
      <p>
        <FormattedMessage {...messages.held} values={{ held }} />
      </p>
    )}
    {waiting > 0 && (
      <p>
        <FormattedMessage {...messages.waiting} values={{ waiting }} />
      </p>
    )}
  </>
)
