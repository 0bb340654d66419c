import { scriptFailed } from '../../../store/notifications/notificationsSlice'
import { connectionChanged, failed } from '../../../store/ui/uiSlice'
import type { Trace } from '../../../trace/trace'
import { failedStep, markOf } from '../../../trace/marks'
import { shownSteps } from '../../../trace/shownSteps'
import { findSteps } from './findSteps'
import { stepText } from './stepText'

const call = (end: string, extra: object = {}) => ({
  type: `api/executeMutation/${end}`,
  meta: { arg: { endpointName: 'saveResults', originalArgs: { slug: 'poznan', classId: '3' } } },
  ...extra,
})

const actions = [
  { type: 'router/locationChanged', payload: { location: { pathname: '/dogs' } } },
  call('pending'),
  call('rejected', { payload: { status: 409, code: 'stale' } }),
  call('rejected', { payload: { status: 500, code: 'internal_error', requestId: 'a409' } }),
  { type: 'ui/timePassed', payload: '2026-11-28T12:30:00.000Z' },
]
const opened = { trace: { actions } as unknown as Trace, marks: [null, ...actions.map(markOf)] }

describe('the steps of a trace', () => {
  it.each([
    ['', '', [0, 1, 2, 3, 4, 5]],
    ['', 'error', [3, 4]],
    ['', 'navigation', [1]],
    ['RESULTS save', '', [2, 3, 4]],
    ['409', '', [3, 4]],
    ['status:409', '', [3]],
    ['Status:4', 'error', [3]],
    ['pathname:/dogs', '', [1]],
    ['status:409 poznan', 'request', []],
    ['12:30', '', [5]],
    ['code:', '', []],
  ] as const)('are found by “%s” of kind “%s”', (text, kind, steps) =>
    expect(findSteps(opened, [0, 1, 2, 3, 4, 5], { text, kind })).toEqual(steps),
  )

  it.each([
    [call('pending'), 'save results poznan'],
    [call('fulfilled'), 'save results poznan: ok'],
    [call('rejected', { payload: { status: 409, code: 'stale' } }), 'save results poznan: 409 stale'],
    [{ type: 'forms/fieldChanged', payload: { id: 'dog', path: 'name', value: 'Bee' } }, 'field changed dog name'],
    [{ type: 'router/locationChanged', payload: { location: { pathname: '/dogs' } } }, 'page /dogs'],
    [{ type: 'ui/localeChosen', payload: 'pl' }, 'ui: locale chosen'],
    [connectionChanged(false), 'offline'],
    [connectionChanged(true), 'online'],
    [
      failed({ of: 'screen', pathname: '/dogs', missing: false, message: 'No dog', stack: '' }),
      'broken screen: No dog',
    ],
    [scriptFailed({ message: 'No dog', stack: '' }), 'error: No dog'],
  ])('are said in a line: %j', (action, text) => expect(stepText(action)).toBe(text))

  it('are shown without the work of libraries, and typing as one', () => {
    const typed = (path: string) => ({ type: 'forms/fieldChanged', payload: { id: 'dog', path } })
    const actions = [
      { type: 'persist/REHYDRATE' },
      typed('name'),
      { type: 'ui/timePassed' },
      typed('name'),
      typed('breed'),
      { type: 'forms/formSubmitted', payload: { id: 'dog' } },
    ]
    expect(shownSteps(actions)).toEqual([0, 4, 5, 6])
  })

  it.each([
    [call('rejected'), 'error'],
    [{ ...call('rejected'), meta: { condition: true } }, null],
    [{ type: 'forms/formRefused', payload: { id: 'dog', refusals: {} } }, 'error'],
    [call('fulfilled', { payload: { status: 'declined' } }), 'error'],
    [failed({ of: 'screen', pathname: '/dogs', missing: false, message: 'No dog', stack: '' }), 'error'],
    [call('fulfilled', { payload: { status: 'succeeded' } }), null],
  ])('are errors where something was refused: %j', (action, mark) => expect(markOf(action)).toBe(mark))

  it('lead to the last that broke a screen, or else to the last error', () => {
    const broke = failed({ of: 'screen', pathname: '/dogs', missing: false, message: 'No dog', stack: '' })
    const refused = { type: 'forms/formRefused', payload: { id: 'dog', refusals: {} } }
    const other = { type: 'ui/menuToggled' }
    expect(failedStep([other, broke, refused, other])).toBe(2)
    expect(failedStep([refused, other, refused, other])).toBe(3)
    expect(failedStep([other])).toBeNull()
  })
})
