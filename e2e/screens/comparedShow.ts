import { usualFormat } from '#contract/show/classFormat'
import { defaultPlanning } from '#contract/show/clashes'
import type { PlannedClass, ShowComparison } from '#contract/show/comparison'

export const classId = (number: number) => `00000005-0000-4000-8000-000000000${number}`

const planned = (number: number, what: Partial<PlannedClass> = {}): PlannedClass => ({
  ...usualFormat,
  id: classId(number),
  date: '2027-04-10',
  startTime: '08:30',
  ring: 1,
  type: 'agility',
  height: 'large',
  startLevel: 3,
  endLevel: 5,
  scale: 'nexus',
  veteran: false,
  capacity: 40,
  price: 600,
  earlyPrice: null,
  currency: 'GBP',
  judge: 'Ruth Ellery',
  order: [],
  ...what,
})
const sunday = { date: '2027-04-11' }
const small = { type: 'jumping', height: 'small', startTime: '10:40' } as const
/** A show that approvers compare with the one of a year before. */
export const comparison: ShowComparison = {
  startDate: '2027-04-10',
  planning: defaultPlanning,
  classes: [
    planned(801, { earlyPrice: 550 }),
    planned(802, {
      height: 'medium',
      ring: 2,
      startTime: '08:45',
      judge: 'Fiona Drummond',
      startLevel: 1,
      endLevel: 2,
    }),
    planned(803, { height: 'medium', startTime: '10:30', judge: 'Fiona Drummond' }),
    planned(804, { ...small, ring: 2, judge: 'Fiona Drummond' }),
    planned(805, { height: 'intermediate', startTime: '13:00', veteran: true, capacity: 24 }),
    planned(806, { ...sunday, type: 'jumping', height: 'any', judge: null, capacity: 50 }),
  ],
  before: {
    slug: 'bath-spring-meeting',
    name: 'Bath Spring Meeting',
    startDate: '2026-04-11',
    classes: [
      planned(811, { date: '2026-04-11', price: 550 }),
      planned(812, { date: '2026-04-11', height: 'medium', ring: 2, startTime: '08:45', judge: 'Fiona Drummond' }),
      planned(813, { date: '2026-04-11', height: 'medium', startTime: '10:30', judge: 'Colin Marsh' }),
      planned(814, { ...small, date: '2026-04-11', ring: 2, judge: 'Fiona Drummond' }),
      planned(816, { date: '2026-04-12', startTime: '08:00', type: 'jumping', height: 'any', capacity: 60 }),
      planned(817, { date: '2026-04-12', startTime: '15:10', type: 'jumping', height: 'extra_small' }),
    ],
  },
}
