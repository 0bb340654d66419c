import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type ErrorStateProps = {
  /** Left out where the title of the page says it. */
  heading?: ReactNode
  children: ReactNode
  /** The button's label, where "Try again" says too little. */
  again?: ReactNode
  onAgain: () => void
}

/** What could not be loaded, what to do, and the button that tries again. */
export const ErrorState = ({ heading, children, again, onAgain }: ErrorStateProps) => (
  <EmptyState
    heading={heading}
    action={<Button onClick={onAgain}>{again ?? <FormattedMessage {...commonMessages.again} />}</Button>}
  >
    {children}
  </EmptyState>
)
