import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { semanticColors, semanticShadows } from './semantic'
import { textStyles } from './textStyles'
import { breakpoints, tokens } from './tokens'

const config = defineConfig({
  cssVarsPrefix: 'cr',
  // Without it emotion writes an empty reset layer into prerendered pages, which swallows the next rule.
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    tokens,
    textStyles,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
  },
})

export const makeSystem = () => createSystem(defaultBaseConfig, config)
