import { eq } from 'drizzle-orm'
import type { MailChoice } from '#contract/account/mailChoices'
import { isRefusable, type RefusableKind } from '#contract/member/mailKinds'
import { byOwner, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockAccount } from '../../db/locks'
import { mailingRecipients, mailings } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { setSubscribed, unsubscribedFrom } from '../../domain/account/subscriptions'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailOfToken } from '../../mail/unsubscribe'

/** Saves what an account chooses in its profile. */
export const saveMailChoice = (db: Db, { kind, subscribed }: MailChoice, by: ChangedBy): Promise<RefusableKind[]> =>
  db.transaction(async (tx) => {
    const { id } = await lockCaller(tx, by.actor)
    await setSubscribed(tx, id, kind, subscribed, by)
    return unsubscribedFrom(tx, id)
  })

/** Whose the link of an email is, and which kind it is about. Throws not_found, also once the account is deleted. */
const readLink = async (db: Db, { encryption }: ServerDeps, token: string) => {
  const mailId = mailOfToken(encryption, token)
  const [found] =
    mailId === null
      ? []
      : await db
          .select({ mailId: mailingRecipients.id, userId: mailingRecipients.userId, kind: mailings.kind })
          .from(mailingRecipients)
          .innerJoin(mailings, eq(mailings.id, mailingRecipients.mailingId))
          .where(eq(mailingRecipients.id, mailId))
  const { userId = null, kind = 'membership' } = found ?? {}
  if (!found || userId === null || !isRefusable(kind)) throw new HttpError('not_found')
  return { mailId: found.mailId, userId, kind }
}

/** What the link of an email is about. Changes nothing: programs open links, too. */
export const readSubscription = async (deps: ServerDeps, token: string): Promise<MailChoice> => {
  const { userId, kind } = await readLink(deps.db, deps, token)
  return { kind, subscribed: !(await unsubscribedFrom(deps.db, userId)).includes(kind) }
}

/** Unsubscribes or subscribes the reader of an email, as often as it is wanted. Throws not_found. */
export const subscribeByLink = (
  deps: ServerDeps,
  { token, requestId }: { token: string; requestId: string },
  subscribed: boolean,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { mailId, userId, kind } = await readLink(tx, deps, token)
    if (!(await lockAccount(tx, userId))) throw new HttpError('not_found')
    const by = byOwner(userId, requestId, deps.now())
    await setSubscribed(tx, userId, kind, subscribed, by)
    await tx
      .update(mailingRecipients)
      .set({ unsubscribedAt: subscribed ? null : by.at })
      .where(eq(mailingRecipients.id, mailId))
  })
