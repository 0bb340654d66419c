import { and, count, eq, exists, gt, inArray, isNotNull, lte, min, not, or, sql } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { addTo } from '#contract/shared/calendar'
import { soonDays, type DeskHome, type DeskTask, type DeskTaskKind } from '#contract/desk/home'
import type { ShowLifecycle } from '#contract/show/show'
import type { Db } from '../../../db/client'
import { classes, classResults, runningOrders, showJudges, shows } from '../../../db/schema'
import type { SignedIn } from '../../../http/types'
import { naming, undecidedBy } from '../../../domain/show/deskList'
import { dueBeforeEntries, todayThere } from './today'

type User = SignedIn['user']
/** What a task is made of; `today`: there. */
interface Found {
  kind: DeskTaskKind
  slug: string
  name: string
  due: string
  today: string
  classes: number | null
}

/** The most that one page shows, the most pressing of them. */
export const shown = 20
/** Older shows need no results. */
const forgottenAfter = { days: -365 }

// The query recognises an approver's tasks: any submitted show, and any published one with a proposal, that it finds waits for the reader.
const kindIn: Partial<Record<ShowLifecycle, DeskTaskKind>> = {
  submitted: 'decide',
  published: 'decide',
  returned: 'rework',
  draft: 'submit',
  approved: 'publish',
}

/** Steps that lead a show to its members: wanted before its entries open. */
const findSteps = async (db: Db, user: User, at: Date): Promise<Found[]> => {
  const own = and(inArray(shows.state, ['draft', 'returned']), eq(shows.authorId, user.id))
  const ready = isAdmin(user) ? eq(shows.state, 'approved') : undefined
  const rows = await db
    .select({
      state: shows.state,
      slug: shows.slug,
      name: shows.name,
      today: sql<string>`${todayThere(at)}::text`,
      due: dueBeforeEntries,
      startDate: shows.startDate,
    })
    .from(shows)
    .where(or(await undecidedBy(db, user.id), own, ready))
  return rows.flatMap(({ state, startDate, ...row }) => {
    const kind = kindIn[state]
    const due = state === 'published' ? startDate : row.due
    return kind ? [{ ...row, due, kind, classes: null }] : []
  })
}

/** Classes that someone has entered, with what there is of their running order and results, by show. */
const findClasses = async (db: Db, user: User, at: Date): Promise<Found[]> => {
  const today = todayThere(at)
  const ofShow = { slug: shows.slug, name: shows.name, today: sql<string>`${today}::text` }
  const of = (due: typeof classes.date | typeof shows.startDate) =>
    db
      .select({ ...ofShow, due: min(due), classes: count() })
      .from(classes)
      .innerJoin(shows, eq(shows.id, classes.showId))
      .groupBy(shows.id)
      .$dynamic()
  const isPublished = (table: typeof runningOrders | typeof classResults) =>
    exists(
      db
        .select({ classId: table.classId })
        .from(table)
        .where(and(eq(table.classId, classes.id), isNotNull(table.publishedAt))),
    )
  const unpublished = and(gt(classes.taken, 0), not(isPublished(classResults)))
  const judged = isAdmin(user) ? undefined : inArray(shows.id, naming(db, showJudges, user.id))
  const toScore = await of(classes.date).where(
    and(
      ...[inArray(shows.state, ['published', 'finished']), judged, unpublished],
      ...[lte(classes.date, today), gt(classes.date, addTo(at.toISOString().slice(0, 10), forgottenAfter))],
    ),
  )
  const toDraw = isAdmin(user)
    ? await of(shows.startDate).where(
        and(
          ...[eq(shows.state, 'published'), lte(shows.entriesCloseAt, at), unpublished],
          ...[not(isPublished(runningOrders)), gt(classes.date, today)],
        ),
      )
    : []
  const found = (kind: DeskTaskKind) => (row: (typeof toScore)[number]) => ({ ...row, kind, due: row.due ?? row.today })
  return [...toScore.map(found('results')), ...toDraw.map(found('order'))]
}

export const urgencyOf = ({ due, today }: Pick<Found, 'due' | 'today'>): DeskTask['urgency'] => {
  if (due < today) return 'late'
  return due <= addTo(today, { days: soonDays }) ? 'soon' : 'later'
}

/** What waits for someone, by its day. */
export const loadTasks = async (db: Db, user: User, at: Date): Promise<Pick<DeskHome, 'tasks' | 'moreTasks'>> => {
  const found = [...(await findSteps(db, user, at)), ...(await findClasses(db, user, at))]
  const sorted = found.toSorted((a, b) => (`${a.due} ${a.slug} ${a.kind}` < `${b.due} ${b.slug} ${b.kind}` ? -1 : 1))
  return {
    tasks: sorted.slice(0, shown).map((task) => ({
      kind: task.kind,
      slug: task.slug,
      name: task.name,
      due: task.due,
      urgency: urgencyOf(task),
      classes: task.classes,
    })),
    moreTasks: Math.max(0, sorted.length - shown),
  }
}
