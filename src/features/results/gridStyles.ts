import { chakra } from '@chakra-ui/react'
import { boxRecipe } from '../../ui/kit/fieldRecipe'

// Where the columns do not fit, each row is a block: the dog, its four cells two by two, and what comes of them.
const narrow = '@container (width < 56rem)'

export const GridContainer = chakra('div', { base: { containerType: 'inline-size' } })

export const Grid = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& thead tr': { borderBottom: '3px solid', borderColor: 'border.strong' },
    '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', padding: '10px 6px' },
    '& th[data-numeral], & td[data-numeral]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'border' },
    '& td': { padding: '4px 6px', verticalAlign: 'middle' },
    '& td[data-edit]': { padding: '2px' },
    '& td[data-edit] input': { width: '76px' },
    '& td[data-wide]': { overflowWrap: 'break-word' },
    '& tr[data-unsaved]': { bg: 'bg.subtle' },
    [narrow]: {
      display: 'block',
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '2',
        padding: '14px 10px',
      },
      '& td': { padding: '0', display: 'block' },
      '& td[data-wide]': { gridColumn: '1 / -1' },
      '& td[data-numeral]': { textAlign: 'start' },
      '& td[data-edit]': { padding: '0' },
      '& td[data-edit] input': { width: 'full' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'label',
        color: 'fg.muted',
      },
      '& td[data-empty]': { display: 'none' },
    },
  },
})

const cell = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', minWidth: '72px', paddingInline: '8px' } as const
export const CellInput = chakra('input', { ...boxRecipe, base: { ...boxRecipe.base, ...cell } })
export const CellSelect = chakra('select', {
  ...boxRecipe,
  base: { ...boxRecipe.base, minWidth: '130px', paddingInline: '8px' },
})
