import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Proof } from '../../contract/session'
import type { ServerDeps } from '../deps'
import { callerOf } from '../http/auth'
import { Failure } from '../http/failure'
import type { Api } from '../http/types'
import { passwordFits } from './passwords'
import { codeMissing } from './secondFactor'

/**
 * Holds a caller's session to its owner's password, and to the second factor where `withCode` says so and the account has
 * one: somebody else may have found the device unlocked. What is wrong is told at its field, and is never 401.
 */
export const prove = async (
  app: Api,
  { db, now }: ServerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, oneTimeCode }: Proof,
  withCode = true,
): Promise<void> => {
  const { account } = callerOf(request)
  await app.attempts.begin(request, reply, account.email)
  const fits = await passwordFits(account.passwordHash, currentPassword)
  if (!fits) throw new Failure('password_wrong', { currentPassword: 'password_wrong' })
  if (withCode && (await codeMissing(db, account.id, oneTimeCode, now())))
    throw new Failure('code_wrong', { oneTimeCode: 'required' })
  await app.attempts.succeeded(request, account.email)
}
