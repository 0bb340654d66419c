import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import { limits } from '../../contract/limits'
import type { SecondFactorSetup } from '../../contract/session'
import type { Db } from '../db/client'
import { secondFactors } from '../db/schema'
import { Failure } from '../http/failure'
import { hashOf } from './tokens'

type Factor = typeof secondFactors.$inferSelect

const period = 30
const ofUser = (userId: string) => eq(secondFactors.userId, userId)

/** The second factor of an account, if it has one that is in use. */
export const factorOf = async (db: Db, userId: string): Promise<Factor | undefined> => {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(ofUser(userId), eq(secondFactors.confirmed, true)))
  return factor
}

/** A new secret for an authenticator app, not in use until a code of it has been shown; none while another one is. */
export const prepareFactor = async (db: Db, userId: string, label: string): Promise<SecondFactorSetup> => {
  const secret = generateSecret()
  const fresh = { secret, confirmed: false, lastStep: null, recoveryHashes: [] }
  const kept = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: eq(secondFactors.confirmed, false) })
    .returning()
  if (kept.length === 0) throw new Failure('second_factor_on')
  return { secret, uri: generateURI({ issuer: 'Clear Round', label, secret }) }
}

const useTimedCode = async (db: Db, { userId, secret, lastStep }: Factor, token: string, now: Date) => {
  const epoch = Math.floor(now.getTime() / 1000)
  const after = lastStep === null ? {} : { afterTimeStep: lastStep }
  // A clock that is half a minute off still shows a code that fits.
  const shown = await verify({ secret, token, epoch, epochTolerance: period, period, ...after })
  if (!shown.valid || !('timeStep' in shown)) return false
  // Of two uses of one code at once, one changes the row.
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, shown.timeStep))
  const used = await db
    .update(secondFactors)
    .set({ lastStep: shown.timeStep })
    .where(and(ofUser(userId), unused))
    .returning()
  return used.length === 1
}

const useRecoveryCode = async (db: Db, { userId }: Factor, code: string) => {
  const hash = hashOf(code)
  const used = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(ofUser(userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning()
  return used.length === 1
}

/** Does the code fit, of the app or for recovery? Each fits once. */
const useCode = (db: Db, factor: Factor, code: string, now: Date): Promise<boolean> =>
  /^\d{6}$/.test(code) ? useTimedCode(db, factor, code, now) : useRecoveryCode(db, factor, code)

/** Is a code still to be shown? One that was and does not fit is refused; an account without a second factor needs none. */
export const codeMissing = async (db: Db, userId: string, code: string | undefined, now: Date): Promise<boolean> => {
  const factor = await factorOf(db, userId)
  if (!factor) return false
  if (code === undefined) return true
  if (!(await useCode(db, factor, code, now))) throw new Failure('code_wrong', { oneTimeCode: 'code_wrong' })
  return false
}

// No letters that look like others when copied from paper.
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const recoveryCode = () => Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')

/** Puts the prepared secret to use if the code is of it: the recovery codes, told once; undefined where it is not. */
export const confirmFactor = async (db: Db, userId: string, code: string, now: Date): Promise<string[] | undefined> => {
  const [factor] = await db.select().from(secondFactors).where(ofUser(userId))
  if (!factor || factor.confirmed || !(await useTimedCode(db, factor, code, now))) return undefined
  const codes = Array.from({ length: limits.recoveryCodes }, recoveryCode)
  await db
    .update(secondFactors)
    .set({ confirmed: true, recoveryHashes: codes.map(hashOf) })
    .where(ofUser(userId))
  return codes
}

export const removeFactor = async (db: Db, userId: string): Promise<void> => {
  await db.delete(secondFactors).where(ofUser(userId))
}
