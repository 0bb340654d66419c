import { chakra } from '@chakra-ui/react'
import { DogStand } from './DogStand'

const Ground = chakra('div', {
  base: {
    flexShrink: 0,
    width: { base: '88px', md: '116px' },
    height: '92px',
    display: 'flex',
    alignItems: 'flex-end',
    borderBottom: '3px solid',
    borderColor: 'border.strong',
    '& svg': { marginBottom: '-3px', overflow: 'visible' },
  },
  variants: {
    // Its height is unknown: only a shape.
    unknown: { true: { '--art-ink': '{colors.border.control}', '--art-far': '{colors.border}' } },
  },
})
const unknownHeight = 340
const highest = 640
const pixelsPerMillimetre = 0.15

/** A dog on its ground, to the scale that all dogs of a list share; null is one that is not measured. */
export const DogToScale = ({ millimetres }: { millimetres: number | null }) => (
  <Ground unknown={millimetres === null}>
    <DogStand height={Math.min(highest, millimetres ?? unknownHeight) * pixelsPerMillimetre} />
  </Ground>
)
