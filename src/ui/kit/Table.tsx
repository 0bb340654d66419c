import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// In a narrow column each row is an item of a list: its name, then each fact behind the word of its column.
const asList = {
  display: 'block',
  borderTop: '3px solid',
  borderColor: 'border.strong',
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  // No focus on what no one sees: a field sorts there.
  '& thead:has(button, input)': { display: 'none' },
  '& tbody, & tr, & td': { display: 'block' },
  '& tbody tr': { paddingBlock: '12px' },
  '& td': { padding: '0' },
  '& td button': { marginTop: '2' },
  '& [data-numeral]': { display: 'inline-block', textAlign: 'start', marginInlineEnd: '4' },
  '& [data-empty]': { display: 'none' },
  '& td[data-label]:not(:first-of-type)::before': { content: "attr(data-label) ': '", color: 'fg.muted' },
}
export const narrowWide = '@container (width < 34rem)'
/** The same for a table of few and short columns. */
export const narrowCompact = '@container (width < 29rem)'

export const TableContainer = chakra('div', { base: { containerType: 'inline-size' } })

export const TableRoot = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& thead tr': { borderBottom: '3px solid', borderColor: 'border.strong' },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'border' },
    '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', padding: '12px 14px' },
    '& th:has(button)': { paddingBlock: '2px' },
    '& td button': { whiteSpace: 'nowrap' },
    '& td a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
    '@media (pointer: coarse)': { '& td a': { minHeight: '44px' } },
    '& td': { padding: '13px 14px', verticalAlign: 'baseline', color: 'fg.muted' },
    '& td:first-of-type': { fontWeight: 'semibold', color: 'fg' },
    '& [data-numeral]': { textAlign: 'end', whiteSpace: 'nowrap', color: 'fg' },
  },
  variants: { compact: { true: { [narrowCompact]: asList }, false: { [narrowWide]: asList } } },
  defaultVariants: { compact: false },
})

export type TableProps = {
  label?: string
  /** The words of the columns; the first column names the row. */
  head: readonly { label: string; numeral?: boolean }[]
  rows: readonly { id: string; /** null: the row has nothing there. */ cells: readonly ReactNode[] }[]
}

// A table that is laid out as a list loses its roles: they are said again.
export const role = (name: string) => ({ role: name })

export const Table = ({ label, head, rows }: TableProps) => (
  <TableContainer>
    <TableRoot role="table" aria-label={label}>
      <thead {...role('rowgroup')}>
        <tr role="row">
          {head.map((column) => (
            <th key={column.label} role="columnheader" scope="col" data-numeral={column.numeral ? '' : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(({ id, cells }) => (
          <tr key={id} role="row">
            {cells.map((cell, index) => (
              <td
                key={head[index]?.label}
                {...role('cell')}
                data-label={head[index]?.label}
                data-numeral={head[index]?.numeral ? '' : undefined}
                data-empty={cell === null ? '' : undefined}
              >
                {cell ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRoot>
  </TableContainer>
)
