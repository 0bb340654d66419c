import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { keepResults } from './keepResults'
import { config } from './system'

/**
 * The kit's styles with the rules that all pages share. Those are in layers, so that the styles of elements (system.ts), which
 * are in none, come after them.
 */
export const makeWholeSystem = (): SystemContext => {
  const system = createSystem(defaultBaseConfig, config, { preflight: true, globalCss })
  const { layers } = system
  const { wrap } = layers
  layers.wrap = (layer, styles) => (layer === 'recipes' ? styles : wrap(layer, styles))
  return keepResults(system)
}
