import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyField } from '../art/EmptyField'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', maxWidth: '480px' },
})
const Picture = chakra('div', { base: { width: 'full', '& svg': { width: 'full', height: 'auto' } } })
const Heading = chakra('h2', { base: { textStyle: 'h3' } })
const Sentence = chakra('div', { base: { color: 'fg.muted', maxWidth: 'text' } })

export type EmptyStateProps = {
  /** Left out where the title of the page says it. */
  heading?: ReactNode
  children: ReactNode
  action?: ReactNode
  art?: ReactNode
  level?: 2 | 3
}

export const EmptyState = ({ heading, children, action, art, level = 2 }: EmptyStateProps) => (
  <Root>
    <Picture>{art ?? <EmptyField />}</Picture>
    {heading && <Heading as={level === 2 ? 'h2' : 'h3'}>{heading}</Heading>}
    <Sentence>{children}</Sentence>
    {action}
  </Root>
)
