import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Proof } from '../../contract/session'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import { Failure } from '../http/failure'
import type { Api } from '../http/types'
import { passwordFits } from './passwords'
import { codeMissing } from './secondFactor'

/**
 * Holds a caller's session to its owner's password, and to the second factor where the account has one: somebody else may
 * have found the device unlocked. What is wrong is told at its field, and is never 401.
 */
export const reauthenticate = async (
  app: Api,
  deps: ServerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, oneTimeCode }: Proof,
): Promise<void> => {
  const { account } = callerOf(request)
  const attempt = await app.limits.attempts.begin(request, reply, account.email)
  const fits = await passwordFits(account.passwordHash, currentPassword)
  if (!fits) throw new Failure('password_wrong', { currentPassword: 'password_wrong' })
  if (await codeMissing(deps, account, oneTimeCode)) throw new Failure('code_wrong', { oneTimeCode: 'required' })
  await attempt.succeeded()
}
