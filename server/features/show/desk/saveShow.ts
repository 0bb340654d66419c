import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { instantOfWallClock, wallClockAt } from '#contract/shared/calendar'
import { changedFields, harmOf, showFaults, withdrawsApprovals } from '#contract/show/edit'
import { needsAgreement, withoutApprovable } from '#contract/show/approvable'
import { showEdits } from '#contract/show/life'
import { levelsOf } from '#contract/rules/ladder'
import { versionOn, type RuleSet } from '#contract/rules/ruleSet'
import type { ShowCode } from '#contract/show/fieldCodes'
import { laterCells, type ClassForm, type SentShow, type ShowFaults, type ShowForm } from '#contract/show/form'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockClasses } from '../../../db/locks'
import { classes, nexusRanks, showApprovers, showJudges, shows, type people } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { forgetAnswersTo } from './askJudges'
import { barredFrom } from '../../../domain/show/conflicts'
import { loadRuleSets, rulesOfClass } from '../../../domain/rules/ruleSets'
import { findWorked, type WorkedShow } from '../../../domain/show/deskShow'
import { classesOf, currencyOf, haveEntriesOpened, toForm, useOf, type ClassRow } from './editedShow'
import { forgetDecisions } from '../../../domain/show/life'
import { nameIn, personsOf, writersOf } from '../../../domain/show/namedPeople'
import { earliestClosing } from './closingTime'
import { notifyBuyers } from './notifyBuyers'
import { notifyEntered } from './notifyEntered'
import { recheckMoved } from './recheckMoved'
import { auditedDifference } from '../../../domain/show/showDifference'

type Person = Pick<typeof people.$inferSelect, 'id' | 'name' | 'accountId'>

/** A day ends with its last second: entries that close at 23:59 take the whole of that minute. */
export const instantOf = (shown: string, timeZone: string): Date => {
  const seconds = shown.endsWith('T23:59') ? ':59' : ':00'
  const instant = instantOfWallClock(shown + seconds, timeZone)
  if (instant === null) throw new HttpError('validation_failed')
  return new Date(instant)
}

/** A time that a clock shows twice in autumn keeps its instant while it is unchanged. */
const keptInstant = (stored: Date, shown: string, timeZone: string): Date =>
  wallClockAt(stored.toISOString(), timeZone) === shown ? stored : instantOf(shown, timeZone)

const unknownClasses = (sent: ShowForm, rows: readonly ClassRow[]): ShowFaults => {
  const ids = new Set(rows.map(({ id }) => id))
  const faults = sent.classes.flatMap(({ id }, row) => (id !== null && !ids.has(id) ? [`classes.${row}.date`] : []))
  return Object.fromEntries(faults.map((path) => [path, 'invalid']))
}

/** What of a show its rules do not know: the rules themselves, levels, height categories. */
const againstRules = async (tx: Db, sent: ShowForm): Promise<ShowFaults> => {
  const sets = await loadRuleSets(tx)
  const nexus = (await tx.select({ rank: nexusRanks.rank }).from(nexusRanks)).map(({ rank }) => rank)
  if (!sets.some(({ key }) => key === sent.ruleSet)) return { ruleSet: 'invalid' }
  const faults = sent.classes.flatMap((cls, row): [string, ShowCode][] => {
    const set = versionOn(sets, cls.ruleSet ?? sent.ruleSet, cls.date)
    if (!set) return [[`classes.${row}.ruleSet`, 'invalid']]
    const levels = levelsOf(set.rules.ladder, nexus)
    const categories = set.rules.heights.map(({ category }): string => category)
    return [
      ...(['startLevel', 'endLevel'] as const)
        .filter((cell) => !levels.includes(cls[cell]))
        .map((cell): [string, ShowCode] => [`classes.${row}.${cell}`, 'not_in_rules']),
      ...(set.rules.kinds.includes(cls.kind) ? [] : [[`classes.${row}.kind`, 'not_in_rules'] as [string, ShowCode]]),
      ...(cls.height === 'any' || categories.includes(cls.height)
        ? []
        : [[`classes.${row}.height`, 'not_in_rules'] as [string, ShowCode]]),
    ]
  })
  return Object.fromEntries(faults)
}

/** What an older page has left out, as it is. */
const completed = ({ ruleSet, classes: sent, ...show }: SentShow, before: ShowForm): ShowForm => ({
  ...show,
  ruleSet: ruleSet ?? before.ruleSet,
  showPlaces: show.showPlaces === undefined ? before.showPlaces : show.showPlaces,
  dayPlaces: show.dayPlaces === undefined ? before.dayPlaces : show.dayPlaces,
  memberRuns: show.memberRuns === undefined ? before.memberRuns : show.memberRuns,
  secondDogPercent: show.secondDogPercent ?? before.secondDogPercent,
  helperPercent: show.helperPercent ?? before.helperPercent,
  classes: sent.map((cls) => ({
    ...laterCells,
    ...before.classes.find(({ id }) => id !== null && id === cls.id),
    ...cls,
  })),
})

/** Refuses what no show can be, and what would harm someone in this one. */
const requireRight = async (
  tx: Db,
  show: WorkedShow,
  { sent, before, rows, at }: { sent: ShowForm; before: ShowForm; rows: readonly ClassRow[]; at: Date },
): Promise<void> => {
  const isPublished = showEdits[show.row.state] === 'harmlessly'
  const published = {
    before,
    use: await useOf(tx, show.row.id),
    entriesOpened: haveEntriesOpened(show, at),
    earliestClosing: await earliestClosing(tx, show),
  }
  const faults = {
    ...showFaults(sent),
    ...unknownClasses(sent, rows),
    ...(await againstRules(tx, sent)),
    ...(isPublished && harmOf(sent, published)),
  }
  if (Object.keys(faults).length > 0) throw new HttpError('validation_failed', faults)
}

/** An approver has no part, nor has their household, in writing the show. A published show keeps its approvers. */
const requireOthers = async (tx: Db, { row }: WorkedShow, approvers: readonly Person[], by: ChangedBy) => {
  if (row.state === 'published') return
  const writers = (await writersOf(tx, row)).add(by.actor)
  const accounts = approvers.map(({ accountId }) => accountId)
  const barred = await barredFrom(tx, writers, accounts)
  if (barred) throw new HttpError('validation_failed', { approvers: barred })
}

/** Gives the columns of a class; `sets` tell the ladder of its levels. */
export const classValues =
  (sets: readonly RuleSet[], { ruleSet }: Pick<ShowForm, 'ruleSet'>, judges: readonly Person[]) =>
  ({ id: _, judge, ...cls }: ClassForm) => ({
    ...cls,
    scale: rulesOfClass(sets, { ruleSet }, cls).rules.ladder.scale,
    judgeId: judge === null ? null : (judges[judge]?.id ?? null),
  })

const saveClasses = async (
  tx: Db,
  showId: string,
  sent: ShowForm,
  rows: readonly ClassRow[],
  judges: readonly Person[],
) => {
  const kept = new Set(sent.classes.flatMap(({ id }) => id ?? []))
  const removed = rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (removed.length > 0) await tx.delete(classes).where(and(eq(classes.showId, showId), inArray(classes.id, removed)))
  const currency = await currencyOf(tx, rows)
  const valuesOf = classValues(await loadRuleSets(tx), sent, judges)
  const added = sent.classes.filter(({ id }) => id === null)
  if (added.length > 0)
    await tx.insert(classes).values(added.map((cls) => ({ ...valuesOf(cls), id: randomUUID(), showId, currency })))
  for (const cls of sent.classes) {
    const row = rows.find(({ id }) => id === cls.id)
    const values = valuesOf(cls)
    const isChanged = row && Object.entries(values).some(([name, value]) => row[name as keyof ClassRow] !== value)
    if (isChanged) await tx.update(classes).set(values).where(eq(classes.id, row.id))
  }
}

const showValues = (sent: ShowForm, { row }: WorkedShow) => {
  const { judges: _, approvers: __, classes: ___, entriesOpen, entriesClose, ...facts } = sent
  return {
    ...facts,
    entriesOpenAt: keptInstant(row.entriesOpenAt, entriesOpen, sent.timeZone),
    entriesCloseAt: keptInstant(row.entriesCloseAt, entriesClose, sent.timeZone),
  }
}

interface SavedShow {
  request: SentShow
  why: string
  /** Makes what differs between two forms a proposal. */
  propose: (difference: { before: ShowForm; after: ShowForm }) => Promise<void>
  by: ChangedBy
}

/** The classes of a show, locked, and the show as its form has it: places are taken under these locks, and stay as counted. */
export const lockedForm = async (tx: Db, show: WorkedShow): Promise<{ rows: ClassRow[]; before: ShowForm }> => {
  const { id } = show.row
  await lockClasses(
    tx,
    (await classesOf(tx, id)).map((cls) => cls.id),
  )
  const rows = await classesOf(tx, id)
  return { rows, before: toForm(show, rows) }
}

interface Change {
  rows: readonly ClassRow[]
  before: ShowForm
  sent: ShowForm
  /** Read by those whose entries it changes. */
  why?: string
  by: ChangedBy
}

/**
 * Changes a show whose row and classes are locked, after all checks. What approvers have seen and is changed takes their
 * decisions back, and makes it a draft; its reader then sees that by its state.
 */
export const applyShow = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  { rows, before, sent, why = '', by }: Change,
): Promise<void> => {
  const { id, state, slug } = show.row
  await requireRight(tx, show, { sent, before, rows, at: by.at })
  const changed = changedFields(before, sent)
  if (changed.length === 0) return
  const [judges, approvers] = [
    await personsOf(tx, 'judges', sent.judges),
    await personsOf(tx, 'approvers', sent.approvers),
  ]
  await requireOthers(tx, show, approvers, by)
  const isWithdrawn = withdrawsApprovals(state, before, sent)
  if (isWithdrawn) await forgetDecisions(tx, show)
  const to = isWithdrawn ? 'draft' : state
  await tx
    .update(shows)
    .set({ ...showValues(sent, show), state: to, version: sql`${shows.version} + 1` })
    .where(eq(shows.id, id))
  await nameIn(tx, showJudges, id, judges, show.judges)
  await forgetAnswersTo(tx, id, { before, sent })
  await nameIn(tx, showApprovers, id, approvers, show.approvers)
  await saveClasses(tx, id, sent, rows, judges)
  const saved = await findWorked(tx, slug)
  if (!saved) throw new HttpError('not_found')
  const after = toForm(saved, await classesOf(tx, id))
  const difference = auditedDifference(before, after)
  await audit(tx, {
    by,
    action: 'show.changed',
    subject: { type: 'show', id },
    onBehalfOf: null,
    before: { ...difference.before, state },
    after: { ...difference.after, state: to },
    ...(why !== '' && { why }),
  })
  if (state !== 'published') return
  const problems = await recheckMoved(tx, saved.row, { before, after, by })
  await notifyEntered(tx, deps, saved, { before, after, problems, why, by })
  await notifyBuyers(tx, deps, saved, { before, after, why, by })
}

/** Saves a show whose row is locked. Of a published one the approvers have to agree to what they approved (propose). */
export const saveShow = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  { request, why, propose, by }: SavedShow,
): Promise<void> => {
  const { rows, before } = await lockedForm(tx, show)
  const sent = completed(request, before)
  if (show.row.state !== 'published' || show.approvers.length === 0 || !needsAgreement(before, sent))
    return applyShow(tx, deps, show, { rows, before, sent, why, by })
  await requireRight(tx, show, { sent, before, rows, at: by.at })
  const allowed = withoutApprovable(before, sent)
  await propose({ before: allowed, after: sent })
  await applyShow(tx, deps, show, { rows, before, sent: allowed, by })
}
