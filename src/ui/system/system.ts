import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import { semanticColors, semanticShadows } from './semantic'
import { textStyles } from './textStyles'
import { breakpoints } from '../../config/breakpoints'
import { keepResults } from './keepResults'
import { tokens } from './tokens'

export const config = defineConfig({
  cssVarsPrefix: 'cr',
  theme: {
    breakpoints,
    tokens,
    textStyles,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
  },
})

/**
 * The kit's styles, for a page that the build has made: it brings the rules that all pages share (wholeSystem.ts). The
 * styles of elements are in no layer. They have one sheet, which grows with each new element: where that has layers,
 * Chromium lays the whole page out again each time.
 */
export const makeSystem = (): SystemContext => ({
  ...keepResults(createSystem(defaultBaseConfig, config, { preflight: false, disableLayers: true })),
  // Without preflight Emotion would write an empty reset layer that swallows the next rule.
  _global: [],
})
