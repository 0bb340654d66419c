import * as z from 'zod/mini'
import { Role } from './roles'
import { noEnd, User } from './user'

/** What a user is taken to be where a server does not say it, or says it in another way: it asks nothing of anybody. */
const unsaid = {
  id: '',
  email: '',
  name: '',
  renewalDate: null,
  emailConfirmed: true,
  sessionEnds: { idle: noEnd, latest: noEnd },
}
const names = Object.keys(unsaid) as (keyof typeof unsaid)[]

/** A date in whatever notation, as an instant; null for what is none. */
const instantOf = (value: unknown): string | null => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/**
 * The user as any server may answer it: the specification names roles (those that we do not know are left out) and
 * registeredAt alone. Our own server says more, and is held to it (user.ts). What is no user stays as it is: the schema
 * refuses it.
 */
export const receivedUser = (answer: unknown): User => {
  const given = (answer ?? {}) as Record<string, unknown>
  const { roles, registeredAt } = given
  if (!Array.isArray(roles)) return answer as User
  const fields = names.map((name) => {
    const known = User.shape[name].safeParse(given[name])
    return [name, known.success ? known.data : unsaid[name]] as const
  })
  const knownRoles = roles.filter((role) => Role.safeParse(role).success)
  return { ...Object.fromEntries(fields), roles: knownRoles, registeredAt: instantOf(registeredAt) } as unknown as User
}

export const ReceivedUser = z.object({ ...User.shape, id: z.string() })
