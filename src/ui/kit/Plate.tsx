import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Shape = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    textStyle: 'numeralM',
    lineHeight: '1',
    clipPath: 'polygon(13% 0, 87% 0, 100% 100%, 0 100%)',
    '& svg': { width: '60%', height: '60%' },
    '@media (forced-colors: active)': { clipPath: 'none', border: '1px solid' },
  },
  variants: {
    size: {
      s: { width: '24px', height: '24px', fontSize: '15px' },
      m: { width: '34px', height: '34px', fontSize: '20px' },
      l: { width: '52px', height: '52px', fontSize: '32px' },
    },
    tone: {
      mark: { bg: 'mark', color: 'mark.fg' },
      ink: { bg: 'bg.inverse', color: 'fg.inverse' },
      off: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
})

export type PlateProps = {
  children: ReactNode
  size?: 's' | 'm' | 'l'
  /** mark: an order or a chosen thing; ink: a ring; off: not reached. */
  tone?: 'mark' | 'ink' | 'off'
  /** What the number means, for those who do not see the plate. */
  label?: string
}

export const Plate = ({ children, size = 'm', tone = 'mark', label }: PlateProps) => (
  <Shape size={size} tone={tone} role={label ? 'img' : undefined} aria-label={label}>
    {children}
  </Shape>
)
