import { foldTrace } from '../../src/trace/foldTrace'
import { jestTestOf } from '../../src/trace/jestTest'
import { faultsNow } from '../../src/trace/rerun/faults'
import { withBaseline } from '../../src/trace/rerun/withBaseline'
import { textOf, traceOf } from '../../src/trace/saveTrace'
import type { State, Trace } from '../../src/trace/trace'
import { replay } from './replay'
import { addRerun } from './strict'

const about = {
  app: { name: 'clear-round', version: '1', commit: '' },
  env: { locale: 'en', colorScheme: 'light', width: 390, online: true },
}
// The second follows from the first: what the server says in the reader's language is read again.
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
  it('says how much runs again, and that all of it is as recorded', async () => {
    expect(await strictly(await withBaseline(recorded()))).toMatchObject({
      result: 'identical',
      lines: [
        'IDENTICAL in 2 of 2 steps (recorded by Clear Round)',
        'RUN AGAIN: 0 requests, and 1 action of 2 that follow from others',
      ],
      facts: { faults: [] },
    })
  })

  it('names what no longer follows and what is no longer sent, although the reducers replay identically [X14]', async () => {
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
      'ACTION after step 1 that was not recorded: api/invalidateTags',
      'ACTION of step 2 no longer follows: api/invalidateTags',
    ])
  })

  it('is part of the test that is written of such a trace', async () => {
    const trace = await withBaseline(recorded())
    const written = jestTestOf(
      trace,
      { kind: 'states', marks: [1], expected: [] },
      { name: 'a trace', library: './trace' },
    )
    expect(written).toContain(`import { faultsNow } from './trace/rerun/faults'`)
    expect(written).toContain("expect(await faultsNow({ form: 'actions', start, actions, envelope })).toEqual([])")
    expect(await faultsNow(trace)).toEqual([])
  })

  it('says where a file does not know what followed', async () => {
    const { lines } = await strictly(recorded())
    expect(lines).toContainEqual(expect.stringMatching(/^NOT RUN AGAIN: /))
  })
})
