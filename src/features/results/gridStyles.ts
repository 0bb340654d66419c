import { chakra } from '@chakra-ui/react'
import { boxRecipe } from '../../ui/kit/fieldRecipe'

// Where the columns do not fit, each row is a block: the dog, its four cells two by two, and what comes of them.
const narrow = '@container (width < 60rem)'

export const GridContainer = chakra('div', { base: { containerType: 'inline-size' } })

/** The columns keep their widths whatever a row says: a key lays out one row, not the table. */
const columns = [
  '3rem minmax(0, 6fr) minmax(0, 5fr)',
  'repeat(3, 80px) 10.25rem',
  '4.75rem 4rem 3.75rem minmax(0, 8fr)',
].join(' ')

export const Grid = chakra('table', {
  base: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: columns, alignItems: 'center' },
    '& thead tr': { borderBottom: '3px solid', borderColor: 'border.strong', alignItems: 'end' },
    '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', padding: '10px 6px' },
    '& th[data-numeral], & td[data-numeral]': { textAlign: 'end' },
    // Rows that are out of sight are neither laid out nor painted.
    '& tbody tr': {
      borderBottom: '1px solid',
      borderColor: 'border',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 45px',
      '@media print': { contentVisibility: 'visible' },
    },
    '& td': { padding: '4px 6px', minWidth: 0 },
    '& td[data-numeral]': { whiteSpace: 'nowrap' },
    '& td[data-edit]': { padding: '2px' },
    // Such a row paints nothing beyond itself.
    '& td[data-edit] :focus-visible': { outlineOffset: '-1px' },
    '& td[data-wide]': { overflowWrap: 'break-word' },
    '& tr[data-unsaved]': { bg: 'bg.subtle' },
    [narrow]: {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody tr': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'stretch',
        gap: '2',
        padding: '14px 10px',
        containIntrinsicBlockSize: 'auto 340px',
      },
      '& td': { padding: '0', display: 'block' },
      '& td[data-wide]': { gridColumn: '1 / -1' },
      '& td[data-numeral]': { textAlign: 'start' },
      '& td[data-edit]': { padding: '0' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'label',
        color: 'fg.muted',
      },
    },
  },
})

const cell = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', minWidth: '72px', paddingInline: '8px' } as const
export const CellInput = chakra('input', { ...boxRecipe, base: { ...boxRecipe.base, ...cell } })
export const CellSelect = chakra('select', {
  ...boxRecipe,
  base: { ...boxRecipe.base, minWidth: '130px', paddingInline: '8px' },
})
