import type { Db } from '../../../db/client'
import type { users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { mailOwner } from '../../../mail/queueMail'
import { turnsOf } from '../../../mail/turns'
import { mails } from '../../../messages/mails'
import { helpLinks } from '../../../site/address'

/**
 * Invites the members of new accounts to choose a password. The invitations leave one after another, with a gap between them, so
 * that receipts and links to log in do not wait behind thousands of them.
 */
export const invite = async (
  tx: Db,
  deps: ServerDeps,
  opened: readonly (typeof users.$inferSelect)[],
): Promise<void> => {
  const restUntil = await turnsOf(tx, deps.now())
  const { reset: link, contact } = helpLinks(deps)
  for (const [index, user] of opened.entries())
    await mailOwner(tx, deps, user, mails[user.locale].accountOpened({ link, contact }), {
      isOwed: true,
      restFor: restUntil(index),
    })
}
