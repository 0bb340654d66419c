import * as z from 'zod/mini'
import { Role } from './roles'
import { noEnd, Session, User, type LoginAnswer } from './user'

const { id, email, name, renewalDate, emailConfirmed, sessionEnds } = User.shape

/** A date in whatever notation, as an instant; null for what is none. */
const instantOf = (value: unknown): string | null => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const LenientUser = z.object({
  // The specification names these two. Roles that we do not know are left out.
  roles: z.pipe(
    z.array(z.unknown()),
    z.transform((all) => all.filter((role): role is Role => Role.safeParse(role).success)),
  ),
  registeredAt: z.pipe(z.unknown(), z.transform(instantOf)),
  // What a server does not say, or says in another way, has a value that asks nothing of anybody.
  id: z.catch(id, ''),
  email: z.catch(email, ''),
  name: z.catch(name, ''),
  renewalDate: z.catch(renewalDate, null),
  emailConfirmed: z.catch(emailConfirmed, true),
  sessionEnds: z.catch(sessionEnds, { idle: noEnd, latest: noEnd }),
})
const LenientSession = z.object({ token: Session.shape.token, user: LenientUser })
const LenientLogin = z.union([LenientSession, z.object({ needs: z.literal('oneTimeCode') })])

// RTK Query takes a schema for one that changes nothing; it gives what comes out of it.
type Schema<Output> = z.ZodMiniType<Output, Output>

/** What the browser takes for a user, from whatever server; ours says more, and is held to it (user.ts). */
export const ReceivedUser = LenientUser as unknown as Schema<User>
export const ReceivedSession = LenientSession as unknown as Schema<Session>
export const ReceivedLogin = LenientLogin as unknown as Schema<LoginAnswer>
