import type { SQL } from 'drizzle-orm'
import { contains, inAny } from '../../db/contains'
import type { Db } from '../../db/client'
import { accountMerges, users } from '../../db/schema'

/**
 * Members by a part of their name; or, where an @ says that it is one, of their email address or that of an account that was merged into
 * theirs.
 */
export const memberNamed = (db: Db, text: string): SQL | undefined => {
  if (!text.includes('@')) return contains([users.name], text)
  const merged = db
    .select({ id: accountMerges.keptId })
    .from(accountMerges)
    .where(contains([accountMerges.email], text))
  const known = db
    .select({ id: users.id })
    .from(users)
    .where(contains([users.email], text))
  return inAny(users.id, [known, merged])
}
