import { foldTrace } from '../../src/trace/foldTrace'
import { jestTestOf } from '../../src/trace/jestTest'
import { rerunMismatches } from '../../src/trace/rerun/mismatches'
import { withBaseline } from '../../src/trace/rerun/withBaseline'
import { textOf, traceOf } from '../../src/trace/saveTrace'
import type { State, Trace } from '../../src/trace/trace'
import { replay } from './replay'
import { addRerun } from './strict'

const about = {
  app: { name: 'clear-round', version: '1', commit: '' },
  env: { locale: 'en', colorScheme: 'light', width: 390, online: true },
}
// A listener dispatches the second after the first.
const actions = [
  { type: 'ui/localeChosen', payload: 'pl' },
  { type: 'api/invalidateTags', payload: ['Worded'] },
]
const recorded = (): Trace => {
  const [start, ...states] = foldTrace({ form: 'actions', actions }).frames as [State, ...State[]]
  return traceOf({ start, actions, states, times: [0, 5], dropped: 0, requests: [] }, about)
}
const strictly = (trace: Trace) => addRerun(replay(textOf(trace), { strict: true }))

describe('npm run replay -- --strict', () => {
  it('reports how much it ran again when nothing differs', async () => {
    expect(await strictly(await withBaseline(recorded()))).toMatchObject({
      result: 'identical',
      lines: ['IDENTICAL in 2 of 2 steps (recorded by Clear Round)', 'RERUN of 0 of 0 requests and 1 automatic action'],
      facts: { mismatches: [] },
    })
  })

  it('names missing requests and actions when the reducers replay identically [X14]', async () => {
    const { envelope, ...trace } = await withBaseline(recorded())
    const logout = { step: 1, method: 'POST', path: '/api/logout' }
    const report = await strictly({
      ...trace,
      actions: trace.actions.with(1, { type: 'api/invalidateTags', payload: ['Dog'] }),
      envelope: { ...envelope!, requests: [logout], rerun: { ...envelope!.rerun!, requests: [0] } },
    })
    expect(report.result).toBe('diverged')
    expect(report.lines.slice(1, -1)).toEqual([
      'REQUEST after step 1\n    - recorded POST /api/logout\n    + sent now nothing',
      'NEW ACTION after step 1: api/invalidateTags',
      'MISSING ACTION at step 2: api/invalidateTags',
    ])
  })

  it('is part of the generated test when the trace has a baseline', async () => {
    const trace = await withBaseline(recorded())
    const written = jestTestOf(
      trace,
      { kind: 'states', marks: [1], expected: [] },
      { name: 'a trace', library: './trace' },
    )
    expect(written).toContain(`import { rerunMismatches } from './trace/rerun/mismatches'`)
    expect(written).toContain(
      "expect(await rerunMismatches({ form: 'actions', start, actions, envelope })).toEqual([])",
    )
    expect(await rerunMismatches(trace)).toEqual([])
  })

  it('reports a re-run that throws', async () => {
    const report = replay(textOf(await withBaseline(recorded())), { strict: true })
    const frames = report.replay!.frames.map(() => null as never)
    const failed = await addRerun({ ...report, replay: { ...report.replay!, frames } })
    expect(failed.result).toBe('diverged')
    expect(failed.lines.at(-1)).toMatch(/^RERUN FAILED: TypeError/)
  })

  it('says that it compared nothing when the trace has no baseline', async () => {
    const { lines } = await strictly(recorded())
    expect(lines).toContainEqual(expect.stringMatching(/^NOT RERUN: /))
  })
})
