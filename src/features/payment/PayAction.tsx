import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// Sticky within the columns (SumPanel), whose parts below a phone's width have no box of their own.
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
  /** The sum, where the button does not say it: on phones it stands beside the button. */
  sum?: ReactNode
  children: ReactNode
}

/** The button that leads to a payment, or makes it. On phones it stays in sight, in the tab bar's place. */
export const PayAction = ({ sum, children }: Props) => (
  <Root data-bar="cart" data-on-screen>
    {sum !== undefined && <Sum aria-hidden>{sum}</Sum>}
    {children}
  </Root>
)
