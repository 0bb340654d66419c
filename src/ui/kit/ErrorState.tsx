import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ErrorStateProps = {
  heading: ReactNode
  children: ReactNode
  /** The button's label, where "Try again" says too little. */
  again?: ReactNode
  onAgain: () => void
}

/** Something did not arrive: what, why it can be asked again, and the button that asks. */
export const ErrorState = ({ heading, children, again, onAgain }: ErrorStateProps) => (
  <EmptyState
    heading={heading}
    action={<Button onClick={onAgain}>{again ?? <FormattedMessage {...commonMessages.again} />}</Button>}
  >
    {children}
  </EmptyState>
)
