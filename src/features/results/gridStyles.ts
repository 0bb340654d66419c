import { chakra } from '@chakra-ui/react'
import { boxRecipe } from '../../ui/kit/fieldRecipe'

// Where the columns do not fit, each row is a block: the dog, its three cells, and what comes of them.
const narrow = '@container (width < 50rem)'

export const GridContainer = chakra('div', { base: { containerType: 'inline-size' } })

/** The columns keep their widths for any content of a row: a key lays out one row, not the table. */
const columnsOf = (typed: string, worked: string) => ({
  '& tr': { gridTemplateColumns: `3rem minmax(0, 6fr) minmax(0, 6fr) ${typed} ${worked} 4rem 8.25rem 3rem` },
})
const byFaults = columnsOf('4.25rem 4.75rem 5.75rem', '4rem 4.25rem')

export const Grid = chakra('table', {
  base: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', alignItems: 'center' },
    '& thead tr': { borderBottom: '3px solid', borderColor: 'border.strong', alignItems: 'end' },
    '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', padding: '10px 6px' },
    '& th[data-numeral], & td[data-numeral]': { textAlign: 'end' },
    '& th[data-edit]': {
      bg: 'bg.subtle',
      alignSelf: 'stretch',
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'end',
    },
    // Rows that are out of sight are neither laid out nor painted.
    '& tbody tr': {
      borderBottom: '1px solid',
      borderColor: 'border',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 45px',
      '@media print': { contentVisibility: 'visible' },
    },
    '& tbody tr[data-noted]': { borderBottom: 'none' },
    '& td': { padding: '2px 6px', minWidth: 0, overflowWrap: 'break-word' },
    '& td[data-order], & th:first-of-type': { textAlign: 'center' },
    '& td[data-handler]': { color: 'fg.muted' },
    '& td[data-numeral]': { whiteSpace: 'nowrap' },
    '& td[data-edit]': { padding: 0, borderInlineStart: '1px solid', borderColor: 'border', bg: 'bg.panel' },
    '& td[data-edit] + td:not([data-edit])': { borderInlineStart: '1px solid', borderColor: 'border' },
    // Such a row paints nothing beyond itself.
    '& td[data-edit] :focus-visible': { outlineOffset: '-3px' },
    '& td[data-round]': { paddingInlineStart: '14px', textStyle: 'small', overflowWrap: 'break-word' },
    '& td[data-more]': { padding: 0, '& button': { width: '44px', height: '44px' } },
    '& tr[data-unsaved], & tr[data-note]': { bg: 'bg.subtle' },
    '& tr[data-wrong]': { bg: 'danger.bg', boxShadow: 'inset 5px 0 0 {colors.danger.fg}' },
    '& tr[data-note]': { display: 'block' },
    '& tr[data-note] td': { display: 'block', padding: '4px 6px 10px', paddingInlineStart: '3.125rem' },
    [narrow]: {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody tr:not([data-note])': {
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        alignItems: 'start',
        columnGap: '2',
        rowGap: '10px',
        padding: '10px',
        containIntrinsicBlockSize: 'auto 220px',
      },
      '& tbody td': { padding: 0 },
      '& td[data-order]': { textAlign: 'start' },
      '& td[data-dog], & td[data-handler]': { gridColumn: '2 / 6' },
      '& td[data-more]': { gridColumn: '6', gridRow: '1 / 3', justifySelf: 'end' },
      '& td[data-edit]': { gridColumn: 'span 2', border: 'none', bg: 'transparent' },
      '& td[data-edit] input': { borderWidth: '1.5px', borderColor: 'border.control', borderRadius: 'plank' },
      '& td[data-edit] input[aria-invalid]': { borderWidth: '2px', borderColor: 'danger.fg' },
      '& td[data-edit] + td:not([data-edit])': { border: 'none' },
      '& td[data-numeral]': { gridColumn: 'span 2', textAlign: 'start' },
      '& td[data-round]': { gridColumn: '1 / -1', padding: 0 },
      '& td[data-round]::before': { display: 'none !important' },
      '& tr[data-note] td': { paddingInline: '10px', paddingBlockEnd: '12px' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'label',
        color: 'fg.muted',
        whiteSpace: 'normal',
      },
    },
  },
  variants: {
    kind: {
      standard: byFaults,
      not_for_competition: byFaults,
      time_plus_faults: columnsOf('4.25rem 4.75rem 5.75rem', '4.75rem'),
      points: columnsOf('4.75rem 5.75rem', ''),
    },
  },
})

export const CellInput = chakra('input', {
  ...boxRecipe,
  base: {
    ...boxRecipe.base,
    textAlign: 'end',
    textStyle: 'numeralS',
    paddingInline: '8px',
    borderColor: 'transparent',
    borderRadius: 0,
    minHeight: '44px',
    // A box shows where there is something to type in: the row that is worked on.
    '&:is(tr[data-next] *, tr[data-unsaved] *):not([aria-invalid])': { borderColor: 'border.control' },
  },
})
