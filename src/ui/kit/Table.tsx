import { chakra, defineSlotRecipe, Table as ChakraTable } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { withRecipe } from '../system/withRecipe'

// In a narrow column each row is an item of a list: its name, then each fact behind the word of its column.
const asList = {
  display: 'block',
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  // No focus on hidden headers: a field sorts there.
  '& thead:has(button, input)': { display: 'none' },
  '& tbody, & tr, & td, & tbody th': { display: 'block' },
  '& tbody tr': { paddingBlock: '12px' },
  '& td': { padding: '0' },
  '& tbody th': { paddingInline: 0 },
  '& td ~ td': { marginTop: '4px' },
  '& td button': { marginTop: '2' },
  // The word of the column is beside its fact, for any number of lines or tags.
  '& td[data-label]:not(:first-of-type)': { display: 'flex', alignItems: 'baseline', columnGap: '1' },
  '& td[data-label]:not(:first-of-type) > div': { display: 'block', flex: '1', minWidth: 0 },
  '& td[data-label]:not(:first-of-type)::before': { content: "attr(data-label) ':'", color: 'fg.muted', flexShrink: 0 },
  '& td[data-numeral][data-label]': { display: 'inline-flex', textAlign: 'start', marginInlineEnd: '4' },
  '& td[data-empty][data-label]': { display: 'none' },
  // A row that begins with its number: the number left, then the name, which needs no word.
  '& tr:has(> td[data-numeral]:first-of-type)': { position: 'relative', paddingInlineStart: '48px' },
  '& td[data-numeral]:first-of-type': { position: 'absolute', insetInlineStart: 0 },
  '& td[data-numeral]:first-of-type + td[data-label]': { marginTop: 0, fontWeight: 'semibold', color: 'fg' },
  '& td[data-numeral]:first-of-type + td[data-label]::before': { content: 'none' },
}
export const asListBelow = {
  /** For few and short columns. */
  sm: '@container (width < 29rem)',
  md: '@container (width < 34rem)',
  /** For many columns. */
  lg: '@container (width < 46rem)',
} as const

/** The content of a cell. It gets a box only where narrow tables show rows as lists. */
export const CellContent = chakra('div', { base: { display: 'contents' } })

export const TableContainer = chakra('div', { base: { containerType: 'inline-size' } })

/** Its rows and cells are plain elements: a component for each takes half as long again. */
export const TableRoot = withRecipe(
  ChakraTable.Root,
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        width: 'full',
        borderCollapse: 'collapse',
        '& thead tr': { borderBottom: '3px solid', borderColor: 'border.strong' },
        '& tbody tr': { borderBottom: '1px solid', borderColor: 'border' },
        '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', padding: '12px 14px' },
        // Names the rows below it.
        '& tbody th': { textStyle: 'h3', color: 'fg', padding: '20px 14px 8px' },
        '& th:has(button)': { paddingBlock: '2px' },
        '& td button': { whiteSpace: 'nowrap' },
        '& td a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
        // A button that is a link keeps its end as high as its words.
        '& td a:has(> span + span)': { alignItems: 'stretch' },
        '@media (pointer: coarse)': { '& td a': { minHeight: '44px' } },
        '& td': { padding: '13px 14px', verticalAlign: 'baseline', color: 'fg.muted' },
        '& td:first-of-type': { fontWeight: 'semibold', color: 'fg' },
        // A name may break anywhere (globalCss), but not before its column is too narrow for most words.
        '& td:has(bdi)': { minWidth: '6.5rem' },
        '@container (34rem <= width < 46rem)': { '& :is(th, td)': { paddingInline: '8px' } },
        '& [data-numeral]': { textAlign: 'end', whiteSpace: 'nowrap', color: 'fg' },
      },
    },
    variants: {
      // For several narrow columns.
      tight: { true: { root: { '& th, & td': { paddingInline: '8px' } } } },
      listBelow: {
        sm: { root: { [asListBelow.sm]: asList } },
        md: { root: { [asListBelow.md]: asList } },
        lg: { root: { [asListBelow.lg]: asList } },
      },
    },
    defaultVariants: { listBelow: 'md' },
  }),
)

interface TableRow {
  id: string
  /** null: the row has nothing there. */
  cells: readonly ReactNode[]
}

export interface TableRowGroup {
  id: string
  /** Undefined where all rows are one group. */
  label: string | undefined
  rows: readonly TableRow[]
}

interface TableHead {
  label?: string
  /** The words of the columns; the first column names the row. */
  head: readonly { label: string; numeral?: boolean }[]
}

export type TableProps = TableHead & { rows: readonly TableRow[] }

// A table that is laid out as a list loses its roles: they are said again.
export const role = (name: string) => ({ role: name })

/** A table of groups of rows, each below its name: their columns are those of one table. */
export const GroupedTable = ({ label, head, groups }: TableHead & { groups: readonly TableRowGroup[] }) => (
  <TableContainer>
    <TableRoot role="table" aria-label={label} listBelow={head.length > 6 ? 'lg' : 'md'}>
      <thead {...role('rowgroup')}>
        <tr role="row">
          {head.map((column) => (
            <th key={column.label} role="columnheader" scope="col" data-numeral={column.numeral ? '' : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id} {...role('rowgroup')}>
          {group.label !== undefined && (
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={head.length}>
                {group.label}
              </th>
            </tr>
          )}
          {group.rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {cells.map((cell, index) => (
                <td
                  key={head[index]?.label}
                  {...role('cell')}
                  data-label={head[index]?.label}
                  data-numeral={head[index]?.numeral ? '' : undefined}
                  data-empty={cell === null ? '' : undefined}
                >
                  <CellContent>{cell ?? '–'}</CellContent>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </TableRoot>
  </TableContainer>
)

export const Table = ({ rows, ...table }: TableProps) => (
  <GroupedTable {...table} groups={[{ id: '', label: undefined, rows }]} />
)
