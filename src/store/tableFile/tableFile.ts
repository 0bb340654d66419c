import type { DateOrder } from '#contract/shared/readDate'
import type { TableProblem } from '../../lib/table'
import type { Encoding } from '../../lib/textOfBytes'

export const maxMegabytes = 10

export type FileProblem = TableProblem | 'not_text' | 'too_long' | 'no_register'

/** A file that is read, and how. `kept`: the port's id of its bytes, which are read again when its reader chooses otherwise. */
export interface SourceFile {
  id: string
  name: string
  kept: string
  encoding: Encoding | 'XLSX'
  separator: string | null
  headerLine: number
}

/** A table in a file, and which of its columns holds which field. */
export interface TableFile<Field extends string> {
  /** The share of the file that is read; null while none is being read. */
  reading: number | null
  problem: FileProblem | null
  file: SourceFile | null
  /** The first lines of the file, of which one names the columns. */
  firstLines: string[][]
  headers: string[]
  cells: string[][]
  columns: (Field | null)[]
  /** Null where the file leaves it open and its reader has not chosen yet. */
  dateOrder: DateOrder | null
}

export const noFile: TableFile<never> = {
  reading: null,
  problem: null,
  file: null,
  firstLines: [],
  headers: [],
  cells: [],
  columns: [],
  dateOrder: null,
}

/** A field is held by one column: the one that had it before loses it. */
export const withColumn = <Field extends string>(
  columns: readonly (Field | null)[],
  index: number,
  field: Field | null,
): (Field | null)[] => columns.map((known, column) => (column === index ? field : known === field ? null : known))

/** The texts of some columns, by which the order of days and months is found out. */
export const textsIn = <Field extends string>(
  { cells, columns }: Pick<TableFile<Field>, 'cells' | 'columns'>,
  fields: readonly Field[],
): string[] =>
  fields
    .map((field) => columns.indexOf(field))
    .filter((column) => column !== -1)
    .flatMap((column) => cells.map((row) => row[column] ?? ''))
