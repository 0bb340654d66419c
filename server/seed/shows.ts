import { addTo, instantAt, weekdayOf, type Day } from '#contract/shared/calendar'
import type { ClassHeight } from '#contract/dog/height'
import { noReductions } from '#contract/show/reductions'
import type { classes, shows } from '../db/schema'
import { commitmentOf } from '../domain/draw/seed'
import { sampleId } from './people'
import { showList as list, type SampleShow } from './showList'

type ShowRow = typeof shows.$inferInsert
type ClassRow = typeof classes.$inferInsert

/** The class that sample entries fill to the last place, and for which another dog waits. */
export const fullClass = {
  id: sampleId(5, 102),
  dogs: [9, 12, 24],
  owners: [4, 6, 17],
  waiting: { dog: 19, owner: 12 },
}

// height | type | first rank | last rank | start | ring | day
const plan = `
any|agility|1|5|08:30|1|0
large|agility|1|3|09:30|1|0
large|jumping|3|5|11:00|2|0
intermediate|agility|1|5|09:00|2|0
medium|agility|2|5|12:30|1|0
small|jumping|1|4|13:30|2|0
extra_small|jumping|1|5|14:30|1|0
any|jumping|1|5|09:00|1|1
large|agility|2|5|10:15|2|1
medium|jumping|1|3|11:30|1|1`
  .trim()
  .split('\n')

/** What a show that has every kind of class adds to the plan, with the facts that set each class apart. */
const kinds: [line: string, facts: Pick<ClassRow, 'veteran' | 'name' | 'teamSize' | 'kind'>][] = [
  ['any|agility|1|5|13:00|2|1', { veteran: true }],
  ['any|jumping|1|5|14:00|1|1', { teamSize: 2 }],
  ['any|agility|1|5|15:00|2|1', { name: 'Gamblers', kind: 'points' }],
]

const at = (today: Day, days: number, time: string, zone: string): Date =>
  new Date(instantAt(addTo(today, { days }), time, zone))

/** Shows are held at weekends: the days of a show, its first one the next Saturday. */
const weekend = (today: Day, { days: [first, last], isToday }: SampleShow): [Day, Day] => {
  const toSaturday = isToday ? 0 : (6 - weekdayOf(addTo(today, { days: first })) + 7) % 7
  return [addTo(today, { days: first + toSaturday }), addTo(today, { days: last + toSaturday })]
}

const toRow = (today: Day, show: SampleShow, number: number): ShowRow => {
  const [, , opens, closes] = show.days
  const [startDate, endDate] = weekend(today, show)
  const { slug, name, lines, postcode, city, country, zone, state = 'published' } = show
  const [latitude, longitude] = show.position
  return {
    id: sampleId(3, number),
    slug,
    name,
    addressLines: lines,
    postcode,
    city,
    country,
    timeZone: zone,
    state,
    latitude,
    longitude,
    authorId: show.author === undefined ? null : sampleId(1, show.author),
    publishedAt: state === 'draft' ? null : at(today, opens, '09:00:00', zone),
    fairOpening: show.draw?.minutes ?? null,
    drawCommitment: show.draw ? commitmentOf(show.draw.seed) : null,
    ...(show.reductions ?? noReductions),
    earlyUntil: show.early ? addTo(today, { days: show.early.days }) : null,
    startDate,
    endDate,
    entriesOpenAt: at(today, opens, '09:00:00', zone),
    entriesCloseAt: at(today, closes, '23:59:59', zone),
  }
}

const toClasses = (today: Day, show: SampleShow, number: number): ClassRow[] => {
  const [startDate, endDate] = weekend(today, show)
  const planned = [...plan.map((line) => [line, {}] as const), ...(show.hasEveryKind ? kinds : [])]
  return planned.map(([line, facts], index) => {
    const [height, type, startLevel, endLevel, startTime = '', ring, day] = line.split('|')
    // The second class of the first show is full (sampleEntries): readers should meet one.
    const full = number === 1 && index === 1
    const capacity = full ? fullClass.dogs.length : 12 + ((number + index) % 4) * 6
    return {
      id: sampleId(5, number * 100 + index + 1),
      showId: sampleId(3, number),
      height: height as ClassHeight,
      type: type === 'agility' ? 'agility' : 'jumping',
      startLevel: Number(startLevel),
      endLevel: Number(endLevel),
      startTime,
      ring: Number(ring),
      date: day === '0' ? startDate : endDate,
      price: show.price,
      earlyPrice: show.early?.price ?? null,
      currency: 'GBP',
      capacity,
      taken: full ? capacity : 0,
      waiting: full ? 1 : 0,
      ...facts,
    }
  })
}

/** Judges, then approvers; who has a sample account is linked to it. */
const peopleOfShows: [name: string, account?: number][] = [
  ['Marek Zieliński', 4],
  ['Fiona Drummond'],
  ['Aleksandra Żurek'],
  ['Ruth Pemberton', 5],
  ['Helen Marsh', 1],
]
const usualApprovers = [4, 5]

export const samplePeopleOfShows = peopleOfShows.map(([name, account], index) => ({
  id: sampleId(4, index + 1),
  name,
  accountId: account === undefined ? null : sampleId(1, account),
}))

const namedIn = (index: number, numbers: number[]) =>
  numbers.map((number) => ({ showId: sampleId(3, index + 1), personId: sampleId(4, number) }))

/** Eight shows that visitors see (open, in a draw, not open yet, closed, held today, over) and a hidden draft; days count from today. */
export const sampleShows = (today: Day) => ({
  shows: list.map((show, index) => toRow(today, show, index + 1)),
  classes: list.flatMap((show, index) => toClasses(today, show, index + 1)),
  showJudges: list.flatMap(({ judges }, index) => namedIn(index, judges)),
  showApprovers: list.flatMap(({ approvers = usualApprovers }, index) => namedIn(index, approvers)),
})
