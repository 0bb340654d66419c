import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from '../ui/system/globalCss'
import { keepResults } from '../ui/system/keepResults'
import { config } from '../ui/system/system'

/**
 * The kit's styles, all of them in layers, as Chakra has them. jsdom reads nothing that is in a layer; without it, it would
 * take each style for a phone's, since it knows no widths, and hide what a phone hides.
 */
export const systemInLayers = keepResults(createSystem(defaultBaseConfig, config, { preflight: true, globalCss }))
