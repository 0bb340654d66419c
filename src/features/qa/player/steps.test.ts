import { connectionChanged, failed } from '../../../store/ui/uiSlice'
import { failedStep, markOf } from '../../../trace/marks'
import { shownSteps } from '../../../trace/shownSteps'
import { stepText } from './stepText'

const call = (end: string, extra: object = {}) => ({
  type: `api/executeMutation/${end}`,
  meta: { arg: { endpointName: 'saveResults', originalArgs: { slug: 'poznan', classId: '3' } } },
  ...extra,
})

describe('the steps of a trace', () => {
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
