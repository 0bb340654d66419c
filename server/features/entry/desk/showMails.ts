import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { SentShowMail, ShowMail } from '#contract/entry/desk'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockShow } from '../../../db/locks'
import { classes, entries, purchases, showMails, shows, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { mailOwner } from '../../../mail/queueMail'
import { showMailMessages } from '../../../messages/showMails'
import type { ShowRow } from '../../../domain/show/showFromRow'

const shownMails = 100
/** So long the same words are the same mail: an answer that was lost, or a second press. */
const sameMailMs = 24 * 60 * 60_000

/** Every member with a paid entry in a show, or in one of its classes, once each. */
export const recipientsOf = (db: Db, showId: string, classId: string | null) =>
  db
    .selectDistinct({
      id: users.id,
      email: users.email,
      name: users.name,
      locale: users.locale,
      emailConfirmedAt: users.emailConfirmedAt,
      registeredAt: users.registeredAt,
      mailsEndedAt: users.mailsEndedAt,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(
      and(
        ...[eq(classes.showId, showId), eq(entries.status, 'paid'), isNull(users.deletedAt)],
        classId === null ? undefined : eq(classes.id, classId),
      ),
    )
    .orderBy(users.id)

const select = (db: Db) =>
  db.select({ mail: showMails, senderName: users.name }).from(showMails).leftJoin(users, eq(users.id, showMails.sentBy))
type Row = Awaited<ReturnType<typeof select>>[number]

const toSent = ({ mail: { id, classId, subject, text, members, sentAt }, senderName }: Row): SentShowMail => ({
  id,
  classId,
  subject,
  text,
  members,
  senderName,
  at: sentAt.toISOString(),
})

/** What was written to everyone entered in a show, the newest first. */
export const sentMails = async (db: Db, showId: string): Promise<SentShowMail[]> => {
  const rows = await select(db).where(eq(showMails.showId, showId)).orderBy(desc(showMails.sentAt)).limit(shownMails)
  return rows.map(toSent)
}

const send = async (
  tx: Db,
  deps: ServerDeps,
  show: ShowRow,
  { classId, subject, text, expectedMembers }: ShowMail,
  by: ChangedBy,
) => {
  const id = randomUUID()
  const recipients = await recipientsOf(tx, show.id, classId)
  const members = recipients.length
  if (members !== expectedMembers) throw new HttpError('consequences_changed', { members })
  await tx.insert(showMails).values({
    id,
    showId: show.id,
    classId,
    subject,
    text,
    members,
    sentBy: by.actor,
    sentAt: by.at,
  })
  for (const user of recipients)
    await mailOwner(tx, deps, user, showMailMessages[user.locale]({ show: show.name, subject, text }), {
      isOwed: true,
    })
  await audit(tx, {
    by,
    action: 'show.mailed',
    subject: { type: 'show', id: show.id },
    onBehalfOf: null,
    after: { mailedMembers: members },
  })
  return id
}

/** The same words to the same members, sent not long ago. */
const sentBefore = async (tx: Db, show: ShowRow, { classId, subject, text }: ShowMail, now: Date) => {
  const [before] = await tx
    .select({ id: showMails.id })
    .from(showMails)
    .where(
      and(
        ...[eq(showMails.showId, show.id), eq(showMails.subject, subject), eq(showMails.text, text)],
        classId === null ? isNull(showMails.classId) : eq(showMails.classId, classId),
        gt(showMails.sentAt, new Date(now.getTime() - sameMailMs)),
      ),
    )
  return before?.id
}

/**
 * Writes to everyone who has paid for an entry, each in their own language's frame. The number of recipients must be
 * the one that the writer saw; the same words within a day go out no second time.
 */
export const sendShowMail = (deps: ServerDeps, slug: string, mail: ShowMail, by: ChangedBy): Promise<SentShowMail> =>
  deps.db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    // Two of the same one at once wait for each other.
    const show = await lockShow(tx, eq(shows.slug, slug))
    if (!show) throw new HttpError('not_found')
    const id = (await sentBefore(tx, show, mail, by.at)) ?? (await send(tx, deps, show, mail, by))
    const [sent] = await select(tx).where(eq(showMails.id, id))
    if (!sent) throw new HttpError('not_found')
    return toSent(sent)
  })
