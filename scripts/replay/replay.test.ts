import { textOf, traceOf } from '../../src/trace/saveTrace'
import { foldTrace } from '../../src/trace/foldTrace'
import { jestTestOf } from '../../src/trace/jestTest'
import type { State } from '../../src/trace/trace'
import { readOptions } from './options'
import { replay } from './replay'
import { shrinkTrace } from './shrinkTrace'

const about = {
  app: { name: 'clear-round', version: '1', commit: '' },
  env: { locale: 'en', colorScheme: 'light', width: 390, online: true },
}
const actions = [
  { type: 'ui/menuToggled' },
  { type: 'ui/localeChosen', payload: 'pl' },
  { type: 'showView/dayChosen', payload: '2026-12-12' },
]
const [start, ...states] = foldTrace({ form: 'actions', actions }).frames as [State, ...State[]]
const recorded = (changed = states) =>
  textOf(traceOf({ start, actions, states: changed, times: [0, 5, 9], dropped: 0 }, about))
const options = { strict: false }

describe('npm run replay', () => {
  it('says that a trace is identical', () => {
    expect(replay(recorded(), { strict: true })).toMatchObject({
      result: 'identical',
      lines: ['IDENTICAL in 3 of 3 steps (recorded by Clear Round)'],
      facts: { impure: [] },
    })
  })

  it('names the first step that differs, as recorded and as replayed', () => {
    const wrong = states.with(1, { ...states[1], ui: { ...states[1]!.ui, locale: 'en' } } as State)
    const report = replay(recorded(wrong), options)
    expect(report.result).toBe('diverged')
    expect(report.lines.join('\n')).toBe(
      [
        'DIVERGED at step 2 ui/localeChosen of 3',
        '  ui.locale  (changed)\n    - recorded "en"\n    + replayed "pl"',
        '  last identical: step 1 ui/menuToggled',
      ].join('\n'),
    )
    expect(shrinkTrace(report.trace!, report.replay!, '')).toMatchObject({ actions: [{ type: 'ui/localeChosen' }] })
  })

  it('sees a damaged end', () => {
    const damaged = recorded().replace(/"finalHash":"\w+"/, '"finalHash":"00000000"')
    expect(replay(damaged, options)).toMatchObject({ result: 'diverged', facts: { divergence: { step: 3 } } })
  })

  it('stops where it should, and finds the fewest actions for a condition', () => {
    const report = replay(recorded(), { strict: false, until: 2 })
    expect(report.lines).toEqual(['IDENTICAL in 2 of 3 steps (recorded by Clear Round)'])
    expect(shrinkTrace(report.trace!, report.replay!, 'state.showView.day !== null')).toMatchObject({
      actions: [{ type: 'showView/dayChosen' }],
    })
    expect(shrinkTrace(report.trace!, report.replay!, '')).toMatch(/does not diverge/)
    expect(shrinkTrace(report.trace!, report.replay!, 'state.showView.day === 1')).toMatch(/nothing to shrink/)
    expect(shrinkTrace(report.trace!, report.replay!, ')')).toMatch(/--shrink: /)
  })

  it('finds a secret, and does not repeat it [X04]', () => {
    const login = [{ type: 'x', meta: { arg: { originalArgs: { password: 'correct horse' } } } }]
    const { result, lines } = replay(JSON.stringify(login), options)
    expect(result).toBe('secret')
    expect(lines.join('\n')).toContain('SECRET FOUND: password 1')
    expect(lines.join('\n')).not.toContain('correct horse')
  })

  it('names a file that it cannot read', () => {
    expect(replay('{', options)).toMatchObject({ result: 'unreadable' })
  })

  it('writes a test with the actions and their changes', () => {
    const trace = { form: 'actions' as const, actions }
    const test = jestTestOf(trace, foldTrace(trace), { name: 'replays', library: '../src/trace' })
    expect(test).toContain(`expect(state).toHaveProperty(["showView","day"], "2026-12-12")`)
    expect(test.match(/toHaveProperty/g)).toHaveLength(3)
  })
})

it.each([
  [['a.json'], { file: 'a.json', json: false }],
  [['--shrink', 'a.json', '--until=3'], { file: 'a.json', shrink: '', until: 3 }],
  [['a.json', '--shrink=state.ui', '--jest=x.test.ts'], { shrink: 'state.ui', jest: 'x.test.ts' }],
  [['a.json', 'b.json'], { wrong: expect.stringContaining('Name one trace') }],
  [[], { wrong: expect.stringContaining('Name one trace') }],
  [['a.json', '--until=x'], { wrong: expect.stringContaining('--until needs a step') }],
  [['a.json', '--nope'], { wrong: expect.stringContaining('--nope') }],
])('reads the command line %j', (given, expected) => expect(readOptions(given)).toMatchObject(expected))
