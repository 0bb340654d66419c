import type { SystemContext } from '@chakra-ui/react'

/**
 * The same system with the styles of elements in a layer. jsdom reads nothing that is in one; without it, it would take
 * each style for a phone's, since it knows no widths, and hide what a phone hides.
 */
export const inLayers = (system: SystemContext): SystemContext => {
  const { layers } = system
  layers.wrap = (layer, styles) => ({ [`@layer ${layer}`]: styles })
  return system
}
