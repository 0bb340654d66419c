import type { ResultSheet } from '#contract/results/desk'
import { usualFormat } from '#contract/show/classFormat'
import { formerRules } from '#contract/results/sheetRules'
import type { Result } from '#contract/results/result'
import { settle, until } from '../../testing/eventLoop'
import { memoryEffects } from '../../testing/memoryEffects'
import { sampleId } from '../../testing/samples'
import { logoutRequested } from '../auth/authSlice'
import { makeStore } from '../makeStore'
import { runTyped, saveRequested, selectResultSheet } from './resultSheetsSlice'
import { followSaves } from './sendSaves'

const slug = 'winter-cup'
const classId = sampleId(5, 1)
const [ola, fen, kit] = [1, 2, 3].map((number) => sampleId(7, number)) as [string, string, string]
const by = { classId, ownerId: sampleId(1, 1) }
const course = { courseTime: 3800, courseLength: 165, maximumTime: null }
const clear: Result = { faults: 0, refusals: 0, time: 3500, outcome: 'run', points: null, disqualified: null }

const sheetAt = (version: number): ResultSheet => ({
  cls: {
    id: classId,
    date: '2026-11-28',
    startTime: '09:30',
    ring: 1,
    type: 'agility',
    height: 'large',
    startLevel: 1,
    endLevel: 3,
    scale: 'nexus',
    ...usualFormat,
    veteran: false,
    entries: 3,
    isDrawn: true,
    orderRevision: 1,
    orderVersion: 1,
    cancelReason: null,
    results: 0,
    resultsPublished: false,
    may: ['results'],
    course: null,
  },
  showName: 'Winter Cup',
  version,
  ...course,
  publishedAt: null,
  rules: formerRules,
  refusalsToEliminate: 3,
  rows: [],
})

interface Sent {
  version: number
  rows: { entryId: string }[]
}
interface HttpAnswer {
  status: number
  body: object
}
const saved = (version: number): HttpAnswer => ({ status: 200, body: sheetAt(version) })
const failed: HttpAnswer = { status: 500, body: { code: 'unexpected', message: 'Failed' } }
const stale = (version: number, rows: { entryId: string; result: Result }[]): HttpAnswer => ({
  status: 409,
  body: { code: 'stale', message: 'Stale', version, present: { ...course, rows } },
})

/** A page on which someone saves results, and a server that answers the call that waits when the test says so. */
const open = () => {
  const sent: Sent[] = []
  const waiting: ((answer: HttpAnswer) => void)[] = []
  const { effects } = memoryEffects(() => null)
  effects.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push((await request.json()) as Sent)
    const { status, body } = await new Promise<HttpAnswer>((resolve) => waiting.push(resolve))
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  const store = makeStore({}, { effects, apiHost: 'http://localhost' })
  store.dispatch(followSaves())
  const sheet = () => selectResultSheet(store.getState(), classId)
  return {
    store,
    sheet,
    sent: () => sent.map(({ version, rows }) => [version, rows.map(({ entryId }) => entryId)]),
    /** Answers the waiting call; ends when the next call waits or none is under way. */
    answer: async (answer: HttpAnswer) => {
      await until(() => waiting.length > 0)
      waiting.shift()?.(answer)
      await settle()
      await until(() => waiting.length > 0 || !sheet().isSending)
    },
    /** Types a run, and saves it on the version that the screen shows. */
    save: (entryId: string, { known = null as Result | null, version = 1 } = {}) => {
      store.dispatch(runTyped({ ...by, entryId, texts: { time: '35' } }))
      const runs = [{ entryId, result: clear, known }]
      store.dispatch(saveRequested({ ...by, slug, version, runs, course, isCourseTyped: false }))
    },
  }
}

it('sends one save at a time, the next on the version that was answered, with all that was asked for meanwhile [V04]', async () => {
  const { save, answer, sent, sheet } = open()
  save(ola)
  save(fen)
  save(kit)
  await answer(saved(2))
  expect(sent()).toEqual([
    [1, [ola]],
    [2, [fen, kit]],
  ])
  expect(sheet()).toMatchObject({ version: 2, isSending: true, runs: { ids: [fen, kit] } })
  await answer(saved(3))
  expect(sheet()).toMatchObject({ version: 3, isSending: false, waiting: null, runs: { ids: [] } })
  expect(sent()).toHaveLength(2)
})

it('sends a save again on the newest version where the one between is about other dogs [V04]', async () => {
  const { save, answer, sent, sheet } = open()
  save(ola)
  await answer(stale(7, [{ entryId: fen, result: clear }]))
  expect(sent()).toEqual([
    [1, [ola]],
    [7, [ola]],
  ])
  await answer(saved(8))
  expect(sheet()).toMatchObject({ version: 8, isSending: false, runs: { ids: [] } })
})

it('keeps a run that someone else has saved meanwhile as it is typed, until it is saved once more [V04]', async () => {
  const { save, answer, sent, sheet } = open()
  const theirs = { ...clear, faults: 5 }
  save(ola)
  await answer(stale(7, [{ entryId: ola, result: theirs }]))
  expect(sent()).toHaveLength(1)
  expect(sheet()).toMatchObject({
    version: 7,
    isSending: false,
    runs: { ids: [ola] },
    sent: { runs: [{ entryId: ola }] },
  })
  save(ola, { known: theirs })
  await answer(saved(8))
  expect(sent()[1]).toEqual([7, [ola]])
  expect(sheet().runs.ids).toEqual([])
})

it('keeps what could not be saved, and sends what was asked for after it [V04]', async () => {
  const { save, answer, sent, sheet } = open()
  save(ola)
  save(fen)
  await answer(failed)
  await answer(saved(2))
  expect(sent()).toEqual([
    [1, [ola]],
    [1, [fen]],
  ])
  expect(sheet()).toMatchObject({ isSending: false, runs: { ids: [ola] } })
})

it('ends with the session: a late answer changes nothing that is typed after it [V04]', async () => {
  const { store, save, answer, sent, sheet } = open()
  save(ola)
  save(fen)
  store.dispatch(logoutRequested())
  store.dispatch(runTyped({ ...by, ownerId: sampleId(1, 2), entryId: ola, texts: { time: '36' } }))
  await answer(saved(2))
  expect(sent()).toEqual([[1, [ola]]])
  expect(sheet()).toMatchObject({ isSending: false, runs: { ids: [ola] } })
})

it('sends what was asked for before its screen was left, and nothing after [V04]', async () => {
  const { store, save, answer, sent } = open()
  const leave = store.dispatch(followSaves())
  save(ola)
  save(fen)
  leave()
  await answer(saved(2))
  await answer(saved(3))
  save(kit)
  await settle()
  expect(sent()).toEqual([
    [1, [ola]],
    [2, [fen]],
  ])
})
