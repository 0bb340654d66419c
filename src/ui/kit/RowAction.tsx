import type { ReactNode } from 'react'
import { Button } from './Button'

interface Props {
  /** The accessible name, which says what the action applies to: the row is out of sight for a screen reader. */
  label: string
  onClick: () => void
  children: ReactNode
}

/** A quiet button in a row of a list that opens a dialog about the row. */
export const RowAction = ({ label, onClick, children }: Props) => (
  <Button variant="quiet" dense aria-haspopup="dialog" aria-label={label} onClick={onClick}>
    {children}
  </Button>
)
