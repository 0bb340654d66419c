import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { normalizeText } from '#contract/shared/normalizeText'

export interface DataColumn<Row> {
  id: string
  label: string
  /** Said to those who cannot see what the cells are: a column of buttons has no head. */
  hideLabel?: boolean
  cell: (row: Row) => ReactNode
  numeral?: boolean
  /** What it is sorted by; a column without it is not. Where the server sorts, that it can is enough. */
  sortBy?: (row: Row) => string | number
  /** What a search finds of it. */
  textOf?: (row: Row) => string
}

/** The id of a column, with a minus before it where the last comes first. */
export type Sort = string

export interface TableQuery {
  sort: Sort
  /** Keeps the rows that contain it, ignoring case and accents. */
  text?: string
  /** From 1; without a size all rows are on one page. */
  page?: number
  pageSize?: number
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** The rows of a page, sorted and narrowed down; where the server has done that, as they came. */
export const useTableRows = <Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { sort, text = '', page = 1, pageSize = Infinity }: TableQuery,
  fromServer: boolean,
): { rows: Row[]; page: number; pages: number } => {
  const { locale } = useIntl()
  const defs = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return columns.map(({ id, sortBy, textOf }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row) => sortBy?.(row) ?? '',
      enableSorting: sortBy !== undefined,
      sortFn: (a, b, column) => compare(String(a.getValue(column)), String(b.getValue(column))),
      enableGlobalFilter: textOf !== undefined,
    }))
  }, [columns, locale])
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    manualSorting: fromServer,
    manualFiltering: fromServer,
    globalFilterFn: (row, id, sought: string) => {
      const column = columns.find((one) => one.id === id)
      return normalizeText(column?.textOf?.(row.original) ?? '').includes(sought)
    },
    state: {
      sorting: [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }],
      globalFilter: normalizeText(text),
    },
  })
  const found = table.getRowModel().rows.map(({ original }) => original)
  const pages = Math.max(Math.ceil(found.length / pageSize), 1)
  // An address may name a page that no longer exists.
  const at = Math.min(Math.max(page, 1), pages)
  return { rows: pageSize === Infinity ? found : found.slice((at - 1) * pageSize, at * pageSize), page: at, pages }
}
