import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { secondFactors } from '../../db/schema'
import { hashPassword } from './passwords'

// No letters that look like others when copied from paper.
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const recoveryCodeCount = 10
const newCode = () => Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')

// A hash says its salt itself: $argon2id$v=19$m=…,t=…,p=…$salt$hash
const saltOf = (stored: string): Buffer => Buffer.from(stored.split('$')[4] ?? '', 'base64')

/** New recovery codes and what is kept of them: hashed as slowly as passwords, with one salt, so that one hash finds one. */
export const newRecoveryCodes = async (): Promise<{ codes: string[]; hashes: string[] }> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const salt = randomBytes(16)
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(code, salt))) }
}

/** Is it one of an account's recovery codes? Each fits once, of many uses at the same moment too. */
export const useRecoveryCode = async (
  db: Db,
  { userId, recoveryHashes: [first] }: Pick<typeof secondFactors.$inferSelect, 'userId' | 'recoveryHashes'>,
  code: string,
): Promise<boolean> => {
  if (first === undefined) return false
  const hash = await hashPassword(code, saltOf(first))
  const used = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})`, wrongCodes: 0 })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning()
  return used.length === 1
}
