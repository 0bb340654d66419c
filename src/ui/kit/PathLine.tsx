import { keyframes } from '@emotion/react'
import { chakra } from '@chakra-ui/react'

const draw = keyframes({ from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } })

/** The dog's way: draws itself once where `pathLength={1}` is given with it. */
export const PathLine = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'path',
    strokeWidth: '4px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  variants: {
    animated: { true: { strokeDasharray: '1', animation: `${draw} {durations.path} {easings.run}` } },
    onTurf: { true: { stroke: 'path.onTurf', strokeWidth: '5px' } },
  },
})
