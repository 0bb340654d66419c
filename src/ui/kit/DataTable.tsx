import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { OnDemand } from './OnDemand'
import { RowCheckbox, SelectAll, type RowSelection } from './RowSelection'
import { SelectField } from './SelectField'
import { asListBelow, CellContent, role, TableContainer, TableRoot } from './Table'
import { VisuallyHidden } from './VisuallyHidden'
import { useWindowRows, virtualFrom } from './useWindowRows'
import { useTableRows, type DataColumn, type Sort, type TableQuery } from './useTableRows'

const usualHeight = 56

const loadPagination = async () => (await import(/* webpackChunkName: "pagination" */ './Pagination')).Pagination

const HeadButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    font: 'inherit',
    letterSpacing: 'inherit',
    textTransform: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '& svg': { width: '16px', height: '16px', strokeLinecap: 'square', strokeLinejoin: 'miter' },
    '[aria-sort] > &': { color: 'fg' },
  },
})
// Where a row is an item of a list there is no head to press.
const Pages = chakra('div', { base: { paddingTop: '4' } })
const NoMatch = chakra('p', { base: { paddingBlock: '5', color: 'fg.muted' } })
const shownSort = { display: 'grid', gap: '3' }
const NarrowSort = chakra('div', {
  base: { display: 'none', marginBottom: '4' },
  variants: {
    listBelow: {
      sm: { [asListBelow.sm]: shownSort },
      md: { [asListBelow.md]: shownSort },
      lg: { [asListBelow.lg]: shownSort },
    },
  },
})

const besideName = {
  float: 'inline-end',
  width: 'auto',
  padding: '0!',
  'tr[data-selected] > &': { boxShadow: 'none' },
} as const

// A head by its element alone: what is said of the first cell is meant for the one that names the row.
const SelectCell = chakra('th', {
  base: {
    width: '24px',
    paddingInlineEnd: '0!',
    verticalAlign: 'top',
    // Not by its colour alone: the box is ticked, too.
    'tr[data-selected] > &': { boxShadow: 'inset 4px 0 0 {colors.border.strong}' },
    '@media print': { display: 'none' },
  },
  variants: {
    listBelow: {
      sm: { [asListBelow.sm]: besideName },
      md: { [asListBelow.md]: besideName },
      lg: { [asListBelow.lg]: besideName },
    },
  },
})

type ListBelow = keyof typeof asListBelow

export type DataTableProps<Row> = TableQuery & {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  onSort: (sort: Sort) => void
  onPage?: (page: number) => void
  /** The rows come sorted and narrowed down. */
  fromServer?: boolean
  /** How wide its columns need the table to be: below that it is a list of cards. */
  listBelow?: ListBelow
  /** Where several rows can be selected. */
  selection?: RowSelection<Row>
}

const directionOf = (sort: Sort, id: string) =>
  sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
const icons = { ascending: ArrowUp, descending: ArrowDown }

const Head = <Row,>({
  column,
  sort,
  onSort,
}: { column: DataColumn<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) => {
  const { id, label, hideLabel, numeral, sortBy } = column
  const direction = directionOf(sort, id)
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <th {...role('columnheader')} scope="col" data-numeral={numeral ? '' : undefined} aria-sort={direction}>
      {sortBy ? (
        <HeadButton type="button" onClick={() => onSort(direction === 'ascending' ? `-${id}` : id)}>
          {label}
          <Icon aria-hidden />
        </HeadButton>
      ) : hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        label
      )}
    </th>
  )
}

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr {...role('none')} style={{ height }} /> : null)

interface SelectProps<Row> {
  row: Row
  id: string
  selection: RowSelection<Row>
  listBelow: ListBelow
}

const Select = <Row,>({ row, id, selection, listBelow }: SelectProps<Row>) => {
  const { selected, onToggle, canSelect, nameOf } = selection
  return (
    <SelectCell {...role('cell')} listBelow={listBelow}>
      {canSelect(row) && (
        <RowCheckbox name={nameOf(row)} checked={selected.includes(id)} onChange={() => onToggle(id)} />
      )}
    </SelectCell>
  )
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'columns' | 'rowId' | 'selection'> & { listBelow: ListBelow }

const Rows = <Row,>({ rows, columns, rowId, selection, listBelow }: RowsProps<Row>) => {
  const { body, measure, whole, shown, from, before, after } = useWindowRows<HTMLTableSectionElement, Row>(
    rows,
    usualHeight,
  )
  return (
    <tbody ref={body} {...role('rowgroup')}>
      <Gap height={before} />
      {shown.map((row, index) => (
        <tr
          key={rowId(row)}
          ref={whole ? undefined : measure}
          role="row"
          data-selected={selection?.selected.includes(rowId(row)) ? '' : undefined}
          data-index={from + index}
          // The head is the first.
          aria-rowindex={whole ? undefined : from + index + 2}
        >
          {selection && <Select row={row} id={rowId(row)} selection={selection} listBelow={listBelow} />}
          {columns.map(({ id, label, hideLabel, cell, numeral }) => (
            <td
              key={id}
              {...role('cell')}
              data-label={hideLabel ? undefined : label}
              data-numeral={numeral ? '' : undefined}
            >
              <CellContent>{cell(row)}</CellContent>
            </td>
          ))}
        </tr>
      ))}
      <Gap height={after} />
    </tbody>
  )
}

/** A list that is sorted by its columns and narrowed down by a text; of many rows those near the screen are drawn. */
export const DataTable = <Row extends object>({
  label,
  columns,
  rows: all,
  rowId,
  sort,
  onSort,
  onPage,
  fromServer = false,
  listBelow = 'sm',
  selection,
  ...query
}: DataTableProps<Row>) => {
  const { formatMessage } = useIntl()
  const { rows, page, pages } = useTableRows(all, columns, { sort, ...query }, fromServer)
  const sortable = columns.filter(({ sortBy }) => sortBy)
  return (
    <TableContainer>
      <NarrowSort listBelow={listBelow}>
        <SelectField
          label={formatMessage(commonMessages.sortBy)}
          value={sort}
          onChange={({ target }) => onSort(target.value)}
        >
          {sortable.flatMap((column) => [
            <option key={column.id} value={column.id}>
              {formatMessage(commonMessages.ascending, { column: column.label })}
            </option>,
            <option key={`-${column.id}`} value={`-${column.id}`}>
              {formatMessage(commonMessages.descending, { column: column.label })}
            </option>,
          ])}
        </SelectField>
        {selection && <SelectAll rows={rows} rowId={rowId} selection={selection} />}
      </NarrowSort>
      <TableRoot
        listBelow={listBelow}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length < virtualFrom ? undefined : rows.length + 1}
      >
        <thead {...role('rowgroup')}>
          <tr role="row">
            {selection && (
              <SelectCell {...role('columnheader')} scope="col" listBelow={listBelow}>
                <SelectAll hideName rows={rows} rowId={rowId} selection={selection} />
              </SelectCell>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <Rows rows={rows} columns={columns} rowId={rowId} selection={selection} listBelow={listBelow} />
      </TableRoot>
      {rows.length === 0 && query.text && (
        <NoMatch role="status">
          <FormattedMessage {...commonMessages.noMatch} values={{ text: query.text }} />
        </NoMatch>
      )}
      {onPage && pages > 1 && (
        <Pages>
          <OnDemand name="pagination" load={loadPagination}>
            {(Pagination) => <Pagination of={label} page={page} pages={pages} onChange={onPage} />}
          </OnDemand>
        </Pages>
      )}
    </TableContainer>
  )
}
