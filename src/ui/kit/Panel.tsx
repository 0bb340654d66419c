import { chakra } from '@chakra-ui/react'

/** Only where something floats or is being filled in; lists are on the page. */
export const Panel = chakra('div', {
  base: {
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'panel',
    padding: { base: '4', md: '5' },
  },
  variants: {
    strong: { true: { borderTop: '3px solid', borderTopColor: 'border.strong', borderRadius: '0 0 4px 4px' } },
  },
})
