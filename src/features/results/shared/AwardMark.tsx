import { FormattedMessage } from 'react-intl'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './messages'

/** Of a dog with a place that the rules award. */
export const AwardMark = () => (
  <StateTag tone="success">
    <FormattedMessage {...messages.awarded} />
  </StateTag>
)
