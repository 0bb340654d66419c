import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './VisuallyHidden'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '70px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Plate = chakra('span', {
  base: {
    width: '34px',
    height: '34px',
    bg: 'bg.muted',
    clipPath: 'polygon(13% 0, 87% 0, 100% 100%, 0 100%)',
    '@media (forced-colors: active)': { clipPath: 'none', border: '1px solid GrayText' },
  },
})
const Bars = chakra('span', { base: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2' } })
const Word = chakra('span', {
  base: {
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
    height: '15px',
    bg: 'bg.muted',
    width: '60%',
    maxWidth: '22rem',
  },
  variants: { second: { true: { height: '12px', bg: 'bg.subtle', width: '36%', maxWidth: '13rem' } } },
})

export type SkeletonRowsProps = { label: string; rows?: number }

export const SkeletonRows = ({ label, rows = 3 }: SkeletonRowsProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Line key={row} aria-hidden>
        <Plate />
        <Bars>
          <Word />
          <Word second />
        </Bars>
      </Line>
    ))}
  </div>
)
