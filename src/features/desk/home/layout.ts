import { chakra } from '@chakra-ui/react'

/** A chart, and beside it its table where there is room. */
export const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '5',
    alignItems: 'start',
  },
})
/** A long table in little room; the last row is cut, so that one sees that there are more. */
export const Scroller = chakra('div', { base: { maxHeight: '264px', overflowY: 'auto', position: 'relative' } })
