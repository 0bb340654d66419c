import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addTo, type Day } from '#contract/shared/calendar'
import { runningOrderOf } from '#contract/results/order'
import { placesOf } from '#contract/results/places'
import { scoreOf, type Run } from '#contract/results/score'
import { formerRules } from '#contract/results/sheetRules'
import type { Db } from '../db/client'
import type { leagues } from '../db/schema'
import { charges, classes, classResults, entries, purchases, results, runningOrders, shows } from '../db/schema'
import { ticketsOf } from '../domain/draw/seed'
import { giveNumbers } from '../domain/entry/competitorNumbers'
import { loadStarters } from '../features/results/starters'
import { sampleId } from './people'

type Ran = [dog: number, owner: number, run?: Run]

const run = (faults: number, refusals: number, time: number): Run => ({ faults, refusals, time, outcome: 'run' })
const eliminated: Run = { faults: 0, refusals: 3, time: null, outcome: 'eliminated' }
const notRun: Run = { faults: 0, refusals: 0, time: null, outcome: 'not_run' }

/** Who has run in the show that is over, and what became of it; of today's show the first class is drawn. */
const sampleClasses: { cls: number; courseTime?: number; isDrawn: boolean; ran: Ran[] }[] = [
  {
    cls: 601,
    courseTime: 3800,
    isDrawn: true,
    ran: [
      ...([
        [9, 4, run(0, 0, 3462)],
        [10, 4, run(1, 0, 3610)],
        [17, 10, run(0, 0, 3387)],
      ] as Ran[]),
      ...([
        [12, 6, run(0, 1, 4120)],
        [13, 6, eliminated],
        [14, 7, run(0, 0, 3914)],
      ] as Ran[]),
      ...([
        [16, 9, run(0, 0, 3462)],
        [18, 11, notRun],
      ] as Ran[]),
    ],
  },
  {
    cls: 602,
    courseTime: 4100,
    isDrawn: true,
    ran: [
      [9, 4, run(0, 0, 3905)],
      [12, 6, run(0, 0, 3788)],
      [19, 12, run(2, 1, 4410)],
    ],
  },
  {
    cls: 603,
    courseTime: 3600,
    isDrawn: true,
    ran: [
      [12, 6, run(0, 0, 3340)],
      [17, 10, run(1, 0, 3275)],
    ],
  },
  {
    cls: 901,
    isDrawn: true,
    ran: [
      [9, 4],
      [10, 4],
      [17, 10],
      [12, 6],
      [13, 6],
      [16, 9],
      [18, 11],
      [20, 13],
    ],
  },
  {
    cls: 902,
    isDrawn: false,
    ran: [
      [9, 4],
      [12, 6],
      [19, 12],
    ],
  },
]

const seedOf = (cls: number) => createHash('sha256').update(`sample order of class ${cls}`).digest('hex')

/** Numbers below those that purchases are given: what tests buy is numbered as before. */
const firstNumber = 801

const seedEntry = async (tx: Db, classId: string, [dog, owner]: Ran, index: number, paidAt: Date) => {
  const [id, paymentId, entryId] = [sampleId(6, 2000 + index), sampleId(7, 2000 + index), sampleId(8, 2000 + index)]
  const paid = { kind: 'entries', contents: '', status: 'paid', currency: 'GBP', createdAt: paidAt, paidAt } as const
  await tx
    .insert(purchases)
    .overridingSystemValue()
    .values({ ...paid, id, number: firstNumber + index, userId: sampleId(1, owner), total: 500, paymentId })
  const amount = { amount: 500, currency: 'GBP' }
  await tx.insert(charges).values({ paymentId, ...amount, chargedAt: paidAt, notifiedAt: paidAt })
  const entry = { id: entryId, purchaseId: id, classId, dogId: sampleId(2, dog), price: 500 }
  await tx.insert(entries).values({ ...entry, status: 'paid' })
  return entryId
}

const seedOrder = async (tx: Db, classId: string, entryIds: readonly string[], seed: string, publishedAt: Date) => {
  const starters = entryIds.map((entryId) => ({ entryId, height: 'large' as const, handler: entryId, team: '' }))
  const order = runningOrderOf(starters, ticketsOf(seed), false)
  await tx
    .insert(runningOrders)
    .values({ classId, seed, entryIds: order, published: order, publishedAt, revision: 1, version: 2 })
}

const seedResults = async (tx: Db, classId: string, ran: [string, Run][], courseTime: number, publishedAt: Date) => {
  const { key: ruleSet, version: ruleVersion } = formerRules
  await tx
    .insert(classResults)
    .values({ classId, courseTime, courseLength: 165, ruleSet, ruleVersion, publishedAt, revision: 1, version: 2 })
  const scored = ran.map(([, one]) => ({
    score: scoreOf(one, { courseTime, maximumTime: null }, formerRules),
    time: one.time,
    notForCompetition: false,
    group: '',
    team: '',
  }))
  const places = placesOf(scored, formerRules)
  const starters = await loadStarters(tx, classId)
  for (const [index, [entryId, one]] of ran.entries()) {
    const starter = starters.find((row) => row.entryId === entryId)
    if (!starter) throw new Error(`The sample has no entry ${entryId}`)
    const { dogName, number, handler, height, rank, level } = starter
    const shown = { place: places[index] ?? null, total: scored[index]?.score.total ?? null }
    await tx
      .insert(results)
      .values({ entryId, classId, dogName, number, handler, height, rank, level, ...one, ...shown })
  }
}

const showOfClass = async (tx: Db, cls: number) => {
  const [found] = await tx
    .select({ show: shows })
    .from(classes)
    .innerJoin(shows, eq(shows.id, classes.showId))
    .where(eq(classes.id, sampleId(5, cls)))
  if (!found) throw new Error(`The sample has no class ${cls}`)
  return found.show
}

/** Entries of the show that is over with its results, and of today's with a running order; entries of both have closed. */
export const seedRuns = async (tx: Db): Promise<void> => {
  let next = 0
  const entered: { show: typeof shows.$inferSelect; entryIds: string[] }[] = []
  for (const { cls, isDrawn, ran } of sampleClasses) {
    const classId = sampleId(5, cls)
    const show = await showOfClass(tx, cls)
    const entryIds: string[] = []
    for (const one of ran) entryIds.push(await seedEntry(tx, classId, one, next++, show.entriesOpenAt))
    await tx
      .update(classes)
      .set({ taken: ran.length, begun: isDrawn || ran.some(([, , one]) => one) })
      .where(eq(classes.id, classId))
    entered.push({ show, entryIds })
  }
  const dogIds = sampleClasses.flatMap(({ ran }) => ran.map(([dog]) => sampleId(2, dog)))
  for (const { id, entriesCloseAt } of new Map(entered.map(({ show }) => [show.id, show])).values())
    await giveNumbers(tx, id, dogIds, entriesCloseAt)
  for (const [index, { cls, courseTime, isDrawn, ran }] of sampleClasses.entries()) {
    const classId = sampleId(5, cls)
    const { show, entryIds = [] } = entered[index] ?? {}
    if (!show) continue
    if (isDrawn) await seedOrder(tx, classId, entryIds, seedOf(cls), show.entriesCloseAt)
    const done = ran.flatMap(([, , one], at) => (one ? [[entryIds[at] ?? '', one] as [string, Run]] : []))
    const publishedAt = new Date(`${show.endDate}T18:00:00Z`)
    if (courseTime !== undefined) await seedResults(tx, classId, done, courseTime, publishedAt)
  }
}

/** Two leagues in the middle of their season. */
export const sampleLeagues = (today: Day): (typeof leagues.$inferInsert)[] => {
  const season = { startsOn: addTo(today, { days: -120 }), endsOn: addTo(today, { days: 120 }) }
  return [
    {
      id: sampleId(11, 1),
      slug: 'agility-league',
      nameEn: 'Agility league',
      namePl: 'Liga agility',
      ...season,
      type: 'agility',
      points: [12, 10, 8, 6, 5, 4, 3, 2, 1],
      bestResults: 5,
    },
    {
      id: sampleId(11, 2),
      slug: 'large-jumping-cup',
      nameEn: 'Large jumping cup',
      ...season,
      namePl: 'Puchar jumping Large',
      type: 'jumping',
      height: 'large',
      points: [5, 3, 2, 1],
      bestResults: 3,
    },
  ]
}
