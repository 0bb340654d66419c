import * as z from 'zod/mini'
import { receivedUser, ReceivedUser } from './receivedUser'
import { Session } from './user'

/** A session as any server may answer it (receivedUser.ts); an answer without a user stays as it is. */
export const receivedSession = (answer: unknown): Session => {
  const session = (answer ?? {}) as { user?: unknown }
  return (session.user === undefined ? answer : { ...session, user: receivedUser(session.user) }) as Session
}

export const ReceivedSession = z.object({ ...Session.shape, user: ReceivedUser })
export const ReceivedLogin = z.union([ReceivedSession, z.object({ needs: z.literal('oneTimeCode') })])
