import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { helpLinks } from '../../site/address'
import { auditEnded, endSessions } from './endSessions'
import { endOwnLinks } from './pendingLinks'
import { auditFactor, removeFactor } from './secondFactor'

type Deps = Pick<ServerDeps, 'now' | 'encryption' | 'publicUrl'>

/**
 * Takes the second factor from someone who has lost it; the account must be locked. Its sessions and links end, and an email
 * goes to the owner, who may not be the person that asked. Another address that the office has requested stays: a member may
 * have lost both.
 */
export const removeFactorOf = async (
  tx: Db,
  deps: Deps,
  account: typeof users.$inferSelect,
  by: ChangedBy,
  reason?: string,
): Promise<void> => {
  await removeFactor(tx, account.id)
  await endOwnLinks(tx, account)
  await auditFactor(tx, by, account.id, { on: false, reason })
  await auditEnded(tx, by, account.id, await endSessions(tx, by, account.id))
  await mailOwner(tx, deps, account, mails[account.locale].secondFactorRemoved(helpLinks(deps)))
}
