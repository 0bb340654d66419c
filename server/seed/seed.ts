import { defaultRules } from '#contract/entry/rules'
import { defaultPlanning } from '#contract/show/clashes'
import { flagNames } from '#contract/flags/flags'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import { recordAcceptedDocuments } from '../content/newDocuments'
import type { Db } from '../db/client'
import { projectPath } from '../db/root'
import {
  charges,
  classes,
  discounts,
  dogHistory,
  dogs,
  entries,
  flags,
  judgeContracts,
  leagues,
  news,
  nexusRanks,
  people,
  planPrices,
  plans,
  purchases,
  ruleSets,
  settings,
  showApprovers,
  showCosts,
  showHelpers,
  showJudges,
  shows,
  users,
  waitingList,
} from '../db/schema'
import { hashPassword } from '../domain/account/passwords'
import { bookMissing } from '../domain/money/bookMissing'
import { readNews } from '../features/news/parse'
import { seedCourses } from './courses'
import { sampleDogs, sampleHistory } from './dogs'
import { seedDraws } from './draws'
import { seedMailings } from './mailings'
import { seedMeasurements } from './measurements'
import { seedMemberships } from './memberships'
import { firstRuleSets } from './ruleSets'
import { seedExtras } from './extras'
import { seedExtraSales } from './extraSales'
import { seedPayouts } from './payouts'
import { sampleId, samplePassword, samplePeople } from './people'
import { seedProblems } from './problems'
import { sampleLeagues, seedRuns } from './results'
import { fullClass, samplePeopleOfShows, sampleShows } from './shows'

type ShowRow = typeof shows.$inferInsert

/** Two people who help at the first of the sample shows; neither has an account. */
const seedHelpers = async (tx: Db, { id: showId, startDate: day }: ShowRow): Promise<void> => {
  await tx.insert(showHelpers).values([
    { id: sampleId(15, 1), showId, day, name: 'Iwona Sadowska', task: 'Gate', phone: '+44 1632 960 241' },
    { id: sampleId(15, 2), showId, day, name: 'Gareth Pugh', task: 'Course building' },
  ])
}

/** A contract with the judge of a sample show, to be signed. */
const seedContract = (tx: Db, { id: showId }: ShowRow, createdAt: Date) =>
  tx.insert(judgeContracts).values({
    id: sampleId(23, 1),
    showId,
    personId: sampleId(4, 1),
    fee: 15_000,
    travelKind: 'receipts',
    travel: 6_000,
    currency: 'GBP',
    provided: 'Two nights at the hotel, and meals at the showground',
    createdAt,
  })

/** What the first of the sample shows costs so far. */
const seedCosts = async (tx: Db, { id: showId }: ShowRow, createdAt: Date): Promise<void> => {
  const cost = { showId, currency: 'GBP', createdAt } as const
  await tx.insert(showCosts).values([
    { ...cost, id: sampleId(20, 1), kind: 'venue', text: 'Riding hall, both days', amount: 18_000 },
    { ...cost, id: sampleId(20, 2), kind: 'judging', text: 'Helen Marsh', amount: 8_000 },
  ])
}

const settingRows = [
  { key: 'classes_per_dog_and_day', value: `${defaultRules.classesPerDogAndDay}` },
  { key: 'hold_minutes', value: `${defaultRules.holdMinutes}` },
  { key: 'held_places_per_class', value: '6' },
  { key: 'held_places_per_show', value: '50' },
  { key: 'old_age_years', value: `${defaultRules.oldAgeYears}` },
  { key: 'dogs_per_member', value: '2500' },
  { key: 'offer_hours', value: '24' },
  { key: 'waiting_per_member', value: '20' },
  { key: 'level_promotion', value: 'proposed' },
  { key: 'course_upload_days', value: '14' },
  { key: 'course_sign_off_days', value: '7' },
  { key: 'email_change_days', value: '3' },
  { key: 'height_dispute_days', value: '28' },
  { key: 'new_approver_days', value: '30' },
  { key: 'show_approval', value: 'approvers' },
  { key: 'seconds_per_run', value: 'none' },
  { key: 'runs_per_judge', value: `${defaultPlanning.runsPerJudge}` },
  { key: 'judges_own_dog', value: 'warn' },
  { key: 'currency', value: 'GBP' },
  { key: 'tax_number', value: 'none' },
  { key: 'tax_rate', value: 'none' },
  { key: 'membership_tax', value: 'tax_rate' },
  { key: 'entry_tax', value: 'tax_rate' },
  { key: 'exemption_en', value: 'none' },
  { key: 'exemption_pl', value: 'none' },
  { key: 'invoice_form', value: 'gb' },
  { key: 'family_percent', value: '180' },
  { key: 'junior_percent', value: '50' },
  { key: 'junior_years', value: '18' },
  { key: 'ledger_codes', value: 'none' },
  { key: 'time_zone', value: defaultRules.timeZone },
  { key: 'problem_reports', value: 'yes' },
  { key: 'problem_reports_kept_days', value: '90' },
  { key: 'admins_need_second_factor', value: 'no' },
]
/** Prices that were always there, as the migration has them. */
const fromTheStart = '2000-01-01'
const planRows: (typeof plans.$inferInsert)[] = [
  { id: '1-year', years: 1, price: 2600, currency: 'GBP' },
  { id: '3-years', years: 3, price: 6900, currency: 'GBP' },
  { id: '4-years', years: 4, price: 8800, currency: 'GBP' },
]
const rankRows = [
  { rank: 1, nameEn: 'Nexus Starter', namePl: 'Nexus Start' },
  { rank: 2, nameEn: 'Nexus Novice', namePl: 'Nexus Debiut' },
  { rank: 3, nameEn: 'Nexus Senior', namePl: 'Nexus Senior' },
  { rank: 4, nameEn: 'Nexus Champion', namePl: 'Nexus Czempion' },
  { rank: 5, nameEn: 'Nexus Elite', namePl: 'Nexus Elita' },
]

const sampleDiscount = { id: sampleId(7, 901), code: 'SAMPLE10', percent: 10, currency: 'GBP' } as const

/** A price to come. */
const dearerPlan = { id: sampleId(19, 901), planId: '4-years', price: 9200, currency: 'GBP' } as const
const nextYear = (today: Day): Day => `${Number(today.slice(0, 4)) + 1}-01-01`

let hashed: Promise<string> | undefined

/** Fills an empty database with what every installation needs: settings, flags, plans, ranks and first news. */
const seedBasics = async (tx: Db): Promise<void> => {
  await tx.insert(flags).values(flagNames.map((name) => ({ name, enabled: false })))
  await tx.insert(plans).values(planRows)
  await tx.insert(planPrices).values(
    planRows.map(({ id: planId, price, currency }, index) => ({
      id: sampleId(19, index + 1),
      planId,
      price,
      currency,
      validFrom: fromTheStart,
      createdAt: new Date(fromTheStart),
    })),
  )
  await tx.insert(nexusRanks).values(rankRows)
  await tx.insert(news).values(readNews(projectPath('content/news')))
}

const seedEntries = async (tx: Db, now: Date): Promise<void> => {
  const { id: classId, dogs: dogNumbers, owners, waiting } = fullClass
  for (const [index, number] of dogNumbers.entries()) {
    const id = sampleId(6, index + 1)
    const paid = {
      kind: 'entries',
      contents: '',
      status: 'paid',
      currency: 'GBP',
      createdAt: now,
      paidAt: now,
    } as const
    const userId = sampleId(1, owners[index] ?? 0)
    const paymentId = sampleId(7, index + 1)
    await tx.insert(purchases).values({ ...paid, id, userId, total: 550, paymentId })
    await tx.insert(charges).values({ paymentId, amount: 550, currency: 'GBP', chargedAt: now, notifiedAt: now })
    const dogId = sampleId(2, number)
    await tx
      .insert(entries)
      .values({ id: sampleId(8, index + 1), purchaseId: id, classId, dogId, price: 550, status: 'paid' })
  }
  const whoWaits = { dogId: sampleId(2, waiting.dog), userId: sampleId(1, waiting.owner) }
  await tx.insert(waitingList).values({ id: sampleId(9, 1), classId, ...whoWaits, joinedAt: now })
}

const seedSample = async (tx: Db, now: Date, passwordHash: string): Promise<void> => {
  const today = dayAt(now.toISOString(), defaultRules.timeZone)
  const members = samplePeople(today)
  const accounts = members.map(({ memberFor, ...row }) => ({
    ...row,
    passwordHash,
    registeredAt: memberFor === null ? null : new Date(`${addTo(today, { years: -memberFor })}T10:00:00Z`),
    emailConfirmedAt: now,
    // Long enough ago to approve a show.
    createdAt: new Date(now.getTime() - 365 * 86_400_000),
  }))
  const calendar = sampleShows(today)
  await tx.insert(users).values(accounts)
  for (const { id } of accounts) await recordAcceptedDocuments(tx, id, 'en', now)
  const sample = sampleDogs(today, now)
  await tx.insert(dogs).values(sample)
  await tx.insert(dogHistory).values(sampleHistory(sample, now))
  await seedMeasurements(tx, sample, now)
  await tx.insert(people).values(samplePeopleOfShows)
  await tx.insert(shows).values(calendar.shows)
  await tx.insert(showJudges).values(calendar.showJudges)
  await tx.insert(showApprovers).values(calendar.showApprovers)
  await tx.insert(classes).values(calendar.classes)
  await seedMemberships(tx, members, today)
  await seedMailings(tx, members, now)
  await seedEntries(tx, now)
  await seedDraws(tx)
  await seedRuns(tx)
  await seedCourses(tx)
  await seedProblems(tx, now)
  const [winter, cup] = calendar.shows
  if (winter) {
    await seedHelpers(tx, winter)
    await seedCosts(tx, winter, now)
    await seedExtras(tx, winter, now)
  }
  if (cup) await seedExtraSales(tx, cup, now)
  const kendal = calendar.shows.find(({ slug }) => slug === 'kendal-fells-agility')
  if (kendal) await seedContract(tx, kendal, now)
  await tx.insert(leagues).values(sampleLeagues(today))
  await tx.insert(discounts).values({ ...sampleDiscount, createdAt: now })
  await tx.insert(planPrices).values({ ...dearerPlan, validFrom: nextYear(today), createdAt: now })
  await bookMissing(tx)
  await seedPayouts(tx, now, today, defaultRules.timeZone)
}

/**
 * Seeds a database that has no settings yet, with people and shows if asked; returns whether it did. All or nothing. A
 * database that has some gets those that are new, and nothing else.
 */
export const seedIfEmpty = async (db: Db, now: Date, withSample: boolean): Promise<boolean> => {
  hashed ??= hashPassword(samplePassword)
  const passwordHash = await hashed
  return db.transaction(async (tx) => {
    // Of several servers that start at once one writes these rows; the others wait for it and find them there.
    const fresh = await tx.insert(settings).values(settingRows).onConflictDoNothing().returning()
    await tx
      .insert(ruleSets)
      .values(await firstRuleSets(tx))
      .onConflictDoNothing()
    if (!fresh.some(({ key }) => key === 'currency')) return false
    await seedBasics(tx)
    if (withSample) await seedSample(tx, now, passwordHash)
    return true
  })
}
