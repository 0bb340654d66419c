import { chakra } from '@chakra-ui/react'
import { PathLine } from './PathLine'

const Sheet = chakra('svg', {
  base: {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: { base: '34px', lg: 'var(--gutter-plate, 34px)' },
    height: 'full',
    pointerEvents: 'none',
    overflow: 'visible',
  },
})

export type PathSegmentProps = {
  /** Where it ends, as a CSS length from the top; at the bottom when left out. */
  end?: string
  onTurf?: boolean
}

/** The path down a gutter, one wave for the content beside it. Segments of one gutter join. */
export const PathSegment = ({ end, onTurf }: PathSegmentProps) => (
  <Sheet viewBox="0 0 34 100" preserveAspectRatio="none" aria-hidden style={end ? { height: end } : undefined}>
    <PathLine
      d={end ? 'M17 0C24 30 17 60 17 100' : 'M17 0C25 12 25 38 17 50S9 88 17 100'}
      onTurf={onTurf}
      vectorEffect="non-scaling-stroke"
    />
  </Sheet>
)
