import { defineSlotRecipe, EmptyState as State } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyField } from '../art/EmptyField'

const recipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'title', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', maxWidth: '480px' },
    indicator: { width: 'full', '& svg': { width: 'full', height: 'auto' } },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted', maxWidth: 'text' },
  },
})

export type EmptyStateProps = {
  /** Left out where the title of the page says it. */
  heading?: ReactNode
  children: ReactNode
  action?: ReactNode
  art?: ReactNode
  level?: 2 | 3
}

export const EmptyState = ({ heading, children, action, art, level = 2 }: EmptyStateProps) => (
  <State.Root recipe={recipe}>
    <State.Indicator>{art ?? <EmptyField />}</State.Indicator>
    {heading && <State.Title as={level === 2 ? 'h2' : 'h3'}>{heading}</State.Title>}
    <State.Description as="div">{children}</State.Description>
    {action}
  </State.Root>
)
