import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { localeFor, wordsIn } from '#contract/member/mailing'
import { audit, bySystem } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockMailing, lockUsers } from '../../../db/locks'
import { mailingRecipients, mailings, outbox, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { isIdle, triesAtMost } from '../../../mail/claimMail'
import { mailOwner } from '../../../mail/queueMail'
import { turnsOf } from '../../../mail/turns'
import { unsubscribeLink } from '../../../mail/unsubscribe'
import { mailingMessages } from '../../../messages/mailingMails'
import { chosenBy, countAudience, leftOutFor, selectionOf } from './audience'
import { auditedFacts } from './drafts'
import { stopWaiting } from './schedule'

const batchSize = 50

/** Chooses the recipients of a mailing whose time has come, once: of two servers the second finds it begun. */
const start = (db: Db, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, id)
    if (mailing?.state !== 'scheduled') return
    const { audience, kind } = mailing
    const chosen = await chosenBy(tx, selectionOf(audience), now)
    const { recipients, leftOut } = await countAudience(tx, chosen, kind)
    const members = tx
      .select({
        id: sql<string>`gen_random_uuid()`.as('id'),
        mailingId: sql<string>`${id}::uuid`.as('mailing_id'),
        userId: sql<string>`${users.id}`.as('user_id'),
        state: sql<'waiting'>`'waiting'`.as('state'),
        queuedAt: sql<Date | null>`null::timestamptz`.as('queued_at'),
        sentAt: sql<Date | null>`null::timestamptz`.as('sent_at'),
        bouncedAt: sql<Date | null>`null::timestamptz`.as('bounced_at'),
        unsubscribedAt: sql<Date | null>`null::timestamptz`.as('unsubscribed_at'),
      })
      .from(users)
      .where(and(chosen, sql`${leftOutFor(kind)} is null`))
    await tx.insert(mailingRecipients).select(members)
    await tx.update(mailings).set({ state: 'sending', startedAt: now, leftOut }).where(eq(mailings.id, id))
    await audit(tx, {
      by: bySystem(now),
      action: 'mailing.started',
      subject: { type: 'mailing', id },
      onBehalfOf: null,
      before: auditedFacts(mailing),
      after: { ...auditedFacts({ ...mailing, state: 'sending' }), recipients },
    })
  })

/**
 * Puts the next emails of a mailing into the outbox; false where there are none. Who is to be left out by now is: what a member or
 * the office changes at this moment waits, or is seen.
 */
const queueBatch = (deps: ServerDeps, id: string): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const { mailingId, userId, state, queuedAt } = mailingRecipients
    const waiting = and(eq(mailingId, id), eq(state, 'waiting'), isNull(queuedAt), isNotNull(userId))
    const seen = tx.select({ userId }).from(mailingRecipients).where(waiting).orderBy(asc(mailingRecipients.id))
    const accounts = await lockUsers(tx, inArray(users.id, seen.limit(batchSize)))
    const mailing = await lockMailing(tx, id)
    if (mailing?.state !== 'sending' || accounts.length === 0) return false
    const { kind } = mailing
    // Another server may have put some of them there meanwhile.
    const next = await tx
      .select({ recipientId: mailingRecipients.id, user: users, leftOut: leftOutFor(kind).as('left_out') })
      .from(mailingRecipients)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          waiting,
          inArray(
            userId,
            accounts.map((account) => account.id),
          ),
        ),
      )
    const restUntil = await turnsOf(tx, deps.now())
    const getting = next.filter(({ leftOut }) => leftOut === null)
    for (const [index, { recipientId, user }] of getting.entries()) {
      const locale = localeFor(mailing, user.locale)
      await mailOwner(tx, deps, user, mailingMessages(kind, wordsIn(mailing, locale)), {
        locale,
        isOwed: true,
        restFor: restUntil(index),
        mailing: { id, recipientId },
        unsubscribe: unsubscribeLink(deps, kind, recipientId),
      })
    }
    const mark = (rows: typeof next, set: Partial<typeof mailingRecipients.$inferInsert>) =>
      tx
        .update(mailingRecipients)
        .set(set)
        .where(
          inArray(
            mailingRecipients.id,
            rows.map(({ recipientId }) => recipientId),
          ),
        )
    await mark(getting, { queuedAt: deps.now() })
    await mark(
      next.filter(({ leftOut }) => leftOut !== null),
      { state: 'stopped' },
    )
    return true
  })

/** Takes the emails of a mailing that wait out of the outbox where their members are to be left out by now, or are gone. */
const stopLeftOut = async (
  { db, now }: ServerDeps,
  { id, kind }: Pick<typeof mailings.$inferSelect, 'id' | 'kind'>,
) => {
  const leftOut = db
    .select({ id: mailingRecipients.id })
    .from(mailingRecipients)
    .leftJoin(users, eq(users.id, mailingRecipients.userId))
    .where(
      and(
        eq(mailingRecipients.mailingId, id),
        eq(mailingRecipients.state, 'waiting'),
        sql`(${users.id} is null or ${leftOutFor(kind)} is not null)`,
      ),
    )
  await db.delete(outbox).where(and(eq(outbox.mailingId, id), isIdle(now()), inArray(outbox.id, leftOut)))
}

/** Notes what became of the emails of mailings that are not over. */
const settle = async (db: Db, now: Date): Promise<void> => {
  const waiting = eq(mailingRecipients.state, 'waiting')
  await db
    .update(mailingRecipients)
    .set({ state: 'sent', sentAt: sql`${outbox.sentAt}` })
    .from(outbox)
    .where(and(waiting, eq(outbox.id, mailingRecipients.id), sql`${outbox.sentAt} is not null`))
  await db
    .update(mailingRecipients)
    .set({ state: 'failed' })
    .from(outbox)
    .where(
      and(waiting, eq(outbox.id, mailingRecipients.id), isNull(outbox.sentAt), sql`${outbox.tries} >= ${triesAtMost}`),
    )
  // Its member is left out by now, or has deleted the account.
  await db
    .update(mailingRecipients)
    .set({ state: 'stopped' })
    .where(
      and(
        waiting,
        or(isNull(mailingRecipients.userId), sql`${mailingRecipients.queuedAt} is not null`),
        sql`not exists (select 1 from ${outbox} where ${outbox.id} = ${mailingRecipients.id})`,
      ),
    )
  const hasWaiting = sql`exists (select 1 from ${mailingRecipients} where ${mailingRecipients.mailingId} = ${mailings.id} and ${waiting})`
  const cancelled = await db
    .select({ id: mailings.id })
    .from(mailings)
    .where(and(eq(mailings.state, 'cancelled'), hasWaiting))
  for (const { id } of cancelled) await db.transaction((tx) => stopWaiting(tx, id, now))
  await db
    .update(mailings)
    .set({ state: 'sent', endedAt: now })
    .where(and(eq(mailings.state, 'sending'), sql`not ${hasWaiting}`))
}

/**
 * Begins the mailings whose time has come, puts their emails into the outbox a batch at a time, takes out again who is to be left
 * out, and notes what became of them. A batch is one transaction: after a crash it is as if it had not begun.
 */
export const sendMailings = async (deps: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const { db, now } = deps
  const due = await db
    .select({ id: mailings.id, kind: mailings.kind, state: mailings.state })
    .from(mailings)
    .where(or(eq(mailings.state, 'sending'), and(eq(mailings.state, 'scheduled'), lte(mailings.sendAt, now()))))
    .orderBy(asc(mailings.sendAt), asc(mailings.id))
  for (const { id, kind, state } of due) {
    if (state === 'scheduled') await start(db, id, now())
    while (!signal?.aborted && (await queueBatch(deps, id)));
    await stopLeftOut(deps, { id, kind })
  }
  await settle(db, now())
}
