import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ProfileChange, ProfileForm } from '#contract/account/profile'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { profiles, users } from '../../db/schema'
import { updateAtVersion } from '../../http/updateAtVersion'
import { lockCaller } from '../../http/lockCaller'

const emptyProfile = {
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

/** The details a member has entered about themselves; without a row every field is empty. */
export const profileOf = async (
  db: Db,
  { id, name, locale }: Pick<typeof users.$inferSelect, 'id' | 'name' | 'locale'>,
): Promise<ProfileForm> => {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, id))
  const { userId: _, ...profile } = row ?? { userId: id, ...emptyProfile }
  return { ...profile, name, locale }
}

/** Saves a profile that was changed from its present version. What is there already is saved, whichever version it had. */
export const saveProfile = async (
  tx: Db,
  userId: string,
  { version, ...after }: ProfileChange,
  by: ChangedBy,
): Promise<void> => {
  const before = await profileOf(tx, await lockCaller(tx, userId))
  // Sent again after a lost answer.
  if (isDeepStrictEqual(before, after)) return
  const { name, locale, ...profile } = after
  const where = eq(users.id, userId)
  await updateAtVersion(tx, users, { where, version, set: { name, locale }, present: async () => before })
  await tx
    .insert(profiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: profile })
  const subject = { type: 'profile', id: userId } as const
  await audit(tx, { by, action: 'profile.changed', subject, onBehalfOf: userId, before, after })
}
