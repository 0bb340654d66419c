/** @jest-environment ./src/testing/environment.cjs */
import '../../testing/devTools'
import * as fc from 'fast-check'
import { secretJourneys, type Step } from '../../testing/journey'
import { about, recordJourney } from '../../testing/recordedTrace'
import { sampleId } from '../../testing/samples'
import { loginApi } from '../../api/account/loginApi'
import { purchasesApi } from '../../api/purchase/purchasesApi'
import { logoutRequested } from '../../store/auth/authSlice'
import { localeChosen } from '../../store/ui/uiSlice'
import { foldTrace } from '../foldTrace'
import { readTrace } from '../readTrace'
import { saveTrace } from '../saveTrace'
import type { Trace } from '../trace'
import { baselineOf, compareRerun } from './mismatches'
import { rerun } from './rerun'

const recorded = async (planned: Step[]): Promise<Trace> => {
  const { recording } = await recordJourney(planned)
  const saved = saveTrace(recording, about)
  if (!saved.success) throw new Error(saved.reason)
  const read = readTrace(saved.text)
  if (!read.success) throw new Error(read.reason)
  return read.trace
}
const again = (trace: Trace) => rerun(trace, foldTrace(trace).frames)

const answered: Step = () => new Promise((resolve) => setTimeout(resolve))
const { login } = loginApi.endpoints
const { getPurchase } = purchasesApi.endpoints
const session: Step[] = [
  ({ store }) => void store.dispatch(login.initiate({ email: 'member@example.org', password: 'clear-round' })),
  answered,
  ({ store }) => void store.dispatch(getPurchase.initiate(sampleId(6, 1), { forceRefetch: true })),
  answered,
  ({ store }) => void store.dispatch(localeChosen('pl')),
  answered,
  ({ store }) => void store.dispatch(logoutRequested()),
  answered,
]

describe('rerun', () => {
  let trace: Trace
  beforeAll(async () => {
    trace = await recorded(session)
  })

  it('dispatches automatic actions and sends requests as recorded', async () => {
    const result = await again(trace)
    const baseline = baselineOf(trace, result)
    const typesAgain = baseline.steps.map((step) => trace.actions[step - 1]?.type)
    expect(typesAgain).toEqual(
      expect.arrayContaining(['api/queries/cacheEntriesUpserted', 'api/invalidateTags', 'router/locationChanged']),
    )
    expect(baseline.requests.map((index) => trace.envelope?.requests?.[index])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'POST', path: '/api/login' }),
        expect.objectContaining({ method: 'GET', path: `/api/purchases/${sampleId(6, 1)}` }),
        expect.objectContaining({ method: 'POST', path: '/api/logout' }),
      ]),
    )
    expect(compareRerun(trace, baseline, await again(trace))).toEqual([])
  })

  // A build that sends or does something else, and a recording that says something else, differ in the same way.
  it('finds a request with another method', async () => {
    const result = await again(trace)
    const requests = trace.envelope?.requests ?? []
    const index = requests.findIndex(({ path }) => path === '/api/logout')
    const logout = requests[index]!
    const other = {
      ...trace,
      envelope: { ...trace.envelope!, requests: requests.with(index, { ...logout, method: 'PUT' }) },
    }
    expect(compareRerun(other, baselineOf(trace, result), result)).toEqual([
      { part: 'request', step: logout.step, recorded: 'PUT /api/logout', made: 'POST /api/logout' },
    ])
  })

  it('finds a missing and a new action', async () => {
    const result = await again(trace)
    const baseline = baselineOf(trace, result)
    const index = trace.actions.findIndex(({ type }) => type === 'api/invalidateTags')
    const renamed = { ...trace, actions: trace.actions.with(index, { type: 'api/invalidateTags', payload: ['Dog'] }) }
    const mismatches = compareRerun(renamed, baseline, await again(renamed))
    expect(mismatches).toContainEqual({ part: 'action', step: index + 1, recorded: 'api/invalidateTags', made: null })
    expect(mismatches).toContainEqual({ part: 'action', step: index, recorded: null, made: 'api/invalidateTags' })
  })

  it('finds a header, an argument of a timer and a detail of an action that are other ones, each way', async () => {
    const result = await again(trace)
    const baseline = baselineOf(trace, result)
    const { effects = {} } = baseline
    const labels = Object.keys(effects)
    const header = labels.find((label) => label.startsWith('fetch(#'))!
    const action = labels.find((label) => label.startsWith('api/executeQuery/pending getPurchase #'))!
    expect(labels).toContainEqual(expect.stringMatching(/^timers\.after\(\d+\)$/))
    for (const label of [header, action]) {
      const { [label]: steps = [], ...others } = effects
      const [step] = steps
      expect(compareRerun(trace, { ...baseline, effects: others }, result)).toContainEqual({
        part: 'effect',
        step,
        recorded: null,
        made: label,
      })
      expect(
        compareRerun(trace, baseline, { ...result, effects: result.effects.filter((one) => one.label !== label) }),
      ).toContainEqual({
        part: 'effect',
        step,
        recorded: label,
        made: null,
      })
    }
    expect(JSON.stringify(effects)).not.toMatch(/Bearer|http/)
  })

  it('compares no effects with a baseline of an older build', async () => {
    const result = await again(trace)
    const { effects: _none, ...older } = baselineOf(trace, result)
    expect(compareRerun(trace, older, { ...result, effects: [] })).toEqual([])
  })
})

it('skips calls of unknown and of inherited endpoints', async () => {
  const call = (endpointName: string) => ({ requestId: endpointName, arg: { endpointName, originalArgs: null } })
  const trace: Trace = {
    form: 'actions',
    actions: [
      { type: 'api/executeQuery/pending', meta: call('noSuchCall') },
      { type: 'api/executeQuery/pending', meta: call('constructor') },
      { type: 'ui/localeChosen', payload: 'pl' },
    ],
  }
  const start = foldTrace({ form: 'actions', actions: [] }).frames[0]!
  const result = await rerun(
    trace,
    Array.from({ length: trace.actions.length + 1 }, () => start),
  )
  expect(result).toMatchObject({ steps: [], requests: [], extras: [{ step: 3, label: 'api/invalidateTags' }] })
})

it('gives the same result each time on random journeys', async () => {
  await fc.assert(
    fc.asyncProperty(secretJourneys, async (planned) => {
      const trace = await recorded(planned)
      const result = await again(trace)
      expect(compareRerun(trace, baselineOf(trace, result), await again(trace))).toEqual([])
    }),
    { numRuns: 10, seed: 11, endOnFailure: true },
  )
})
