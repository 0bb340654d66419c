import { actingToken } from '#contract/account/actingToken'
import { samplePassword } from '../seed/people'
import { callerOf, type Caller } from './client'
import type { TestServer } from './startTestServer'

export const actingReason = 'Called us: can’t find the form.'

/** Lets a session of an admin act for a member, and calls as its page does. */
export const actFor = async (
  server: Pick<TestServer, 'ask'>,
  token: string,
  memberId: string,
): Promise<Caller & { token: string }> => {
  const body = { reason: actingReason, currentPassword: samplePassword }
  const { status, json } = await callerOf(server, token).post(`/desk/members/${memberId}/acting`, body)
  if (status !== 204) throw new Error(`Acting was refused: ${json.code}`)
  const acting = actingToken(token, memberId)
  return Object.assign(callerOf(server, acting), { token: acting })
}
