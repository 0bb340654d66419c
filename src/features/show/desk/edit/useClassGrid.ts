import { useEffect, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  cellChosen,
  cellEdited,
  changeRedone,
  changeUndone,
  gridLeft,
  rowsChanged,
  selectClassGrid,
  type Place,
} from '../../../../store/show/classGridSlice'
import { useAppDispatch, useAppSelector } from '../../../../store/hooks'
import {
  cellId,
  copiedText,
  duplicated,
  emptied,
  filledDown,
  lastColumn,
  movedBy,
  withoutRows,
  writtenAt,
} from './gridState'
import { readCell, readPasted } from './pasted'
import { cellNames, withNewRows, type ClassRow, type FirstRow } from './rows'

interface Options {
  rows: readonly ClassRow[]
  /** The day of a first class. */
  first: FirstRow
  maxRows: number
  /** Whether the cells of a column are chosen from a list. */
  isListed: (column: number) => boolean
  onChange: (rows: ClassRow[]) => void
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey

/** The keys of a spreadsheet over the rows of a form: what is chosen, what is being typed, and the way back. */
export const useClassGrid = ({ rows, first, maxRows, isListed, onChange }: Options) => {
  const dispatch = useAppDispatch()
  const { at, anchor, typed, past, future } = useAppSelector(selectClassGrid)
  const choice = { at, anchor }
  useEffect(() => () => void dispatch(gridLeft()), [dispatch])
  // The focus follows with the same change: the next key, however soon it comes, meets the cell that was chosen.
  // eslint-disable-next-line no-restricted-syntax -- lasts from an event to the focus that follows from it
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    if (isMoved.current) document.getElementById(cellId(at))?.focus()
    isMoved.current = false
  })

  const choose = (place: Place, extend = false) => {
    isMoved.current = true
    dispatch(cellChosen({ place, extend }))
  }
  const setTyped = (text: string | null) => dispatch(cellEdited(text))
  const change = (next: readonly ClassRow[]) => {
    dispatch(rowsChanged([...rows]))
    onChange(next.slice(0, maxRows))
  }
  const stepTo = (next: (typeof past)[number] | undefined, step: typeof changeUndone | typeof changeRedone) => {
    if (!next) return
    dispatch(step([...rows]))
    onChange([...next] as ClassRow[])
    choose({ row: Math.min(at.row, Math.max(0, next.length - 1)), column: at.column })
  }
  const undo = () => stepTo(past.at(-1), changeUndone)
  const redo = () => stepTo(future.at(-1), changeRedone)

  const write = (place: Place, text: string) => {
    const cell = cellNames[place.column]
    const row = rows[place.row]
    if (cell === undefined || !row) return
    const value = readCell(cell, text)
    if (value !== row[cell]) change(rows.map((one, index) => (index === place.row ? { ...one, [cell]: value } : one)))
  }
  /** Ends typing: the cell shows the typed text, and another cell has the focus. */
  const commit = (text: string, next: Place = at) => {
    setTyped(null)
    write(at, text)
    choose(next)
  }
  /** The same where the browser has moved the focus. */
  const leave = (text: string) => {
    setTyped(null)
    write(at, text)
  }
  const edit = () => setTyped(rows[at.row]?.[cellNames[at.column] ?? 'date'] ?? '')
  const add = () => {
    change(withNewRows(rows, [{}], first))
    choose({ row: rows.length, column: 1 })
  }
  const remove = () => {
    const next = withoutRows(rows, choice)
    change(next)
    choose({ row: Math.max(0, Math.min(at.row, next.length - 1)), column: at.column })
  }

  const commands: Record<string, () => void> = {
    z: undo,
    y: redo,
    Z: redo,
    d: () => change(filledDown(rows, choice)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== null || rows.length === 0) return
    const { key, shiftKey } = event
    const control = event.ctrlKey || event.metaKey
    const next = movedBy(key, at, rows.length, control)
    const command = control ? commands[key] : undefined
    if (next) choose(next, shiftKey)
    else if (command) command()
    else if (key === 'Enter' || key === 'F2') edit()
    else if (key === 'Delete' || key === 'Backspace') change(emptied(rows, choice))
    else if (isText(event) && isListed(at.column)) {
      edit()
      // The letter is for the list, which has the focus by now: it leads to what begins with it.
      return
    } else if (isText(event)) setTyped(key)
    else return
    event.preventDefault()
  }
  /** While a cell is typed in. */
  const onTypingKey = (event: KeyboardEvent, text: string) => {
    const leads: Record<string, Place> = {
      Enter: { row: Math.min(at.row + 1, rows.length - 1), column: at.column },
      Tab: { row: at.row, column: Math.max(0, Math.min(at.column + (event.shiftKey ? -1 : 1), lastColumn)) },
    }
    const next = leads[event.key]
    if (next) commit(text, next)
    else if (event.key === 'Escape') {
      setTyped(null)
      isMoved.current = true
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== null) return
    event.preventDefault()
    const pasted = readPasted(event.clipboardData.getData('text/plain'), at.column)
    if (pasted.kind === 'rows') change(withNewRows(rows, pasted.rows, first))
    else change(writtenAt(rows, at, pasted.lines, first))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== null || rows.length === 0) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedText(rows, choice))
  }

  return {
    choice,
    typed,
    choose,
    edit,
    leave,
    onTypingKey,
    add,
    remove,
    undo,
    redo,
    fillDown: () => change(filledDown(rows, choice)),
    duplicate: () => change(duplicated(rows, choice)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    grid: { onKeyDown, onPaste, onCopy },
  }
}
