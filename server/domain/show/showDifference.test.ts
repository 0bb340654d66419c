import type { ClassForm, ShowForm } from '#contract/show/form'
import { usualFormat } from '#contract/show/classFormat'
import { changesBetween } from './changesBetween'
import { auditedDifference } from './showDifference'

const aClass = (facts: Partial<ClassForm>): ClassForm => ({
  id: null,
  date: '2026-12-19',
  startTime: '09:00',
  ring: 1,
  type: 'agility',
  height: 'large',
  startLevel: 1,
  endLevel: 5,
  veteran: false,
  capacity: 30,
  price: 550,
  earlyPrice: null,
  judge: null,
  ruleSet: null,
  placing: null,
  ...usualFormat,
  ...facts,
})
const aShow = (classes: ClassForm[], facts: Partial<ShowForm> = {}) =>
  ({ name: 'Winter Classic', judges: [], approvers: [], ...facts, classes }) as unknown as ShowForm

const [one, other] = ['a1', 'b2']
const between = (before: ShowForm, after: ShowForm) => changesBetween(auditedDifference(before, after))

describe('the difference of two states of a show', () => {
  it('has the changed classes in the order of the timetable, each with its changed cells alone', () => {
    const [first, last] = [aClass({ id: other }), aClass({ id: one, startTime: '11:00' })]
    const moved = [first, last].map((cls) => ({ ...cls, date: '2026-12-12' }))
    expect(between(aShow([first, last]), aShow(moved)).classes).toEqual(
      ['09:00', '11:00'].map((startTime) => ({
        change: 'changed',
        date: '2026-12-12',
        startTime,
        ring: 1,
        cells: [{ cell: 'date', before: '2026-12-19', after: '2026-12-12' }],
      })),
    )
  })

  it('has no class that is the same, also with its cells in another order', () => {
    const cls = aClass({ id: one })
    const turned = Object.fromEntries(Object.entries(cls).reverse()) as ClassForm
    expect(between(aShow([cls]), aShow([turned]))).toEqual({ fields: [], classes: [] })
  })

  it('has classes that are new or gone', () => {
    const cls = aClass({ id: one })
    expect(between(aShow([cls]), aShow([])).classes).toMatchObject([{ change: 'removed', startTime: '09:00' }])
    expect(between(aShow([]), aShow([cls])).classes).toMatchObject([{ change: 'added', startTime: '09:00' }])
  })
})
