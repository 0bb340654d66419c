import { eq, sql } from 'drizzle-orm'
import type { FairOpening } from '#contract/draw/fairOpening'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockShow } from '../../db/locks'
import { drawApplications, draws, shows } from '../../db/schema'
import type { Encryption } from '../../lib/encryption'
import { HttpError } from '../../http/httpError'
import { drawAtOf, fairOpeningOf, type ShowRow } from '../../domain/show/showFromRow'
import { makeSeed } from '../../domain/draw/seed'

/** Refuses a change once members rely on the setting: the show is open, or has applications. */
const refuseFixed = async (tx: Db, show: ShowRow, now: Date) => {
  if (show.state === 'finished' || show.state === 'cancelled') throw new HttpError('show_finished')
  const applications = await tx.$count(drawApplications, eq(drawApplications.showId, show.id))
  if (now >= show.entriesOpenAt || applications > 0 || show.drawnAt) throw new HttpError('fair_opening_fixed')
}

/** The commitment of a show's seed, which is made with the first window; a window of another length keeps it. */
const commit = async (tx: Db, encryption: Encryption, { id, drawCommitment }: ShowRow): Promise<string> => {
  if (drawCommitment !== null) return drawCommitment
  const { sealedSeed, commitment } = makeSeed(encryption, id)
  await tx.insert(draws).values({ showId: id, sealedSeed })
  return commitment
}

const save = async (tx: Db, encryption: Encryption, show: ShowRow, minutes: number | null) => {
  const commitment = minutes === null ? null : await commit(tx, encryption, show)
  const changed = { fairOpening: minutes, drawCommitment: commitment }
  // The approvers have read the show without it.
  await tx
    .update(shows)
    .set({ ...changed, version: sql`${shows.version} + 1` })
    .where(eq(shows.id, show.id))
  if (minutes === null) await tx.delete(draws).where(eq(draws.showId, show.id))
  return { ...show, ...changed }
}

/** Says that the first places of a show are drawn among those who come within so many minutes, or (null) that they are not. */
export const setFairOpening = (
  { db, encryption }: { db: Db; encryption: Encryption },
  slug: string,
  minutes: number | null,
  by: ChangedBy,
): Promise<FairOpening | null> =>
  db.transaction(async (tx) => {
    const show = await lockShow(tx, eq(shows.slug, slug))
    if (!show) throw new HttpError('not_found')
    await refuseFixed(tx, show, by.at)
    const drawAt = drawAtOf({ ...show, fairOpening: minutes })
    if (drawAt && minutes !== null && drawAt >= show.entriesCloseAt) {
      const tooLong = Math.floor((drawAt.getTime() - show.entriesCloseAt.getTime()) / 60_000) + 1
      throw new HttpError('validation_failed', { minutes: `too_big:${minutes - tooLong}` })
    }
    const saved = await save(tx, encryption, show, minutes)
    if (show.fairOpening !== minutes)
      await audit(tx, {
        by,
        action: 'show.fair_opening_set',
        subject: { type: 'show', id: show.id },
        onBehalfOf: null,
        before: { fairOpening: show.fairOpening },
        after: { fairOpening: minutes },
      })
    return fairOpeningOf(saved)
  })
