import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export type FailedProps = { heading: ReactNode; children: ReactNode; again: ReactNode; onAgain: () => void }

/** Something did not arrive: what, why it can be asked again, and the button that asks. */
export const Failed = ({ heading, children, again, onAgain }: FailedProps) => (
  <EmptyState heading={heading} action={<Button onClick={onAgain}>{again}</Button>}>
    {children}
  </EmptyState>
)
