import type { SystemContext } from '@chakra-ui/react'

/**
 * The same styles with those of elements in a layer, as jsdom reads none of them: it knows no widths, and would hide what a
 * phone hides.
 */
export const inLayers = (system: SystemContext): SystemContext => {
  const { layers } = system
  layers.wrap = (layer, styles) => ({ [`@layer ${layer}`]: styles })
  return system
}
