import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../../../audit/audit'
import type { Db } from '../../../../db/client'
import { classes, entries, entryChanges, users, waitingList } from '../../../../db/schema'
import type { ServerDeps } from '../../../../deps'
import type { ActiveEntry } from '../../../../domain/entry/withdraw'
import { recount } from '../../../../domain/waiting/endWaiting'
import type { ClassRow } from '../../../../domain/show/showFromRow'
import { mailOwner } from '../../../../mail/queueMail'
import { regroupMails } from '../../../../messages/regroupMails'
import { addressOf } from '../../../../site/address'
import { placesOf, type Moved } from './regrouped'

interface Move extends Moved {
  from: ClassRow
  to: Pick<ClassRow, 'id' | 'date' | 'startTime' | 'ring'>
  by: ChangedBy
  why: string
}

/** One email for each member whose entries are moved, whichever purchases they are in. */
const mailMoved = async (tx: Db, deps: ServerDeps, { entries: moved, from, to, why }: Move): Promise<void> => {
  const paid = moved.filter(({ entry }) => entry.status === 'paid')
  const payers = [...new Set(paid.map(({ purchase }) => purchase.userId))]
  if (payers.length === 0) return
  for (const user of await tx.select().from(users).where(inArray(users.id, payers))) {
    if (user.deletedAt) continue
    const own = paid.filter(({ purchase }) => purchase.userId === user.id)
    const purchaseIds = [...new Set(own.map(({ purchase }) => purchase.id))]
    const [only] = purchaseIds
    const path = only !== undefined && purchaseIds.length === 1 ? fill(paths.purchase, { id: only }) : paths.purchases
    const mail = regroupMails[user.locale]({
      show: own[0]?.show.name ?? '',
      dogs: own.map(({ dog }) => dog.name).toSorted((one, other) => one.localeCompare(other, user.locale)),
      was: from,
      is: to,
      why,
      link: addressOf(deps)(path),
    })
    await mailOwner(tx, deps, user, mail, { isOwed: true })
  }
}

const record = async (tx: Db, { entry, purchase }: ActiveEntry, to: Move['to'], by: ChangedBy, why: string) => {
  const [before, after] = [entry.classId, to.id].map((classId) => ({ classId, dogId: entry.dogId }))
  await audit(tx, {
    by,
    action: 'entry.changed',
    subject: { type: 'entry', id: entry.id },
    onBehalfOf: purchase.userId,
    before,
    after,
    why,
  })
}

/**
 * Moves dogs from one class to another with their places and their turns on the waiting list; each keeps what was paid. The
 * dogs, purchases and classes must be locked, and the other class must have the room.
 */
export const moveDogs = async (tx: Db, deps: ServerDeps, move: Move): Promise<void> => {
  const { entries: moved, waiting, from, to, by, why } = move
  const ids = moved.map(({ entry }) => entry.id)
  if (ids.length > 0)
    await tx.update(entries).set({ classId: to.id, termsChangedAt: by.at }).where(inArray(entries.id, ids))
  const paid = moved.filter(({ entry }) => entry.status === 'paid')
  if (paid.length > 0)
    await tx.insert(entryChanges).values(
      paid.map(({ entry }) => ({
        id: randomUUID(),
        entryId: entry.id,
        classId: from.id,
        dogId: entry.dogId,
        changedAt: by.at,
      })),
    )
  const waits = waiting.map(({ id }) => id)
  if (waits.length > 0) await tx.update(waitingList).set({ classId: to.id }).where(inArray(waitingList.id, waits))
  const places = placesOf(move)
  for (const [classId, change] of [
    [from.id, -places],
    [to.id, places],
  ] as const)
    await tx
      .update(classes)
      .set({ taken: sql`${classes.taken} + ${change}` })
      .where(eq(classes.id, classId))
  await recount(tx, [from.id, to.id])
  for (const one of moved) await record(tx, one, to, by, why)
  await mailMoved(tx, deps, move)
}
