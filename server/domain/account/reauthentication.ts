import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reauthentication } from '#contract/account/session'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'
import { passwordFits } from './passwords'
import { noteShown, proveCode, type CodeProof } from './secondFactor'

/**
 * Holds a caller's session to its owner's password, and to the second factor where the account has one: someone else
 * may have found the device unlocked. A wrong value is reported at its field, and is never 401. The session has shown a
 * code from then on, if one was needed.
 */
export const reauthenticate = async (
  app: Api,
  deps: ServerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, oneTimeCode }: Reauthentication,
): Promise<CodeProof> => {
  const { account, sessionId } = callerOf(request)
  const attempt = await app.limits.attempts.begin(request, reply, account.email)
  const fits = await passwordFits(account.passwordHash, currentPassword)
  if (!fits) throw new HttpError('password_wrong', { currentPassword: 'password_wrong' })
  const proof = await proveCode(deps, account, oneTimeCode)
  if (proof === 'missing') throw new HttpError('code_wrong', { oneTimeCode: 'required' })
  if (proof === 'shown') await noteShown(deps.db, sessionId, deps.now())
  await attempt.succeeded()
  return proof
}
