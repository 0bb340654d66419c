import { memoryEffects } from '../../testing/memoryEffects'
import { makeStore } from '../makeStore'
import {
  cellChosen,
  cellEdited,
  changeRedone,
  changeUndone,
  gridLeft,
  rowsChanged,
  selectClassGrid,
} from './classGridSlice'

const open = () => {
  const { dispatch, getState } = makeStore({}, { effects: memoryEffects(() => null).effects })
  return { dispatch, grid: () => selectClassGrid(getState()) }
}
const rows = (text: string) => [{ type: text }]

it('undo and redo exchange the present rows for those before and after', () => {
  const { dispatch, grid } = open()
  dispatch(rowsChanged(rows('a')))
  dispatch(rowsChanged(rows('b')))
  dispatch(changeUndone(rows('c')))
  expect(grid()).toMatchObject({ past: [rows('a')], future: [rows('c')] })
  dispatch(changeRedone(rows('b')))
  expect(grid()).toMatchObject({ past: [rows('a'), rows('b')], future: [] })
})

it('a change leaves nothing to redo', () => {
  const { dispatch, grid } = open()
  dispatch(rowsChanged(rows('a')))
  dispatch(changeUndone(rows('b')))
  dispatch(rowsChanged(rows('a')))
  expect(grid().future).toEqual([])
})

it('a range keeps its other end while it is extended, and leaving forgets everything', () => {
  const { dispatch, grid } = open()
  const before = grid()
  dispatch(cellChosen({ place: { row: 1, column: 2 }, extend: false }))
  dispatch(cellChosen({ place: { row: 3, column: 4 }, extend: true }))
  dispatch(cellEdited('7'))
  expect(grid()).toMatchObject({ at: { row: 3, column: 4 }, anchor: { row: 1, column: 2 }, typed: '7' })
  dispatch(gridLeft())
  expect(grid()).toEqual(before)
})
