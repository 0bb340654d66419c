import { eq } from 'drizzle-orm'
import type { ChangedBy } from '../../audit/audit'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { helpLinks } from '../../site/address'
import { mails } from '../../messages/mails'
import { lockAccount } from '../../db/locks'
import { endPendingLinks } from './pendingLinks'
import { auditFactor, removeFactor } from '../../domain/account/secondFactor'
import { endSessions } from '../../domain/account/endSessions'

type Deps = Pick<ServerDeps, 'db' | 'now' | 'encryption' | 'publicUrl'>

/**
 * Takes the second factor from someone who has lost it, at the desk's word. Sessions and links of the account end with
 * it, and an email goes to the owner, who may not be the person that asked. Returns the id of the account.
 */
export const removeFactorOfOther = async (deps: Deps, email: string, by: ChangedBy): Promise<string> => {
  const [found] = await deps.db.select().from(users).where(eq(users.email, email))
  if (!found) throw new HttpError('no_such_account')
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id)
    if (!account) throw new HttpError('no_such_account')
    await removeFactor(tx, account.id)
    await endSessions(tx, account.id)
    await endPendingLinks(tx, account)
    await auditFactor(tx, by, account.id, { on: false })
    await mailOwner(tx, deps, account, mails[account.locale].secondFactorRemoved(helpLinks(deps)))
  })
  return found.id
}
