import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { audit, bySystem } from '../../audit/audit'
import { drawApplications, shows, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { inTurn } from '../../lib/inTurn'
import type { ShowRow } from '../../domain/show/showFromRow'
import { membersOf, type ApplicationRow } from './application'
import { drawShow } from './draw'
import { mailDraw } from './mailDraw'

const windowOver = (now: Date) =>
  and(
    eq(shows.state, 'published'),
    isNotNull(shows.fairOpening),
    isNull(shows.drawnAt),
    lte(sql`${shows.entriesOpenAt} + ${shows.fairOpening} * interval '1 minute'`, now),
  )

interface Part {
  row: ApplicationRow
  show: ShowRow
  user: typeof users.$inferSelect
}

const partsOf = (db: ServerDeps['db'], which: SQL | undefined): Promise<Part[]> =>
  db
    .select({ row: drawApplications, show: shows, user: users })
    .from(drawApplications)
    .innerJoin(shows, eq(shows.id, drawApplications.showId))
    .innerJoin(users, eq(users.id, drawApplications.userId))
    .where(which)

/** Emails a member their position, once: the transaction that writes `toldAt` puts the email into the outbox. */
const tell = (deps: ServerDeps, { row, show, user }: Part): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [first] = await tx
      .update(drawApplications)
      .set({ toldAt: deps.now() })
      .where(and(eq(drawApplications.id, row.id), isNull(drawApplications.toldAt)))
      .returning()
    if (!first || first.position === null || user.deletedAt) return
    const { receipt, position } = first
    await mailDraw(tx, deps, user, show, {
      what: 'drawn',
      receipt,
      position,
      members: (await membersOf(tx, show.id)) ?? position,
    })
  })

/** Ends a member's part in a show that was cancelled before its draw, and emails that member. */
const end = (deps: ServerDeps, { row, show, user }: Part): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [ended] = await tx.delete(drawApplications).where(eq(drawApplications.id, row.id)).returning()
    if (!ended) return
    await audit(tx, {
      by: bySystem(deps.now()),
      action: 'draw.left',
      subject: { type: 'draw', id: row.id },
      onBehalfOf: row.userId,
      why: 'cancelled',
    })
    if (!user.deletedAt) await mailDraw(tx, deps, user, show, { what: 'cancelled' })
  })

/** Draws the shows whose window is over, emails the participants, and ends the draws of cancelled shows. */
export const runDraws = async (deps: ServerDeps, signal: AbortSignal): Promise<void> => {
  const { db, now } = deps
  const options = { message: 'Draws could not be gone through', signal }
  const due = await db.select({ id: shows.id }).from(shows).where(windowOver(now()))
  await inTurn(due, ({ id }) => drawShow(deps, id), options)
  const untold = and(eq(shows.state, 'published'), isNotNull(shows.drawnAt), isNull(drawApplications.toldAt))
  await inTurn(await partsOf(db, untold), (part) => tell(deps, part), options)
  const off = and(eq(shows.state, 'cancelled'), isNull(shows.drawnAt))
  await inTurn(await partsOf(db, off), (part) => end(deps, part), options)
}
