import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { mergeFacts, type MergeFact } from '#contract/member/merging'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { profiles, type users } from '../../../db/schema'

type Account = typeof users.$inferSelect
type Profile = Omit<typeof profiles.$inferSelect, 'userId'>

/** What an account says about its person. */
export type Details = Pick<Account, 'name' | 'locale' | 'birthDate'> & Profile

/** The fields of each fact, which are taken together. */
const fieldsOf = {
  name: ['name'],
  phone: ['phone'],
  address: ['street', 'postcode', 'city', 'country'],
  emergency: ['emergencyName', 'emergencyPhone'],
  birthDate: ['birthDate'],
  locale: ['locale'],
} as const satisfies Record<MergeFact, readonly (keyof Details)[]>

const noProfile: Profile = {
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

export const loadDetails = async (db: Db, { id, name, locale, birthDate }: Account): Promise<Details> => {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, id))
  const { userId: _, ...profile } = row ?? { userId: id, ...noProfile }
  return { name, locale, birthDate, ...profile }
}

/** What a fact says, in its parts. */
export const partsOf = (details: Details, fact: MergeFact): string[] =>
  fieldsOf[fact].map((field) => details[field] ?? '').filter((text) => text !== '')

/** The kept account's details with the facts that are taken from the other one; a fact that the kept one has not is taken in any case. */
export const mergedDetails = (kept: Details, merged: Details, take: readonly MergeFact[]): Details => {
  const taken = mergeFacts.filter((fact) => take.includes(fact) || partsOf(kept, fact).length === 0)
  const values = taken.flatMap((fact) => fieldsOf[fact].map((field) => [field, merged[field]] as const))
  return { ...kept, ...(Object.fromEntries(values) as Partial<Details>) }
}

/** Records what has changed of what an account says about its person. */
export const auditDetails = async (
  tx: Db,
  by: ChangedBy,
  id: string,
  before: Details,
  after: Details,
): Promise<void> => {
  if (isDeepStrictEqual(before, after)) return
  await audit(tx, { by, action: 'profile.changed', subject: { type: 'profile', id }, onBehalfOf: id, before, after })
}
