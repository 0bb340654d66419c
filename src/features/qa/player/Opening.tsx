import { FormattedMessage } from 'react-intl'
import { messages } from './messages'

/** A long trace takes seconds to check. */
export const Opening = ({ wanted }: { wanted: boolean }) => (
  <p role="status">{wanted && <FormattedMessage {...messages.opening} />}</p>
)
