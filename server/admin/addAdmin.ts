import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Email } from '#contract/account/credentials'
import { isAdmin } from '#contract/access/caller'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { hashPassword } from '../domain/account/passwords'
import { hashOf, newToken } from '../lib/tokens'
import { auditAccount, byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { lockUsers } from '../db/locks'
import { resetTokens, users } from '../db/schema'
import type { Encryption } from '../lib/encryption'
import { mailAdmins } from '../mail/mailAdmins'
import { peopleMails } from '../messages/peopleMails'
import { addressOf } from '../site/address'

/** What a command knows besides the database. */
export interface AdminContext {
  now: Date
  publicUrl: string
  encryption: Encryption
}

/** The operator gives a role: an email goes to all other admins. */
export const tellAdmins = (
  tx: Db,
  context: AdminContext,
  { id, name: who, email }: UserRow,
  role: 'judge' | 'approver' | 'admin',
): Promise<void> => {
  const link = addressOf(context)(paths.deskPeople)
  const deps = { encryption: context.encryption, now: () => context.now, publicUrl: context.publicUrl }
  return mailAdmins(tx, deps, [id], (locale) => peopleMails[locale].appointed({ who, email, role, by: null, link }))
}

type UserRow = typeof users.$inferSelect

const makeAccount = async (tx: Db, email: string, now: Date): Promise<UserRow> => {
  const row = {
    id: randomUUID(),
    email,
    name: email.split('@')[0] ?? '',
    createdAt: now,
    roles: ['ROLE_USER', 'ROLE_ADMIN'] satisfies UserRow['roles'],
    passwordHash: await hashPassword(newToken()),
  }
  const [made] = await tx.insert(users).values(row).returning()
  if (!made) throw new Error(`${email} could not be added`)
  const { id, roles } = made
  await auditAccount(tx, { by: byOperator(now), id, action: 'account.made', after: { email, roles } })
  return made
}

const makeLink = async (tx: Db, { id: userId }: UserRow, { now, publicUrl }: AdminContext): Promise<string> => {
  const token = newToken()
  const fresh = { tokenHash: hashOf(token), createdAt: now }
  await tx
    .insert(resetTokens)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: resetTokens.userId, set: fresh })
  return addressOf({ publicUrl })(fill(paths.resetPassword, { token }))
}

/** Makes an account an admin: one that exists, or a new one with a link to choose its password. */
export const addAdmin = (db: Db, given: string, context: AdminContext): Promise<string> =>
  db.transaction(async (tx) => {
    const { success, data: email } = z.safeParse(Email, given)
    if (!success) throw new Error(`${given} is not an email address.`)
    const [found] = await lockUsers(tx, eq(users.email, email))
    const wasAdmin = found !== undefined && isAdmin(found)
    if (found?.emailConfirmedAt && wasAdmin) return `${email} is already an admin.`
    if (found?.emailConfirmedAt) {
      await tx
        .update(users)
        .set({ roles: sql`array_append(${users.roles}, 'ROLE_ADMIN')` })
        .where(eq(users.id, found.id))
      const [by, before] = [byOperator(context.now), { roles: found.roles }]
      const after = { roles: [...found.roles, 'ROLE_ADMIN'] }
      await auditAccount(tx, { by, id: found.id, action: 'role.granted', before, after })
      await tellAdmins(tx, context, found, 'admin')
      return `${email} is now an admin.`
    }
    // A stranger can register with any address: that alone must not make them an admin.
    if (found && !wasAdmin)
      throw new Error(
        `The account of ${email} has never confirmed its address, so it may belong to someone else. ` +
          'Have its owner reset the password (which confirms it), then run this again.',
      )
    const account = found ?? (await makeAccount(tx, email, context.now))
    if (!found) await tellAdmins(tx, context, account, 'admin')
    const link = await makeLink(tx, account, context)
    return `${email} is now an admin. Choose a password within ${limits.resetLinkMinutes} minutes:\n${link}`
  })
