import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { config, makeSystem } from './system'

/**
 * The kit's styles with the rules that all pages share. Those are in layers, so that the styles of elements (system.ts), which
 * are in none, come after them.
 */
export const makeWholeSystem = (): SystemContext => {
  const { _config, _global, layers } = createSystem(defaultBaseConfig, config, { preflight: true, globalCss })
  return { ...makeSystem(), _config, _global, layers }
}
