import { fieldChanged, formRefused, formSubmitted } from '../../../store/forms/formsSlice'
import { scriptFailed } from '../../../store/notifications/notificationsSlice'
import { locationChanged } from '../../../store/router/routerSlice'
import { connectionChanged, failed, menuToggled, timePassed } from '../../../store/ui/uiSlice'
import type { Trace } from '../../../trace/trace'
import { sentSteps } from './sentSteps'
import { stepSentence } from './stepSentence'

const call = (end: string, extra: object = {}) => ({
  type: `api/executeMutation/${end}`,
  meta: { arg: { endpointName: 'saveResults' } },
  ...extra,
})
const location = { pathname: '/dogs', search: '', hash: '', state: null, key: 'k' }

describe('a step in a sentence', () => {
  it.each([
    [locationChanged({ location, move: 'PUSH' }), 'page', { page: '/dogs' }],
    [call('fulfilled'), 'answered', { call: 'save results' }],
    [
      call('rejected', { payload: { status: 409, code: 'stale' } }),
      'refused',
      { call: 'save results', why: '409 stale' },
    ],
    [call('rejected'), 'unanswered', { call: 'save results' }],
    [fieldChanged({ id: 'dog', path: 'name', value: 'Bee' }), 'field', { form: 'dog', field: 'name' }],
    [formSubmitted({ id: 'dog' }), 'submitted', { form: 'dog' }],
    [formRefused({ id: 'dog', refusals: {} }), 'formRefused', { form: 'dog' }],
    [connectionChanged(false), 'offline', {}],
    [connectionChanged(true), 'online', {}],
    [
      failed({ of: 'screen', pathname: '/', missing: false, message: 'No dog', stack: '' }),
      'broken',
      { message: 'No dog' },
    ],
    [scriptFailed({ message: 'No dog', stack: '' }), 'threw', { message: 'No dog' }],
    [menuToggled(), 'other', { event: 'ui: menu toggled' }],
  ])('says %j', (action, name, values) => {
    expect(stepSentence(action)).toMatchObject({ message: { id: `problem.report.step.${name}` }, values })
  })

  it('is the end of a call alone, and none for a call that had nothing to do', () => {
    expect(stepSentence(call('pending'))).toBeNull()
    expect(stepSentence(call('rejected', { meta: { arg: { endpointName: 'getMe' }, condition: true } }))).toBeNull()
  })
})

it('lists what a person did or saw, each step with its time', () => {
  const actions = [menuToggled(), timePassed('2026-11-28T18:00:00.000Z'), call('pending'), call('fulfilled')]
  const trace = {
    form: 'clearRound',
    actions,
    envelope: { recordedAt: '2026-11-28T18:00:00.000Z', dt: [0, 5, 10, 20] },
  }
  const start = Date.parse('2026-11-28T18:00:00.000Z')
  expect(sentSteps(trace as unknown as Trace).map(({ step, time }) => [step, time - start])).toEqual([
    [1, 0],
    [4, 35],
  ])
})
