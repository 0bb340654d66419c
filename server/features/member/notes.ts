import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockUsers } from '../../db/locks'
import { memberNotes, users } from '../../db/schema'
import { HttpError } from '../../http/httpError'

/** Writes a note about a member. What it says is not in the audit: it goes with the account. */
export const addNote = (db: Db, { id, by, text }: { id: string; by: ChangedBy; text: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockUsers(tx, inArray(users.id, [by.actor, id]))
    if (!locked.some((user) => user.id === id && user.deletedAt === null)) throw new HttpError('not_found')
    await tx.insert(memberNotes).values({ id: randomUUID(), userId: id, authorId: by.actor, text, writtenAt: by.at })
    await auditAccount(tx, { by, id, action: 'member.noted' })
  })
