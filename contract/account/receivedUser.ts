import { isDay } from '../isoText'
import { roles, type Role } from './roles'
import type { User } from './user'

/** The instant that stands for none, where a server does not say when a session ends. */
export const noEnd = '9999-12-31T23:59:59.999Z'

/** A date in whatever notation, as an instant; null for what is none. */
const instantOf = (value: unknown): string | null => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRole = (value: unknown): value is Role => (roles as readonly unknown[]).includes(value)
const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

/**
 * The user as any server may answer it, null where there is none: the specification names roles (those that we do not
 * know are left out) and registeredAt alone. Our own server says more, and is held to it (user.ts); what another does not
 * say, or says in another way, asks nothing of anybody. Written by hand: every page starts with this file, and would with
 * the library of schemas.
 */
export const receivedUser = (answer: unknown): User | null => {
  const given = partsOf(answer)
  if (!Array.isArray(given['roles'])) return null
  const named: unknown[] = given['roles']
  const ends = partsOf(given['sessionEnds'])
  return {
    id: textOf(given['id']),
    email: textOf(given['email']),
    name: textOf(given['name']),
    roles: named.filter(isRole),
    registeredAt: instantOf(given['registeredAt']),
    renewalDate: isDay(given['renewalDate']) ? given['renewalDate'] : null,
    emailConfirmed: given['emailConfirmed'] !== false,
    sessionEnds: { idle: instantOf(ends['idle']) ?? noEnd, latest: instantOf(ends['latest']) ?? noEnd },
  }
}
