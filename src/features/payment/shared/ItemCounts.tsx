import { FormattedList, FormattedMessage } from 'react-intl'
import { paymentMessages as messages } from './paymentMessages'

/** How many entries and extras a sum is for. */
export const ItemCounts = ({ entries, extras }: { entries: number; extras: number }) => (
  <FormattedList
    type="unit"
    value={[
      ...(entries > 0 ? [<FormattedMessage key="entries" {...messages.entries} values={{ count: entries }} />] : []),
      ...(extras > 0 ? [<FormattedMessage key="extras" {...messages.extras} values={{ count: extras }} />] : []),
    ]}
  />
)
