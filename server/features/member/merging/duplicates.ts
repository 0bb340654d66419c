import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { duplicateFacts, duplicatesMost, type DuplicateAccounts, type DuplicateFact } from '#contract/member/merging'
import type { Db } from '../../../db/client'
import { dogs, profiles, users } from '../../../db/schema'
import { HttpError } from '../../../http/httpError'

const other = alias(users, 'other')
const [ownProfile, otherProfile] = [alias(profiles, 'own_profile'), alias(profiles, 'other_profile')]
const [ownDogs, otherDogs] = [alias(dogs, 'own_dogs'), alias(dogs, 'other_dogs')]

/** The last nine digits of a number: one is written with the country's code, and another without. */
const digits = (column: typeof ownProfile.phone | typeof otherProfile.phone) =>
  sql`nullif(right(regexp_replace(${column}, '\\D', '', 'g'), 9), '')`
const compact = (column: typeof ownProfile.postcode | typeof otherProfile.postcode) =>
  sql`nullif(upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g')), '')`

const equal: Record<DuplicateFact, SQL<boolean>> = {
  phone: sql`coalesce(${digits(ownProfile.phone)} = ${digits(otherProfile.phone)}, false)`,
  postcode: sql`coalesce(${compact(ownProfile.postcode)} = ${compact(otherProfile.postcode)}, false)`,
  birthDate: sql`coalesce(${users.birthDate} = ${other.birthDate}, false)`,
  // A microchip is unique: the same dog twice has it once at most.
  dog: sql`exists (select 1 from ${dogs} own_dogs join ${dogs} other_dogs
    on ${ownDogs.birthDate} = ${otherDogs.birthDate} and lower(${ownDogs.name}) = lower(${otherDogs.name})
    where ${ownDogs.ownerId} = ${users.id} and ${otherDogs.ownerId} = ${other.id})`,
}

/** Pairs of accounts of the same name, without accents and capitals, that have one more fact in common: the oldest other account first. */
const likelyPairs = (db: Db, ids: string[]) =>
  db
    .select({
      of: users.id,
      id: other.id,
      memberName: other.name,
      email: other.email,
      memberNumber: other.memberNumber,
      ...equal,
    })
    .from(users)
    .innerJoin(other, and(eq(other.sortName, users.sortName), ne(other.id, users.id), isNull(other.deletedAt)))
    .leftJoin(ownProfile, eq(ownProfile.userId, users.id))
    .leftJoin(otherProfile, eq(otherProfile.userId, other.id))
    .where(and(inArray(users.id, ids), sql`(${sql.join(Object.values(equal), sql` or `)})`))
    .orderBy(asc(other.createdAt), asc(other.id))

/** Other accounts that may be the same person's. */
export const findDuplicates = async (db: Db, id: string): Promise<DuplicateAccounts> => {
  if ((await db.$count(users, and(eq(users.id, id), isNull(users.deletedAt)))) === 0) throw new HttpError('not_found')
  const rows = await likelyPairs(db, [id]).limit(duplicatesMost)
  return {
    items: rows.map(({ id: otherId, memberName, email, memberNumber, ...facts }) => ({
      id: otherId,
      memberName,
      email,
      memberNumber,
      equal: duplicateFacts.filter((fact) => facts[fact]),
    })),
  }
}

/** Accounts that were just opened, each with the oldest other one that may be the same person's. */
export const findOlder = async (db: Db, opened: string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const { of, id } of await likelyPairs(db, opened)) if (!opened.includes(id) && !found.has(of)) found.set(of, id)
  return found
}
