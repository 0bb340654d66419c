import { and, arrayContains, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { MailMessages } from '../messages/mailMessages'
import { mailOwner } from './queueMail'

/** Writes to all admins but some, each in their language. */
export const mailAdmins = async (
  tx: Db,
  deps: Parameters<typeof mailOwner>[1],
  but: readonly string[],
  mailIn: (locale: Locale) => MailMessages,
): Promise<void> => {
  const admins = await tx
    .select()
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['ROLE_ADMIN']),
        isNotNull(users.emailConfirmedAt),
        isNull(users.deletedAt),
        notInArray(users.id, [...but]),
      ),
    )
  for (const admin of admins) await mailOwner(tx, deps, admin, mailIn(admin.locale))
}
