import { and, eq, inArray, sql } from 'drizzle-orm'
import { missingFields, type MailingSchedule } from '#contract/member/mailing'
import { instantOfWallClock } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { mailingRecipients, mailings, outbox } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { isIdle } from '../../../mail/claimMail'
import { chosenBy, countAudience, selectionOf } from './audience'
import { auditedFacts, lockedDraft, lockedMailing } from './drafts'

const aheadMs = 366 * 86_400_000

/** When it is to begin: now, or at a time of the organisation from now to a year ahead. Throws validation_failed. */
const beginOf = async (db: Db, sendAt: string | null, now: Date): Promise<Date> => {
  if (sendAt === null) return now
  const { timeZone } = await loadSettings(db)
  const instant = instantOfWallClock(sendAt, timeZone)
  const begin = instant === null ? NaN : Date.parse(instant)
  if (!(begin > now.getTime() && begin <= now.getTime() + aheadMs))
    throw new HttpError('validation_failed', { sendAt: 'invalid' })
  return new Date(begin)
}

/**
 * Schedules a draft, or lets it begin. The number of recipients must be the one that its writer saw. Throws not_found,
 * mailing_closed, stale, consequences_changed, validation_failed where words or the time are missing.
 */
export const scheduleMailing = (
  db: Db,
  { id, version, sendAt: wanted, expectedRecipients }: MailingSchedule & { id: string },
  by: ChangedBy,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const draft = await lockedDraft(tx, id, version)
    const missing = missingFields(draft)
    if (missing.length > 0)
      throw new HttpError('validation_failed', Object.fromEntries(missing.map((field) => [field, 'required'])))
    const sendAt = await beginOf(tx, wanted, by.at)
    const chosen = await chosenBy(tx, selectionOf(draft.audience), by.at)
    const { recipients } = await countAudience(tx, chosen, draft.kind)
    if (recipients !== expectedRecipients) throw new HttpError('consequences_changed', { recipients })
    const set = { state: 'scheduled', sendAt } as const
    await tx
      .update(mailings)
      .set({ ...set, version: version + 1 })
      .where(eq(mailings.id, id))
    await audit(tx, {
      by,
      action: 'mailing.scheduled',
      subject: { type: 'mailing', id },
      onBehalfOf: null,
      before: auditedFacts(draft),
      after: { ...auditedFacts({ ...draft, ...set }), recipients },
    })
  })

/**
 * Takes the emails of a mailing out of the outbox that are not on their way at this moment. One that a server has claimed within
 * the last minute may be leaving: it stays, and the next round looks at it again.
 */
export const stopWaiting = async (tx: Db, mailingId: string, now: Date): Promise<void> => {
  await tx.delete(outbox).where(and(eq(outbox.mailingId, mailingId), isIdle(now)))
  const leaving = tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.mailingId, mailingId))
  await tx
    .update(mailingRecipients)
    .set({ state: 'stopped' })
    .where(
      and(
        eq(mailingRecipients.mailingId, mailingId),
        eq(mailingRecipients.state, 'waiting'),
        sql`${mailingRecipients.id} not in (${leaving})`,
      ),
    )
}

/** Cancels a mailing: what has not left yet stays. One that is cancelled already is as it is. Throws not_found, mailing_closed. */
export const cancelMailing = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockedMailing(tx, id)
    if (before.state === 'cancelled') return
    if (!['scheduled', 'sending'].includes(before.state)) throw new HttpError('mailing_closed')
    await tx
      .update(mailings)
      .set({ state: 'cancelled', endedAt: by.at, version: before.version + 1 })
      .where(and(eq(mailings.id, id), inArray(mailings.state, ['scheduled', 'sending'])))
    await stopWaiting(tx, id, by.at)
    await audit(tx, {
      by,
      action: 'mailing.cancelled',
      subject: { type: 'mailing', id },
      onBehalfOf: null,
      before: auditedFacts(before),
      after: auditedFacts({ ...before, state: 'cancelled' }),
    })
  })
