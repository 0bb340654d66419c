import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { HttpError } from '../../http/httpError'
import { isCommonPassword } from './commonPasswords'

// OWASP's second recommendation: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MiB and a thread: a burst of log-ins must not take them all.
const inTurn = pLimit(4)

/** Hash of a password; the same letters typed on another keyboard (NFC, NFD) hash alike. The salt is random where none is given. */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), { ...cost, salt }))

let decoy: Promise<string> | undefined

/** Does the password fit the hash? Without a hash (unknown user) it takes the same time and says no. */
export const passwordFits = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('the password of no account')
  const against = passwordHash ?? (await decoy)
  const fits = await inTurn(() => verify(against, password.normalize('NFC')))
  return passwordHash !== null && fits
}

/** A new password that everyone tries first is refused at its field. */
export const refuseCommon = (password: string): void => {
  if (isCommonPassword(password)) throw new HttpError('validation_failed', { password: 'password_too_common' })
}
