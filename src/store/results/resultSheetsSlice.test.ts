import { authApi } from '../../api/account/authApi'
import { memoryEffects } from '../../testing/memoryEffects'
import { sampleUser } from '../../testing/samples'
import { makeStore } from '../makeStore'
import { logoutRequested } from '../auth/authSlice'
import { selectUnsent } from '../forms/unsent'
import {
  courseTyped,
  fileRead,
  importAccepted,
  importDropped,
  runReverted,
  runTyped,
  saveDone,
  saveFailed,
  saveRequested,
  saveSent,
  selectResultSheet,
  typedDiscarded,
} from './resultSheetsSlice'

const classId = 'class'
const by = { classId, ownerId: 'judge' }
const course = { courseTime: 3800, courseLength: 165, maximumTime: null }
const clear = { faults: 0, refusals: 0, time: 3500, outcome: 'run', points: null, disqualified: null } as const
const faulty = { ...clear, faults: 5 }

const saveOf = (runs: Parameters<typeof saveRequested>[0]['runs'], isCourseTyped = false) =>
  saveRequested({ ...by, slug: 'show', version: 1, runs, course, isCourseTyped })
const runOf = (entryId: string, result: typeof clear | typeof faulty) => ({ entryId, result, known: null })

const after = (...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) => {
  const store = makeStore({}, { effects: memoryEffects(() => null).effects })
  for (const action of actions) store.dispatch(action)
  return { ...selectResultSheet(store.getState(), classId), isUnsent: selectUnsent(store.getState()) }
}
const typedIn = (sheet: ReturnType<typeof after>) => sheet.runs.ids

it('keeps what is typed of each run, cell by cell, until it is reverted or discarded [V04]', () => {
  const typed = [
    runTyped({ ...by, entryId: 'a', texts: { faults: '5' } }),
    runTyped({ ...by, entryId: 'a', texts: { time: '35.4' } }),
    runTyped({ ...by, entryId: 'b', texts: { mark: 'E', reason: '' } }),
    courseTyped({ ...by, texts: { courseTime: '38' } }),
  ]
  const sheet = after(...typed)
  expect(sheet.runs.entities['a']?.texts).toEqual({ faults: '5', time: '35.4' })
  expect(sheet.isUnsent).toBe(true)
  expect(typedIn(after(...typed, runReverted({ classId, entryId: 'a' })))).toEqual(['b'])
  expect(after(...typed, typedDiscarded({ classId }))).toMatchObject({ runs: { ids: [] }, course: {}, isUnsent: false })
})

it('shows a file before it takes its runs as typed, and takes them only when it is accepted [V04 O12]', () => {
  const texts = { faults: '0', refusals: '0', points: '', time: '35', mark: '', reason: '' }
  const line = { line: 2, number: '1', dog: 'Fen', texts, details: [] }
  const lines = [
    { ...line, entryId: 'a', fate: 'fills' as const },
    { ...line, entryId: 'b', fate: 'repeated' as const },
    { ...line, entryId: null, fate: 'unknown' as const },
  ]
  const read = fileRead({ ...by, imported: { step: 'preview', lines } })
  expect(after(read)).toMatchObject({ imported: { step: 'preview', lines }, runs: { ids: [] }, isUnsent: false })
  const accepted = [read, importAccepted({ classId })]
  const filled = { imported: { step: 'filled', rows: 1 }, runs: { ids: ['a'] }, isUnsent: true }
  expect(after(...accepted)).toMatchObject(filled)
  expect(after(...accepted, importAccepted({ classId }))).toMatchObject(filled)
  expect(after(...accepted, typedDiscarded({ classId }))).toMatchObject({ imported: null, runs: { ids: [] } })
  expect(after(read, importDropped({ classId }))).toMatchObject({ imported: null, runs: { ids: [] } })
  expect(after(fileRead({ ...by, imported: { step: 'failed' } })).isUnsent).toBe(false)
})

it('joins what is asked for while a save waits: the later result of a run, the course that was typed [V04]', () => {
  const sheet = after(
    courseTyped({ ...by, texts: { courseTime: '38' } }),
    saveOf([runOf('a', clear), runOf('b', clear)], true),
    saveOf([{ ...runOf('b', faulty), known: clear }]),
  )
  expect(sheet.waiting).toMatchObject({
    runs: [runOf('a', clear), { ...runOf('b', faulty), known: clear }],
    courseTexts: { courseTime: '38' },
  })
})

it('forgets what was saved, and neither what was refused nor what was typed on top of it [V04]', () => {
  const begun = [
    runTyped({ ...by, entryId: 'a', texts: { faults: '0' } }),
    runTyped({ ...by, entryId: 'b', texts: { faults: '0' } }),
    saveOf([runOf('a', clear), runOf('b', clear)]),
    saveSent({ classId }),
    runTyped({ ...by, entryId: 'b', texts: { faults: '5' } }),
  ]
  expect(typedIn(after(...begun, saveDone({ classId, version: 2 })))).toEqual(['b'])
  expect(typedIn(after(...begun, saveFailed({ classId })))).toEqual(['a', 'b'])
})

it('is kept for its owner, who logs in again, and emptied for another person [V04]', async () => {
  let user = sampleUser(1)
  const { effects } = memoryEffects(() => ({ status: 200, body: JSON.stringify(user) }))
  const { dispatch, getState } = makeStore({}, { effects, apiHost: 'http://localhost' })
  const read = () => dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  dispatch(runTyped({ classId, ownerId: user.id, entryId: 'a', texts: { faults: '5' } }))
  await read()
  expect(selectResultSheet(getState(), classId).runs.ids).toEqual(['a'])
  user = sampleUser(2)
  await read()
  expect(selectResultSheet(getState(), classId).runs.ids).toEqual([])
})

it('is emptied when its owner logs out, and when another person types [V04]', () => {
  const typed = runTyped({ ...by, entryId: 'a', texts: { faults: '5' } })
  expect(typedIn(after(typed, logoutRequested()))).toEqual([])
  const byAnother = runTyped({ ...by, ownerId: 'admin', entryId: 'b', texts: { faults: '5' } })
  expect(typedIn(after(typed, byAnother))).toEqual(['b'])
})
