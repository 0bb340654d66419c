import { eq, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Mailing, MailingRow } from '#contract/member/mailing'
import type { PageQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import type { Db } from '../../../db/client'
import { mailingRecipients, mailings, users } from '../../../db/schema'
import { audienceOf } from './audience'
import { loadSettings } from '../../../db/settings'
import { HttpError } from '../../../http/httpError'
import { loadPage, type Keyset } from '../../../http/paging'

const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const select = (db: Db, where: SQL | undefined) => {
  const { state, bouncedAt, unsubscribedAt, mailingId } = mailingRecipients
  const counts = db
    .select({
      recipients: counted(sql`true`).as('recipients'),
      waiting: counted(sql`${state} = 'waiting'`).as('waiting'),
      sent: counted(sql`${state} = 'sent'`).as('sent'),
      failed: counted(sql`${state} = 'failed'`).as('failed'),
      stopped: counted(sql`${state} = 'stopped'`).as('stopped'),
      bounced: counted(sql`${bouncedAt} is not null`).as('bounced'),
      unsubscribed: counted(sql`${unsubscribedAt} is not null`).as('unsubscribed'),
    })
    .from(mailingRecipients)
    .where(eq(mailingId, mailings.id))
    .as('counts')
  return db
    .select({
      mailing: mailings,
      writerName: users.name,
      counts: {
        recipients: counts.recipients,
        waiting: counts.waiting,
        sent: counts.sent,
        failed: counts.failed,
        stopped: counts.stopped,
        bounced: counts.bounced,
        unsubscribed: counts.unsubscribed,
      },
    })
    .from(mailings)
    .leftJoin(users, eq(users.id, mailings.writtenBy))
    .innerJoinLateral(counts, sql`true`)
    .where(where)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof select>>[number]

const toRow = ({ mailing, writerName, counts }: Row): MailingRow => ({
  id: mailing.id,
  version: mailing.version,
  state: mailing.state,
  kind: mailing.kind,
  audience: audienceOf(mailing),
  subjectEn: mailing.subjectEn,
  subjectPl: mailing.subjectPl,
  writerName,
  createdAt: mailing.createdAt.toISOString(),
  sendAt: mailing.sendAt?.toISOString() ?? null,
  startedAt: mailing.startedAt?.toISOString() ?? null,
  endedAt: mailing.endedAt?.toISOString() ?? null,
  counts,
})

const newest: Keyset = { columns: [mailings.createdAt, mailings.id], position: z.tuple([z.iso.datetime(), z.uuid()]) }

/** A page of the emails to members, the newest first. */
export const loadMailings = async (db: Db, page: PageQuery): Promise<Page<MailingRow>> => {
  const { items, next } = await loadPage(
    newest,
    page,
    ({ after, order, limit }) =>
      select(db, after)
        .orderBy(...order)
        .limit(limit),
    ({ mailing }) => [mailing.createdAt.toISOString(), mailing.id],
  )
  return { items: items.map(toRow), next }
}

/** One of them with its words. Throws not_found. */
export const loadMailing = async (db: Db, id: string): Promise<Mailing> => {
  const { timeZone } = await loadSettings(db)
  const [row] = await select(db, eq(mailings.id, id))
  if (!row) throw new HttpError('not_found')
  const { textEn, textPl, oneLanguage, leftOut } = row.mailing
  return { ...toRow(row), textEn, textPl, oneLanguage, leftOut, timeZone }
}
