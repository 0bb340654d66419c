import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react'
import { semanticColors, semanticShadows } from './semantic'
import { textStyles } from './textStyles'
import { breakpoints } from '../../config/breakpoints'
import { keepResults } from './keepResults'
import { tokens } from './tokens'

const config = defineConfig({
  cssVarsPrefix: 'cr',
  theme: {
    breakpoints,
    tokens,
    textStyles,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
  },
})

/**
 * The kit's styles, with the rules that all pages share (globalCss.ts) where they are given. Pages that the build made
 * bring those along.
 */
export const makeSystem = (rulesOfAll?: SystemConfig): SystemContext => {
  const system = keepResults(createSystem(defaultBaseConfig, config, rulesOfAll ?? { preflight: false }))
  return rulesOfAll ? system : { ...system, _global: [], layers: { ...system.layers, atRule: '' } }
}
