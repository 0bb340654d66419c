import { textOf, traceOf } from '../../src/trace/saveTrace'
import { foldTrace } from '../../src/trace/foldTrace'
import { claimOf, claimOfDivergence, jestTestOf } from '../../src/trace/jestTest'
import type { State, Trace } from '../../src/trace/trace'
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
  textOf(traceOf({ start, actions, states: changed, times: [0, 5, 9], dropped: 0, requests: [] }, about))
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
    const part = replay(recorded(), { strict: false, until: 2 })
    expect(part.lines).toEqual(['IDENTICAL in 2 of 3 steps (recorded by Clear Round)'])
    const report = replay(recorded(), options)
    expect(shrinkTrace(report.trace!, report.replay!, 'state.showView.day !== null')).toMatchObject({
      actions: [{ type: 'showView/dayChosen' }],
    })
    const dayInPolish = `action.type === 'showView/dayChosen' && state.ui.locale === 'pl'`
    expect(shrinkTrace(report.trace!, report.replay!, dayInPolish)).toMatchObject({
      actions: [{ type: 'ui/localeChosen' }, { type: 'showView/dayChosen' }],
    })
    expect(shrinkTrace(report.trace!, report.replay!, '')).toMatch(/does not diverge/)
    expect(shrinkTrace(report.trace!, report.replay!, 'state.showView.day === 1')).toMatch(/nothing to shrink/)
    expect(shrinkTrace(report.trace!, report.replay!, `state.ui.locale === 'en'`)).toMatch(/nothing to shrink/)
    expect(shrinkTrace(report.trace!, report.replay!, ')')).toMatch(/--shrink: /)
  })

  it('finds a condition that is true on the way only, and none after --until', () => {
    const back = [...actions, { type: 'ui/localeChosen', payload: 'en' }]
    const text = JSON.stringify(back)
    const whole = replay(text, options)
    expect(shrinkTrace(whole.trace!, whole.replay!, `state.ui.locale === 'pl'`)).toMatchObject({
      actions: [{ type: 'ui/localeChosen', payload: 'pl' }],
    })
    const part = replay(text, { strict: false, until: 1 })
    expect(shrinkTrace(part.trace!, part.replay!, `state.ui.locale === 'pl'`)).toMatch(/At none of 1 steps/)
  })

  it('keeps the last action of a divergence, so that it fails for the same reason', () => {
    const twice = [...actions, { type: 'ui/localeChosen', payload: 'en' }, { type: 'ui/localeChosen', payload: 'pl' }]
    const [first, ...made] = foldTrace({ form: 'actions', actions: twice }).frames as [State, ...State[]]
    const wrong = made.with(4, { ...made[4], ui: { ...made[4]!.ui, locale: 'en' } } as State)
    const text = textOf(
      traceOf({ start: first, actions: twice, states: wrong, times: [0, 1, 2, 3, 4], dropped: 0, requests: [] }, about),
    )
    const { trace, replay: replayed } = replay(text, options)
    const shrunk = shrinkTrace(trace!, replayed!, '') as Trace
    expect(shrunk.actions).toEqual([{ type: 'ui/localeChosen', payload: 'pl' }])
    expect(claimOfDivergence(replayed!.divergence!)).toEqual({ kind: 'value', path: ['ui', 'locale'], recorded: 'en' })
  })

  it('finds a secret, and does not repeat it [X04]', () => {
    const login = [{ type: 'x', meta: { arg: { originalArgs: { password: 'correct horse' } } } }]
    const { result, lines } = replay(JSON.stringify(login), options)
    expect(result).toBe('secret')
    expect(lines.join('\n')).toContain('SECRET FOUND: password 1')
    expect(lines.join('\n')).not.toContain('correct horse')
  })

  it('prints no value of a trace with secrets where it diverges, not even for programs', () => {
    const login = { type: 'x', meta: { arg: { originalArgs: { password: 'correct horse' } } } }
    const [, ...made] = foldTrace({ form: 'actions', actions: [...actions, login] }).frames as [State, ...State[]]
    const leaking = made.map((state) => ({ ...state, ui: { ...state.ui, locale: 'battery staple' } })) as never
    const text = textOf(
      traceOf(
        { start, actions: [...actions, login], states: leaking, times: [0, 1, 2, 3], dropped: 0, requests: [] },
        about,
      ),
    )
    const { result, lines, facts } = replay(text, options)
    expect(result).toBe('secret')
    expect(lines[0]).toMatch(/^DIVERGED at step 1 ui\/menuToggled of 4/)
    expect(JSON.stringify([lines, facts])).not.toMatch(/correct horse|battery staple/)
  })

  it('names a file that it cannot read', () => {
    expect(replay('{', options)).toMatchObject({ result: 'unreadable' })
  })

  it('writes a test of what each press and each answer changed', () => {
    const { trace, replay: replayed } = replay(recorded(), options)
    const claim = claimOf(trace!, replayed!)
    expect(claim?.expected.map(({ type, changed }) => [type, changed])).toEqual([
      ['ui/menuToggled', [[['ui', 'menu_collapsed'], true]]],
      ['ui/localeChosen', [[['ui', 'locale'], 'pl']]],
      ['showView/dayChosen', [[['showView', 'day'], '2026-12-12']]],
    ])
    const test = jestTestOf(trace!, claim!, { name: 'replays', library: '../src/trace' })
    expect(test).toContain('expect(divergence).toBeNull()')
    expect(test).toContain('expect(changesAt(frames, actions, [1,2,3])).toEqual([')
  })

  it('looks at the marked steps alone, and there at all that has changed since the last one', () => {
    const { trace, replay: replayed } = replay(recorded(), options)
    expect(claimOf(trace!, replayed!, [2])).toEqual({
      kind: 'states',
      marks: [2],
      expected: [
        {
          step: 2,
          type: 'ui/localeChosen',
          changed: [
            [['ui', 'menu_collapsed'], true],
            [['ui', 'locale'], 'pl'],
          ],
        },
      ],
    })
  })

  it('holds a test to the recorded states, not to those of a build with a fault', () => {
    const english = states.map((state) => ({ ...state, ui: { ...state.ui, locale: 'en' as const } }))
    const { trace, replay: replayed } = replay(recorded(english), options)
    const changed = claimOf(trace!, replayed!)?.expected.flatMap((one) => one.changed)
    expect(changed).not.toContainEqual([['ui', 'locale'], 'pl'])
  })

  it('has no test of a trace that changes nothing', () => {
    const { trace, replay: replayed } = replay(JSON.stringify([{ type: 'unknown' }]), options)
    expect(claimOf(trace!, replayed!)).toBeNull()
  })
})

it.each([
  [['a.json'], { file: 'a.json', json: false }],
  [['--shrink', 'a.json', '--until=3'], { file: 'a.json', shrink: '', until: 3 }],
  [['a.json', '--shrink=state.ui', '--jest=x.test.ts'], { shrink: 'state.ui', jest: 'x.test.ts' }],
  [['a.json', '--jest', '--mark=40,12,12'], { mark: [12, 40] }],
  [['a.json', '--jest', '--mark=0'], { wrong: expect.stringContaining('--mark needs steps') }],
  [['a.json', '--mark=3'], { wrong: expect.stringContaining('--mark is for') }],
  [['a.json', 'b.json'], { wrong: expect.stringContaining('Name one trace') }],
  [[], { wrong: expect.stringContaining('Name one trace') }],
  [['a.json', '--until=x'], { wrong: expect.stringContaining('--until needs a step') }],
  [['a.json', '--nope'], { wrong: expect.stringContaining('--nope') }],
])('reads the command line %j', (given, expected) => expect(readOptions(given)).toMatchObject(expected))
