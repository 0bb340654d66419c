import { FormattedMessage, useIntl } from 'react-intl'
import { useReopenProviderLineMutation } from '../../../api/money/providerLineApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { messages } from './messages'

/** Opens a payout or a line again that was left out. */
export const Reopen = ({ id, name, amount }: { id: string; name: string; amount: string }) => {
  const { formatMessage } = useIntl()
  const [reopen, { isLoading }] = useReopenProviderLineMutation(useCallKey(`reopen-provider-line-${id}`))
  return (
    <Button
      variant="quiet"
      dense
      pending={isLoading}
      aria-label={formatMessage(messages.reopenNamed, { name, amount })}
      onClick={() => void reopen(id)}
    >
      <FormattedMessage {...messages.reopen} />
    </Button>
  )
}
