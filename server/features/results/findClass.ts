import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ClassParams } from '#contract/shared/params'
import type { RecordFacts } from '#contract/access/authorize'
import { isAdmin, type Caller } from '#contract/access/caller'
import type { Action } from '#contract/access/policies'
import type { OrderState, ResultState } from '#contract/access/runStates'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../db/client'
import { lockClasses, lockShow } from '../../db/locks'
import { classes, classResults, runningOrders, shows } from '../../db/schema'
import { authorized, callerFacts, type CallerRequest } from '../../http/authorize'
import { loadWorked, workedFacts, type WorkedShow } from '../../domain/show/deskShow'
import { isVisible } from '../../domain/show/queries'
import { recordFacts, type ClassRow } from '../../domain/show/showFromRow'

export type OrderRow = typeof runningOrders.$inferSelect
export type SheetState = typeof classResults.$inferSelect

/** A class at the desk: its show with the people it names, and its running order and results, if any. */
export interface WorkedClass {
  show: WorkedShow
  cls: ClassRow
  order: OrderRow | undefined
  sheet: SheetState | undefined
}

const loadClasses = async (db: Db, show: WorkedShow, which: SQL): Promise<WorkedClass[]> => {
  const rows = await db
    .select({ cls: classes, order: runningOrders, sheet: classResults })
    .from(classes)
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .leftJoin(classResults, eq(classResults.classId, classes.id))
    .where(and(eq(classes.showId, show.row.id), which))
    .orderBy(asc(classes.startTime), asc(classes.ring), asc(classes.id))
  return rows.map(({ cls, order, sheet }) => ({ show, cls, order: order ?? undefined, sheet: sheet ?? undefined }))
}

const load = async (db: Db, show: WorkedShow | undefined, classId: string): Promise<WorkedClass | undefined> =>
  show && (await loadClasses(db, show, eq(classes.id, classId)))[0]

const isHeld = ({ row }: WorkedShow) => isVisible(row) && row.state !== 'cancelled'

const orderStateOf = ({ show, cls, sheet }: WorkedClass, now: Date): OrderState => {
  if (!isHeld(show)) return 'hidden'
  if (cls.cancelledAt !== null) return 'cancelled'
  if (sheet?.publishedAt) return 'results_published'
  return now < show.row.entriesCloseAt ? 'early' : 'ready'
}

const resultStateOf = ({ show, cls, sheet }: WorkedClass, now: Date): ResultState => {
  if (!isHeld(show)) return 'hidden'
  if (sheet?.publishedAt) return 'published'
  return dayAt(now.toISOString(), show.row.timeZone) < cls.date ? 'early' : 'ready'
}

type DeskAction = Extract<Action, `runningOrder.${string}` | `results.${string}`>

/** What policies ask of a class. Admins enter results, and the judges of its show. */
export const classFacts =
  (action: DeskAction, caller: Caller, now: Date) =>
  (worked: WorkedClass): RecordFacts => {
    const { user } = caller
    const { assignedJudge } = recordFacts(worked.show)
    const scorer = isHeld(worked.show) ? [...(user && isAdmin(user) ? [user.id] : []), ...assignedJudge] : []
    const state = action === 'runningOrder.change' ? orderStateOf(worked, now) : resultStateOf(worked, now)
    return { ...workedFacts(caller)(worked.show), scorer, state }
  }

type Of = CallerRequest & { params: ClassParams }

/** A class to be read, if the caller works on its show. */
export const findClass = async (db: Db, request: Of, action: DeskAction, now: Date): Promise<WorkedClass> => {
  const { slug, classId } = request.params
  const [row] = await db.select().from(shows).where(eq(shows.slug, slug))
  const found = await load(db, await loadWorked(db, row), classId)
  return authorized(request, action, found, classFacts(action, callerFacts(request), now))
}

/** A class, locked against other changes, entries and a cancellation of its show. */
export const lockClass = async (tx: Db, request: Of, action: DeskAction, now: Date): Promise<WorkedClass> => {
  const { slug, classId } = request.params
  const show = await loadWorked(tx, await lockShow(tx, eq(shows.slug, slug), { shared: true }))
  await lockClasses(tx, [classId])
  const found = await load(tx, show, classId)
  return authorized(request, action, found, classFacts(action, callerFacts(request), now))
}

/** All classes of a day of a show, locked as one class is. */
export const lockDay = async (
  tx: Db,
  request: CallerRequest & { params: { slug: string } },
  date: string,
  now: Date,
): Promise<[WorkedClass, ...WorkedClass[]]> => {
  const show = await loadWorked(tx, await lockShow(tx, eq(shows.slug, request.params.slug), { shared: true }))
  const ofDay = show && and(eq(classes.showId, show.row.id), eq(classes.date, date))
  const ids = ofDay ? (await tx.select({ id: classes.id }).from(classes).where(ofDay)).map(({ id }) => id) : []
  await lockClasses(tx, ids)
  const [first, ...others] = show ? await loadClasses(tx, show, inArray(classes.id, ids)) : []
  const action = 'runningOrder.change'
  // Classes that are cancelled or have published results are left as they are, and stop no others.
  const facts = classFacts(action, callerFacts(request), now)
  const known = authorized(request, action, first, (worked) =>
    facts({ ...worked, cls: { ...worked.cls, cancelledAt: null }, sheet: undefined }),
  )
  return [known, ...others]
}
