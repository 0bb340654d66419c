import { chakra, defineRecipe, Skeleton } from '@chakra-ui/react'
import { withRecipe } from '../system/withRecipe'
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
const Bars = chakra('div', { base: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2' } })

const Shape = withRecipe(
  Skeleton,
  defineRecipe({
    base: { bg: 'bg.muted', '@media (forced-colors: active)': { border: '1px solid GrayText' } },
    variants: {
      of: {
        plate: {
          width: '34px',
          height: '34px',
          clipPath: 'polygon(13% 0, 87% 0, 100% 100%, 0 100%)',
          '@media (forced-colors: active)': { clipPath: 'none' },
        },
        title: { height: '15px', width: '60%', maxWidth: '22rem' },
        facts: { height: '12px', width: '36%', maxWidth: '13rem', bg: 'bg.subtle' },
      },
    },
  }),
)

export type SkeletonRowsProps = { label: string; rows?: number }

export const SkeletonRows = ({ label, rows = 3 }: SkeletonRowsProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Line key={row} aria-hidden>
        <Shape of="plate" />
        <Bars>
          <Shape of="title" />
          <Shape of="facts" />
        </Bars>
      </Line>
    ))}
  </div>
)
