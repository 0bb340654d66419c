import { firstDifference } from './firstDifference'
import { foldTrace } from './foldTrace'
import { redactTrace } from './redactTrace'

const opened = (actions: { type: string; payload?: unknown }[]) => {
  const trace = { form: 'actions' as const, actions }
  return { trace, ...foldTrace(trace) }
}
const tick = (now: string) => ({ type: 'ui/timePassed', payload: now })
const polish = { type: 'ui/localeChosen', payload: 'pl' }
const toggled = { type: 'ui/menuToggled' }
const visit = (key: string) => ({
  type: 'router/locationChanged',
  payload: { location: { pathname: '/dogs', search: '', hash: '', state: null, key }, move: 'PUSH' },
})

describe('the first difference of two traces', () => {
  it('is none where the same was done at another time, under other ids', () => {
    const one = opened([tick('2026-11-28T10:00:00.000Z'), polish, toggled, visit('a1b2c3')])
    const later = opened([polish, tick('2026-11-28T11:11:11.111Z'), toggled, visit('d4e5f6')])
    expect(firstDifference(one, later)).toBeNull()
  })

  it('is none where the same secrets have other pseudonyms', () => {
    const typed = [
      { type: 'showView/dayChosen', payload: 'Zoë Żak, Elan Valley' },
      { type: 'showView/dayChosen', payload: 'Zoë' },
    ]
    const redacted = () => {
      const { trace } = redactTrace(opened(typed).trace)
      return { trace, ...foldTrace(trace) }
    }
    const [one, other] = [redacted(), redacted()]
    expect(one.trace.actions[0]).not.toEqual(typed[0])
    expect(firstDifference(one, other)).toBeNull()
  })

  it('is the step of the one at which the other did something else, or made something else of it', () => {
    const one = opened([tick('2026-11-28T10:00:00.000Z'), polish, toggled])
    expect(firstDifference(one, opened([polish, polish]))).toBe(3)
    expect(firstDifference(one, opened([{ ...polish, payload: 'en' }, toggled]))).toBe(2)
    expect(firstDifference(opened([polish]), opened([polish, toggled]))).toBe(1)
  })
})
