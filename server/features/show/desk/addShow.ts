import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { defaultRuleSet } from '#contract/rules/ruleSet'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { noLimits } from '#contract/show/placeLimits'
import { noReductions } from '#contract/show/reductions'
import { copiedStart } from '#contract/show/edit'
import { eachShowText } from '#contract/show/fields'
import type { NewShow, ShowForm } from '#contract/show/form'
import { addressWords } from '../../../lib/addressWords'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { loadSettings } from '../../../db/settings'
import { classes, showApprovers, showJudges, shows, users } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'
import { loadRuleSets } from '../../../domain/rules/ruleSets'
import { findWorked, type WorkedShow } from '../../../domain/show/deskShow'
import { classesOf, currencyOf, toForm, type ClassRow } from './editedShow'
import { classValues, instantOf } from './saveShow'
import { nameIn, personsOf } from '../../../domain/show/namedPeople'
import { auditedShow } from '../../../domain/show/showDifference'

/** Entries of a new show open and close so many days before it, until someone says otherwise. */
const usual = { opensBefore: 60, closesBefore: 14 }
const slugsTried = 200

const emptyForm = ({ name, startDate, endDate }: NewShow, timeZone: string): ShowForm => ({
  name,
  startDate,
  endDate: endDate ?? startDate,
  addressLines: [],
  ...eachShowText(() => ''),
  timeZone,
  ruleSet: defaultRuleSet,
  entriesOpen: `${addTo(startDate, { days: -usual.opensBefore })}T09:00`,
  entriesClose: `${addTo(startDate, { days: -usual.closesBefore })}T23:59`,
  latitude: null,
  longitude: null,
  refundPercent: 100,
  ...noLimits,
  ...noReductions,
  earlyUntil: null,
  judges: [],
  approvers: [],
  classes: [],
})

/** The same show at another time, by whole weeks. Who copies it has written it, and so approves nothing of it. */
const copiedForm = (of: ShowForm, { name, startDate }: NewShow, approvers: ShowForm['approvers']): ShowForm => {
  const days = daysBetween(of.startDate, copiedStart(of.startDate, startDate))
  const moved = (day: string) => addTo(day, { days })
  const movedTime = (shown: string) => moved(shown.slice(0, 10)) + shown.slice(10)
  return {
    ...of,
    name,
    approvers,
    startDate: moved(of.startDate),
    endDate: moved(of.endDate),
    entriesOpen: movedTime(of.entriesOpen),
    entriesClose: movedTime(of.entriesClose),
    earlyUntil: of.earlyUntil === null ? null : moved(of.earlyUntil),
    classes: of.classes.map((cls) => ({ ...cls, id: null, date: moved(cls.date) })),
  }
}

/** A moved time may fall into the hour that a clock leaves out in spring: it is the same hour later then. */
const movable = (shown: string, timeZone: string): Date => {
  try {
    return instantOf(shown, timeZone)
  } catch {
    return instantOf(
      `${shown.slice(0, 11)}${String(Number(shown.slice(11, 13)) + 1).padStart(2, '0')}${shown.slice(13)}`,
      timeZone,
    )
  }
}

interface Made {
  form: ShowForm
  rows: readonly ClassRow[]
  by: ChangedBy
}

/** Of two that take the same address at once the second waits for the first, and takes the next. */
const insertAt = async (tx: Db, values: Omit<typeof shows.$inferInsert, 'slug'>): Promise<string> => {
  const year = values.startDate.slice(0, 4)
  // A year that the name ends with is not said twice.
  const words = `${addressWords(values.name).replace(new RegExp(`(^|-)${year}$`), '') || 'show'}-${year}`
  for (let number = 1; number <= slugsTried; number += 1) {
    const slug = number === 1 ? words : `${words}-${number}`
    const made = await tx
      .insert(shows)
      .values({ ...values, slug })
      .onConflictDoNothing()
      .returning({ slug: shows.slug })
    if (made[0]) return made[0].slug
  }
  throw new HttpError('validation_failed', { name: 'invalid' })
}

const insertShow = async (tx: Db, { form, rows, by }: Made): Promise<string> => {
  const { judges: namedJudges, approvers: namedApprovers, classes: sent, entriesOpen, entriesClose, ...facts } = form
  const id = randomUUID()
  const [author] = await tx.select({ id: users.id }).from(users).where(eq(users.id, by.actor))
  const slug = await insertAt(tx, {
    ...facts,
    id,
    state: 'draft',
    authorId: author?.id ?? null,
    entriesOpenAt: movable(entriesOpen, form.timeZone),
    entriesCloseAt: movable(entriesClose, form.timeZone),
  })
  const judges = await personsOf(tx, 'judges', namedJudges)
  await nameIn(tx, showJudges, id, judges, [])
  await nameIn(tx, showApprovers, id, await personsOf(tx, 'approvers', namedApprovers), [])
  const currency = await currencyOf(tx, rows)
  const valuesOf = classValues(await loadRuleSets(tx), form, judges)
  const values = sent.map((cls) => ({ ...valuesOf(cls), id: randomUUID(), showId: id, currency }))
  if (values.length > 0) await tx.insert(classes).values(values)
  const made = await findWorked(tx, slug)
  if (!made) throw new HttpError('not_found')
  await audit(tx, {
    by,
    action: 'show.added',
    subject: { type: 'show', id },
    onBehalfOf: null,
    after: { ...auditedShow(toForm(made, await classesOf(tx, id))), state: 'draft' },
  })
  return slug
}

/** Writes a new draft, and says its address. `of` is the show that is copied. */
export const addShow = async (tx: Db, wanted: NewShow, of: WorkedShow | null, by: ChangedBy): Promise<string> => {
  if (!of) return insertShow(tx, { form: emptyForm(wanted, (await loadSettings(tx)).timeZone), rows: [], by })
  const rows = await classesOf(tx, of.row.id)
  const others = of.approvers.filter(({ accountId }) => accountId !== by.actor).map(({ id, name }) => ({ id, name }))
  return insertShow(tx, { form: copiedForm(toForm(of, rows), wanted, others), rows, by })
}
