import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// WebKit takes the list's role away with the bullets; the role says it again.
export const List = chakra('ul', { base: { listStyle: 'none' } }, { defaultProps: { role: 'list' } })

export type RowListProps = { label?: string; ordered?: boolean; children: ReactNode }

export const RowList = ({ label, ordered = false, children }: RowListProps) => (
  <List as={ordered ? 'ol' : 'ul'} aria-label={label}>
    {children}
  </List>
)
