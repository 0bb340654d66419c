import type { UnknownAction } from '@reduxjs/toolkit'
import { dateOrderOf } from '#contract/shared/readDate'
import { headersKey, type columnFinder } from '#contract/shared/tableColumns'
import type { Table } from '../../lib/table'
import { textAs, textOfBytes, type Encoding } from '../../lib/textOfBytes'
import type { RootState } from '../rootReducer'
import type { AppThunk } from '../storeTypes'
import { maxMegabytes, textsIn, withColumn, type FileProblem, type SourceFile, type TableFile } from './tableFile'

/** How its reader says that a file is written; what they have not said is found out. */
export interface Reading {
  encoding?: Encoding
  separator?: string
  headerLine?: number
}

type Changes<Field extends string> = Partial<TableFile<Field>>

/** Whose files are read: where their table is, and what its columns may hold. */
interface Subject<Field extends string> extends ReturnType<typeof columnFinder<Field>> {
  select: (state: RootState) => TableFile<Field>
  events: Record<'fileChosen' | 'fileProgressed' | 'fileRefused', (changes: Changes<Field>) => UnknownAction> & {
    tableRead: (changes: Changes<Field> & { step?: 'columns' }) => UnknownAction
  }
  dayFields: readonly Field[]
  /** The columns that were chosen for earlier files. */
  remembered: (state: RootState) => readonly { key: string; columns: (Field | null)[] }[]
}

interface Parsed {
  table: Table | FileProblem
  encoding: SourceFile['encoding']
}

type Run = <Result>(steps: Generator<number, Result>) => Result | Promise<Result | null>

/** Runs a generator to its end, while the page waits: what is chosen stays in sight and keeps the focus. */
const runToEnd = <Result>(steps: Generator<number, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

// A workbook (.xlsx) is a ZIP archive.
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** A file before it is read. */
export const unread = (id: string, name: string): SourceFile => ({
  id,
  name,
  kept: '',
  encoding: 'UTF-8',
  separator: null,
  headerLine: 0,
})

/** Reads tables from files for a subject, into its part of the store. */
export const tableReader = <Field extends string>(subject: Subject<Field>) => {
  const { select, events } = subject

  /** Runs a generator a step at a time, and lets the page have its turn after each; null where the file is another by then. */
  const inTurns =
    <Result>(steps: Generator<number, Result>, fileId: string): AppThunk<Promise<Result | null>> =>
    async (dispatch, getState, { effects }) => {
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
        dispatch(events.fileProgressed({ reading: step.value }))
        await new Promise<void>((resolve) => effects.timers.after(0, resolve))
        // Another file was chosen meanwhile, or this one was removed.
        if (select(getState()).file?.id !== fileId) return null
      }
    }

  const parse = async (content: ArrayBuffer, reading: Reading, run: Run): Promise<Parsed | null> => {
    const { encoding, separator, headerLine } = reading
    const chooseHeader = headerLine === undefined ? subject.findHeaderLine : () => headerLine
    const bytes = new Uint8Array(content)
    if (isArchive(bytes)) {
      const { readWorkbook } = await import(/* webpackChunkName: "workbook" */ '../../lib/readWorkbook')
      return { table: await readWorkbook(content, chooseHeader), encoding: 'XLSX' }
    }
    const decoded = encoding ? { text: textAs(bytes, encoding), encoding } : textOfBytes(bytes)
    if (!decoded) return { table: 'not_text', encoding: 'UTF-8' }
    const { parseTable } = await import(/* webpackChunkName: "papaparse" */ '../../lib/parseTable')
    const table = await run(parseTable(decoded.text, { separator, chooseHeader }))
    return table && { table, encoding: decoded.encoding }
  }

  /** The columns, and the order of days and months that their dates have; null where the file leaves it open. */
  const columnsIn = (cells: string[][], columns: (Field | null)[]) => {
    const order = dateOrderOf(textsIn({ cells, columns }, subject.dayFields))
    return { columns, dateOrder: order === 'unknown' ? null : order }
  }

  /** A table as the state has it. Its columns are those that were chosen last time for the same headers, if any. */
  const stateOf = ({ headers, rows: cells, firstLines }: Table, state: RootState) => {
    const remembered = subject.remembered(state).find(({ key }) => key === headersKey(headers))?.columns
    const columns = remembered?.length === headers.length ? remembered : subject.suggestColumns(headers)
    return { headers, cells, firstLines, ...columnsIn(cells, columns) }
  }

  const refuse = (problem: FileProblem) => events.fileRefused({ problem, reading: null, file: null })

  /** Reads a file's table and offers its columns. */
  const readFile =
    (file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): AppThunk<Promise<void>> =>
    async (dispatch, getState, { effects }) => {
      const id = effects.ids.next()
      dispatch(events.fileChosen({ file: unread(id, file.name), reading: 0 }))
      if (file.size > maxMegabytes * 1_000_000) return void dispatch(refuse('too_long'))
      const content = await file.arrayBuffer()
      const parsed = await parse(content, {}, (steps) => dispatch(inTurns(steps, id)))
      if (!parsed) return
      const { table, encoding } = parsed
      if (typeof table === 'string') return void dispatch(refuse(table))
      const { separator, headerLine } = table
      const kept = effects.files.keep(new Blob([content]))
      const read: SourceFile = { id, name: file.name, kept, encoding, separator, headerLine }
      dispatch(events.tableRead({ ...stateOf(table, getState()), file: read, reading: null, step: 'columns' }))
    }

  /** Reads the same file again, as its reader says that it is written. Where that gives no table, the choices stay. */
  const readAgain =
    (chosen: Reading): AppThunk<Promise<void>> =>
    async (dispatch, getState, { effects }) => {
      const { file } = select(getState())
      const content = await (file && effects.files.kept(file.kept))?.arrayBuffer()
      if (!file || !content) return
      const { encoding, separator, headerLine } = file
      const before: Reading = { headerLine }
      if (encoding !== 'XLSX') before.encoding = encoding
      if (separator !== null) before.separator = separator
      const parsed = await parse(content, { ...before, ...chosen }, runToEnd)
      if (!parsed) return
      const { table } = parsed
      if (typeof table === 'string')
        return void dispatch(
          events.tableRead({ file: { ...file, ...chosen }, headers: [], cells: [], columns: [], problem: table }),
        )
      const read = { ...file, encoding: parsed.encoding, separator: table.separator, headerLine: table.headerLine }
      dispatch(events.tableRead({ ...stateOf(table, getState()), file: read, problem: null }))
    }

  /** The columns after a choice, and the order of dates where the choice has changed which column holds them. */
  const chosenColumn = ({ cells, columns }: TableFile<Field>, index: number, field: Field | null) =>
    columnsIn(cells, withColumn(columns, index, field))

  return { readFile, readAgain, inTurns, chosenColumn, refuse }
}
