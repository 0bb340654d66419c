import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// Sticky within the whole of Columns (SumPanel): on phones the elements between have `display: contents`.
const Root = chakra('div', {
  base: {
    '@media (width < 48rem)': {
      position: 'sticky',
      bottom: 0,
      zIndex: '2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      bg: 'bg.panel',
      borderTop: '3px solid {colors.border.strong}',
      padding: '12px 18px calc(12px + env(safe-area-inset-bottom))',
      marginInline: '-18px',
      '& > button': { flex: '1 1 12rem' },
    },
  },
})
const Sum = chakra('span', { base: { display: { base: 'block', md: 'none' } } })

interface Props {
  /** Shown beside the button on phones, where the button itself has no sum. */
  sum?: ReactNode
  children: ReactNode
}

/** The button that starts or makes a payment. On phones it stays in view, in place of the tab bar. */
export const PayAction = ({ sum, children }: Props) => (
  <Root data-bar="cart" data-on-screen>
    {sum !== undefined && <Sum aria-hidden>{sum}</Sum>}
    {children}
  </Root>
)
