import { randomUUID } from 'node:crypto'
import type { MemberDraft } from '#contract/member/member'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import { users } from '../../db/schema'
import { sqlCode } from '../../db/retry'
import type { ServerDeps } from '../../deps'
import { hashPassword } from '../../domain/account/passwords'
import { HttpError } from '../../http/httpError'
import { newToken } from '../../lib/tokens'
import { mailOwner } from '../../mail/queueMail'
import { mails } from '../../messages/mails'
import { helpLinks } from '../../site/address'

/**
 * Opens an account for someone, with a password that is known to none: its member chooses one by the link of a forgotten
 * password, which also confirms the address. Returns its id.
 */
export const addMember = async (deps: ServerDeps, draft: MemberDraft, by: ChangedBy): Promise<string> => {
  const row = {
    ...draft,
    id: randomUUID(),
    roles: ['ROLE_USER' as const],
    passwordHash: await hashPassword(newToken()),
    createdAt: by.at,
  }
  const { reset: link, contact } = helpLinks(deps)
  try {
    await deps.db.transaction(async (tx) => {
      const [made] = await tx.insert(users).values(row).returning()
      if (!made) throw new Error('An account that was just made is not there')
      await auditAccount(tx, { by, id: made.id, action: 'account.made', after: { email: made.email } })
      await mailOwner(tx, deps, made, mails[made.locale].accountOpened({ link, contact }), { isOwed: true })
    })
  } catch (error) {
    if (sqlCode(error) === '23505') throw new HttpError('email_taken', { email: 'email_taken' })
    throw error
  }
  return row.id
}
