import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss } from './globalCss'
import { semanticColors, semanticShadows } from './semantic'
import { textStyles } from './textStyles'
import { breakpoints, tokens } from './tokens'

const config = defineConfig({
  cssVarsPrefix: 'cr',
  theme: {
    breakpoints,
    tokens,
    textStyles,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
  },
})

// Without preflight emotion writes an empty reset layer into prerendered pages, which swallows the next rule.
const rulesOfAll = { preflight: true, globalCss }

/** The kit's styles. A page that the build made brings the rules that all pages share along: then they are left out. */
export const makeSystem = ({ rulesInPage = false } = {}): SystemContext =>
  rulesInPage
    ? Object.assign(createSystem(defaultBaseConfig, config, { preflight: false, globalCss: {} }), { _global: [] })
    : createSystem(defaultBaseConfig, config, rulesOfAll)
