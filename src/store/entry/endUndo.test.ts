import { memoryEffects } from '../../testing/memoryEffects'
import { deskEntryApi } from '../../api/entry/deskEntryApi'
import { makeStore } from '../makeStore'
import { selectDeskUndo } from './deskUndoSlice'
import { endUndoLater } from './endUndo'

const { withdrawManyAtDesk } = deskEntryApi.endpoints

it('is offered for its time, and an older offer that ends takes no newer one with it [J17]', async () => {
  const undoIds = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const answers = [...undoIds]
  const { effects, runTimers } = memoryEffects(() => ({
    status: 200,
    body: JSON.stringify({ withdrawn: 2, undo: answers.shift() }),
  }))
  const { dispatch, getState } = makeStore({}, { effects, apiHost: 'http://localhost' })
  const withdraw = () => dispatch(withdrawManyAtDesk.initiate({ slug: 'x', reason: 'x', refund: 'whole', entries: [] }))
  await withdraw()
  expect(selectDeskUndo(getState())).toEqual({ id: undoIds[0], entries: 2, isUndone: false })
  dispatch(endUndoLater(undoIds[0] ?? ''))
  await withdraw()
  runTimers()
  expect(selectDeskUndo(getState())).toMatchObject({ id: undoIds[1] })
  dispatch(endUndoLater(undoIds[1] ?? ''))
  runTimers()
  expect(selectDeskUndo(getState())).toBeNull()
})
