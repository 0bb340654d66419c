import { and, eq, gt, isNull, max } from 'drizzle-orm'
import { importLimits } from '#contract/member/importing'
import type { Db } from '../../../db/client'
import { outbox, type users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { mailOwner } from '../../../mail/queueMail'
import { mails } from '../../../messages/mails'
import { helpLinks } from '../../../site/address'

const gap = (60 * 60_000) / importLimits.invitationsPerHour

/** When the last invitation leaves that waits for its turn: of emails that report no withdrawal, invitations alone rest. */
const lastResting = async (tx: Db, now: Date): Promise<Date> => {
  const resting = and(
    isNull(outbox.sentAt),
    eq(outbox.tries, 0),
    isNull(outbox.withdrawalId),
    gt(outbox.nextTryAt, now),
  )
  const [row] = await tx
    .select({ last: max(outbox.nextTryAt) })
    .from(outbox)
    .where(resting)
  return row?.last ?? now
}

/**
 * Invites the members of new accounts to choose a password. The invitations leave one after another, with a gap between them, so
 * that receipts and links to log in do not wait behind thousands of them.
 */
export const invite = async (
  tx: Db,
  deps: ServerDeps,
  opened: readonly (typeof users.$inferSelect)[],
): Promise<void> => {
  const now = deps.now()
  const from = (await lastResting(tx, now)).getTime() - now.getTime()
  const { reset: link, contact } = helpLinks(deps)
  for (const [index, user] of opened.entries())
    await mailOwner(tx, deps, user, mails[user.locale].accountOpened({ link, contact }), {
      isOwed: true,
      restFor: from + (index + 1) * gap,
    })
}
