import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '../../api/request'
import { FormError } from '../../ui/kit/FormError'
import { messages } from './messages'

/** Why something was not done, where no field says it. */
export const Refused = ({ failure }: { failure: ApiFailure | null }) => {
  if (!failure || failure.code === 'validation_failed') return null
  return (
    <FormError>{failure.code === 'stale' ? <FormattedMessage {...messages.changed} /> : failure.message}</FormError>
  )
}
