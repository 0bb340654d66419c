import { eq } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { changeMails } from '../../messages/changeMails'
import { addressOf } from '../../site/address'
import { findEntry } from './findEntry'
import type { ActiveEntry } from './withdraw'

const runOf = ({ dog, cls }: ActiveEntry) => ({
  dog: dog.name,
  date: cls.date,
  startTime: cls.startTime,
  ring: cls.ring,
})

/** Emails an entry's payer what it was, what it is now, and why the desk moved it, within the same transaction. */
export const mailChanged = async (tx: Db, deps: ServerDeps, before: ActiveEntry, why?: string): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, before.purchase.userId))
  const after = await findEntry(tx, before.entry.id)
  if (!user || !after) return
  const facts = { show: before.show.name, was: runOf(before), is: runOf(after), why }
  const link = addressOf(deps)(fill(paths.purchase, { id: before.purchase.id }))
  await mailOwner(tx, deps, user, changeMails[user.locale]({ ...facts, link }), { isOwed: true })
}
