import { defineSlotRecipe, List as ChakraList } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { withRecipe } from '../system/withRecipe'

// WebKit takes the list's role away with the bullets; Chakra says it again.
export const List = withRecipe(
  ChakraList.Root,
  defineSlotRecipe({ slots: ['root'], base: { root: { listStyle: 'none' } } }),
)

export type RowListProps = { label?: string; ordered?: boolean; children: ReactNode }

export const RowList = ({ label, ordered = false, children }: RowListProps) => (
  <List as={ordered ? 'ol' : 'ul'} aria-label={label}>
    {children}
  </List>
)
