import { chakra } from '@chakra-ui/react'

/** The mown field at the head of a page. Sets the paints of the drawings on it. */
export const Turf = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    color: 'fg.onTurf',
    bg: 'bg.turf',
    backgroundImage: 'repeating-linear-gradient(104deg, {colors.bg.turf} 0 88px, {colors.bg.turfStripe} 88px 176px)',
    '--art-ink': '{colors.fg.onTurf}',
    '--art-paper': '{colors.bg.turf}',
    '--art-path': '{colors.path.onTurf}',
    '--art-turf': '{colors.bg.turfStripe}',
    '--art-far': 'color-mix(in srgb, {colors.fg.onTurf} 70%, {colors.bg.turf})',
    '@media (forced-colors: active)': {
      '--art-ink': 'CanvasText',
      '--art-paper': 'Canvas',
      '--art-path': 'CanvasText',
      '--art-turf': 'Canvas',
      '--art-far': 'GrayText',
    },
    '--cr-colors-focus-ring': '{colors.fg.onTurf}',
    '--cr-colors-focus-ring-gap': '{colors.bg.turf}',
  },
})
