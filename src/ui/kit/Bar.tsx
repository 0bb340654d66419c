import { chakra } from '@chakra-ui/react'

const upright = { content: '""', position: 'absolute', top: '-4px', width: '3px', height: '11px', bg: 'border.strong' }

/** The rule with uprights. Decoration: headings carry the structure. */
export const Bar = chakra(
  'span',
  {
    base: {
      display: 'block',
      position: 'relative',
      height: '3px',
      marginBlock: '4px',
      bg: 'border.strong',
      forcedColorAdjust: 'none',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
      _before: { ...upright, left: 0 },
      _after: { ...upright, right: 0 },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
