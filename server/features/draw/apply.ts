import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { EntryRequest } from '#contract/purchase/cartItem'
import { reasonsAgainstChoice } from '#contract/draw/rule'
import { limits } from '#contract/shared/limits'
import type { Reason } from '#contract/entry/reason'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs, lockShow } from '../../db/locks'
import { constraintOf, withRetry } from '../../db/retry'
import { dogs, drawApplications, drawChoices, shows, waitingList, type users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { loadFacts, reasonsFor } from '../../domain/entry/eligibility'
import { keptBy } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { drawAtOf, type ShowRow } from '../../domain/show/showFromRow'
import { countOtherChoices, findApplication, choicesOf } from './application'
import { mailDraw } from './mailDraw'
import { makeReceipt } from '../../domain/draw/seed'

/** The show, which is not drawn before this transaction ends, within its window by the clock of this very moment. */
export const lockOpenShow = async (tx: Db, slug: string, now: () => Date): Promise<ShowRow> => {
  const show = await lockShow(tx, and(eq(shows.slug, slug), eq(shows.state, 'published')), { shared: true })
  const drawAt = show && drawAtOf(show)
  if (!show || !drawAt || show.drawnAt || now() < show.entriesOpenAt || now() >= drawAt)
    throw new HttpError('draw_not_open')
  return show
}

type User = typeof users.$inferSelect

const nobodyCharged = { findCharged: async () => [] }

const refuseUnfit = async (tx: Db, user: User, show: ShowRow, choices: readonly EntryRequest[], now: Date) => {
  const facts = await loadFacts(tx, nobodyCharged, user, choices, now)
  const reasonsOf = (choice: EntryRequest, index: number): Reason[] => {
    if (facts.classes.get(choice.classId)?.show.id !== show.id) return [{ code: 'show_not_open' }]
    return reasonsAgainstChoice(reasonsFor(facts, choice, choices.slice(0, index)))
  }
  const lines = choices
    .map((choice, index) => ({ ...choice, reasons: reasonsOf(choice, index) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (lines.length > 0) throw new HttpError('draw_refused', { lines })
}

const refuseTooMany = async (tx: Db, userId: string, showId: string, howMany: number) => {
  const waiting = await tx.$count(waitingList, eq(waitingList.userId, userId))
  const others = await countOtherChoices(tx, userId, showId)
  if (waiting + others + howMany > limits.waitingPerAccount) throw new HttpError('too_many_choices')
}

const insertChoices = async (tx: Db, applicationId: string, choices: readonly EntryRequest[]) => {
  await tx.delete(drawChoices).where(eq(drawChoices.applicationId, applicationId))
  await tx
    .insert(drawChoices)
    .values(choices.map(({ classId, dogId }, index) => ({ applicationId, classId, dogId, number: index + 1 })))
}

const change = async (tx: Db, id: string, userId: string, choices: readonly EntryRequest[], by: ChangedBy) => {
  const before = await choicesOf(tx, id)
  await insertChoices(tx, id, choices)
  await audit(tx, {
    by,
    action: 'draw.changed',
    subject: { type: 'draw', id },
    onBehalfOf: userId,
    before: { choices: before },
    after: { choices },
  })
}

const add = async (
  tx: Db,
  deps: ServerDeps,
  user: User,
  show: ShowRow,
  choices: readonly EntryRequest[],
  by: ChangedBy,
) => {
  const row = { id: randomUUID(), showId: show.id, userId: user.id, receipt: makeReceipt(), appliedAt: by.at }
  await tx.insert(drawApplications).values(row)
  await insertChoices(tx, row.id, choices)
  await audit(tx, {
    by,
    action: 'draw.applied',
    subject: { type: 'draw', id: row.id },
    onBehalfOf: user.id,
    after: { choices },
  })
  await mailDraw(tx, deps, user, show, { what: 'applied', receipt: row.receipt })
}

const apply = async (
  tx: Db,
  deps: ServerDeps,
  { userId, slug, choices }: { userId: string; slug: string; choices: readonly EntryRequest[] },
  by: ChangedBy,
) => {
  // Two requests of one member wait for each other here: there is one application.
  const user = await lockCaller(tx, userId)
  const dogIds = [...new Set(choices.map(({ dogId }) => dogId))]
  await lockDogs(tx, and(inArray(dogs.id, dogIds), keptBy(userId)))
  const show = await lockOpenShow(tx, slug, deps.now)
  await refuseUnfit(tx, user, show, choices, deps.now())
  await refuseTooMany(tx, userId, show.id, choices.length)
  const present = await findApplication(tx, show.id, userId)
  if (present) await change(tx, present.id, userId, choices, by)
  else await add(tx, deps, user, show, choices, by)
  return { showId: show.id, fresh: !present }
}

/** Takes part in the draw of a show, or changes the choices; the receipt stays. */
export const applyToDraw = async (
  deps: ServerDeps,
  request: { userId: string; slug: string; choices: readonly EntryRequest[] },
  by: ChangedBy,
): Promise<{ showId: string; fresh: boolean }> => {
  try {
    return await withRetry(() => deps.db.transaction((tx) => apply(tx, deps, request, by)))
  } catch (error) {
    throw constraintOf(error) === 'draw_choices_once' ? new HttpError('dog_in_other_draw') : error
  }
}

/** Takes a member's part in the draw of a show back. */
export const leaveDraw = (deps: ServerDeps, userId: string, slug: string, by: ChangedBy): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      await lockCaller(tx, userId)
      const show = await lockOpenShow(tx, slug, deps.now)
      const row = await findApplication(tx, show.id, userId)
      if (!row) throw new HttpError('not_found')
      await tx.delete(drawApplications).where(eq(drawApplications.id, row.id))
      await audit(tx, {
        by,
        action: 'draw.left',
        subject: { type: 'draw', id: row.id },
        onBehalfOf: userId,
        why: 'left',
      })
    }),
  )
