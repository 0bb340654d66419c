import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import { paths } from '#contract/shared/paths'
import type { SecondFactorSetup } from '#contract/account/session'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { secondFactors, sessions, type users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { addressOf } from '../../site/address'
import { mails } from '../../messages/mails'
import { lockAccount } from '../../db/locks'
import { lockCaller } from '../../http/lockCaller'
import { newRecoveryCodes, useRecoveryCode } from './recoveryCodes'

type Factor = typeof secondFactors.$inferSelect
type Account = typeof users.$inferSelect

const period = 30
/** After so many wrong codes in a row an email warns the owner. */
const wrongCodesBeforeNotice = 5
const ofUser = (userId: string) => eq(secondFactors.userId, userId)
const contextOf = (userId: string) => `second factor ${userId}`

/** The second factor of an account, if it has one that is in use. */
export const factorOf = async (db: Db, userId: string): Promise<Factor | undefined> => {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(ofUser(userId), eq(secondFactors.confirmed, true)))
  return factor
}

/** With an unconfirmed address, a stranger's factor could lock the owner out. */
const requireConfirmedEmail = ({ emailConfirmedAt }: Account): void => {
  if (emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
}

/** A new secret for an authenticator app, not in use until a code of it has been shown; none while another one is. */
export const prepareFactor = async ({ db, encryption }: ServerDeps, account: Account): Promise<SecondFactorSetup> => {
  requireConfirmedEmail(account)
  const { id: userId, email: label } = account
  const secret = generateSecret()
  const stored = encryption.encrypt(secret, contextOf(userId))
  const fresh = { secret: stored, confirmed: false, lastStep: null, wrongCodes: 0, recoveryHashes: [] }
  const saved = await db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    return tx
      .insert(secondFactors)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: eq(secondFactors.confirmed, false) })
      .returning()
  })
  if (saved.length === 0) throw new HttpError('second_factor_on')
  return { secret, uri: generateURI({ issuer: 'Clear Round', label, secret }) }
}

const useTimedCode = async (
  db: Db,
  { encryption, now }: ServerDeps,
  { userId, secret: stored, lastStep }: Factor,
  token: string,
) => {
  const secret = encryption.decrypt(stored, contextOf(userId))
  const epoch = Math.floor(now().getTime() / 1000)
  const after = lastStep === null ? {} : { afterTimeStep: lastStep }
  // A clock that is half a minute off still shows a code that fits.
  const shown = await verify({ secret, token, epoch, epochTolerance: period, period, ...after })
  if (!shown.valid || !('timeStep' in shown)) return false
  // Of two uses of one code at once, one changes the row.
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, shown.timeStep))
  const used = await db
    .update(secondFactors)
    .set({ lastStep: shown.timeStep, wrongCodes: 0 })
    .where(and(ofUser(userId), unused))
    .returning()
  return used.length === 1
}

const isTimed = (code: string) => /^\d{6}$/.test(code)

/** Does the code fit, of the app or for recovery? Each fits once. */
const useCode = (deps: ServerDeps, factor: Factor, code: string): Promise<boolean> =>
  isTimed(code) ? useTimedCode(deps.db, deps, factor, code) : useRecoveryCode(deps.db, factor, code)

/** Only a caller with the password gets here: after a few wrong codes an email warns the owner, once. */
const countWrongCode = (deps: ServerDeps, { id }: Account): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    const [row] = await tx
      .update(secondFactors)
      .set({ wrongCodes: sql`${secondFactors.wrongCodes} + 1` })
      .where(ofUser(id))
      .returning()
    if (!account || row?.wrongCodes !== wrongCodesBeforeNotice) return
    const link = addressOf(deps)(paths.forgotPassword)
    await mailOwner(tx, deps, account, mails[account.locale].wrongCodes({ link }))
  })

/** Whether a code of the second factor was shown; an account without one needs none. */
export type CodeProof = 'shown' | 'not needed'

/** Holds someone who has the password to the second factor. A code that does not fit is refused. */
export const proveCode = async (
  deps: ServerDeps,
  account: Account,
  code: string | undefined,
): Promise<CodeProof | 'missing'> => {
  const factor = await factorOf(deps.db, account.id)
  if (!factor) return 'not needed'
  if (code === undefined) return 'missing'
  if (!(await useCode(deps, factor, code))) {
    await countWrongCode(deps, account)
    throw new HttpError('code_wrong', { oneTimeCode: 'code_wrong' })
  }
  return 'shown'
}

/** Notes that a session has shown a code. */
export const noteShown = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId))
}

/** Activates the prepared secret if the code matches it. Returns the recovery codes once, undefined if not. */
export const confirmFactor = async (
  tx: Db,
  deps: ServerDeps,
  account: Account,
  code: string,
): Promise<string[] | undefined> => {
  requireConfirmedEmail(account)
  const [factor] = await tx.select().from(secondFactors).where(ofUser(account.id))
  if (!factor || factor.confirmed || !isTimed(code) || !(await useTimedCode(tx, deps, factor, code))) return undefined
  const { codes, hashes } = await newRecoveryCodes()
  await tx.update(secondFactors).set({ confirmed: true, recoveryHashes: hashes }).where(ofUser(account.id))
  return codes
}

/** Takes the factor away; what its sessions have shown does not count for the next one. */
export const removeFactor = async (db: Db, userId: string): Promise<void> => {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
  await db.delete(secondFactors).where(ofUser(userId))
}

/** Records that two-step verification was turned on or off, and why an admin did it; nothing of its secret or codes. */
export const auditFactor = (
  tx: Db,
  by: ChangedBy,
  id: string,
  { on, reason }: { on: boolean; reason?: string | undefined },
): Promise<void> => {
  const action = on ? 'two_step_verification.turned_on' : 'two_step_verification.turned_off'
  const [before, after] = [{ twoStepVerification: !on }, { twoStepVerification: on, reason }]
  return auditAccount(tx, { by, id, action, before, after })
}
