import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { paymentMessages as messages } from './paymentMessages'

/** There is no checkout at the moment: maintenance-mode is on, or the server answered 423. `action` leads on. */
export const CheckoutLocked = ({ action }: { action: ReactNode }) => (
  <div role="alert">
    <EmptyState heading={<FormattedMessage {...messages.lockedTitle} />} action={action}>
      <FormattedMessage {...messages.locked} />
    </EmptyState>
  </div>
)
