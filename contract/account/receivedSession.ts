import * as z from 'zod/mini'
import { receivedUser } from './receivedUser'
import { Session, User } from './user'

/** A session as any server may answer it (receivedUser.ts); an answer without a user stays as it is. */
export const receivedSession = (answer: unknown): Session => {
  const session = (answer ?? {}) as { user?: unknown }
  return (session.user === undefined ? answer : { ...session, user: receivedUser(session.user) }) as Session
}

/** Another server's ids need not be written as ours are. */
export const ReceivedUser = z.object({ ...User.shape, id: z.string() })
export const ReceivedSession = z.object({ ...Session.shape, user: ReceivedUser })
export const ReceivedLogin = z.union([ReceivedSession, z.object({ needs: z.literal('oneTimeCode') })])
