import { removeFactorOfOther } from '../features/account/removeFactorOfOther'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { HttpError } from '../http/httpError'
import type { AdminContext } from './addAdmin'

/** Turns two-step verification off for an account whose owner has lost the device and the recovery codes. */
export const removeSecondFactor = async (db: Db, given: string, context: AdminContext): Promise<string> => {
  const { now, encryption, publicUrl } = context
  const email = given.trim().toLowerCase()
  try {
    await removeFactorOfOther({ db, encryption, publicUrl, now: () => now }, email, byOperator(now))
  } catch (error) {
    throw error instanceof HttpError ? new Error(`There is no account with the address ${email}.`) : error
  }
  return `Two-step verification is off for ${email}, whose devices are logged out. An email tells the owner.`
}
