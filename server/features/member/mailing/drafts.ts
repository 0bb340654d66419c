import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MailingChange, MailingForm, NewMailing } from '#contract/member/mailing'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockMailing } from '../../../db/locks'
import { mailings } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'
import { audienceOf } from './audience'
import { staleError } from '../../../http/updateAtVersion'

type MailingRow = typeof mailings.$inferSelect

/** A draft as its writers change it. */
const formOf = (row: MailingRow): MailingForm => ({
  kind: row.kind,
  audience: audienceOf(row),
  subjectEn: row.subjectEn,
  textEn: row.textEn,
  subjectPl: row.subjectPl,
  textPl: row.textPl,
  oneLanguage: row.oneLanguage,
})

/** What the audit says of a mailing: neither its words nor its audience, which may hold names. */
export const auditedFacts = ({ kind, state, sendAt }: Pick<MailingRow, 'kind' | 'state' | 'sendAt'>) => ({
  kind,
  state,
  sendAt: sendAt?.toISOString() ?? null,
})

/** A mailing, locked. Throws not_found. */
export const lockedMailing = async (tx: Db, id: string): Promise<MailingRow> => {
  const row = await lockMailing(tx, id)
  if (!row) throw new HttpError('not_found')
  return row
}

/** A draft, locked, that is at a version. Throws not_found, mailing_closed, stale. */
export const lockedDraft = async (tx: Db, id: string, version: number): Promise<MailingRow> => {
  const row = await lockedMailing(tx, id)
  if (row.state !== 'draft') throw new HttpError('mailing_closed')
  if (row.version !== version) throw staleError(row.version, formOf(row))
  return row
}

/** Begins a draft, with the words of another mailing where one is named. Returns its id. */
export const addMailing = (db: Db, { audience, copyOf }: NewMailing, by: ChangedBy): Promise<string> =>
  db.transaction(async (tx) => {
    const [copied] = copyOf === null ? [] : await tx.select().from(mailings).where(eq(mailings.id, copyOf))
    if (copyOf !== null && !copied) throw new HttpError('not_found')
    const id = randomUUID()
    const words = copied && formOf(copied)
    const [row] = await tx
      .insert(mailings)
      .values({ kind: 'news', ...words, audience, id, writtenBy: by.actor, createdAt: by.at })
      .returning()
    const subject = { type: 'mailing', id } as const
    await audit(tx, {
      by,
      action: 'mailing.added',
      subject,
      onBehalfOf: null,
      ...(row && { after: auditedFacts(row) }),
    })
    return id
  })

/** Saves a draft at the version that was read. Throws not_found, mailing_closed, stale. */
export const saveMailing = (
  db: Db,
  { id, version, ...form }: MailingChange & { id: string },
  by: ChangedBy,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockedDraft(tx, id, version)
    await tx
      .update(mailings)
      .set({ ...form, version: version + 1 })
      .where(eq(mailings.id, id))
    await audit(tx, {
      by,
      action: 'mailing.changed',
      subject: { type: 'mailing', id },
      onBehalfOf: null,
      before: auditedFacts(before),
      after: auditedFacts({ ...before, ...form }),
    })
  })

/** Deletes a draft. Throws not_found, mailing_closed. */
export const deleteMailing = (db: Db, id: string, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockedMailing(tx, id)
    if (state !== 'draft') throw new HttpError('mailing_closed')
    await tx.delete(mailings).where(eq(mailings.id, id))
    await audit(tx, { by, action: 'mailing.deleted', subject: { type: 'mailing', id }, onBehalfOf: null })
  })
