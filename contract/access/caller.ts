import type { Role, User } from '../account/user'
import type { ErrorCode } from '../shared/apiError'

type Person = Pick<User, 'id' | 'roles'> & { registeredAt: string | Date | null; acting?: User['acting'] }

/** What is known of the caller. Only the server knows `hasSecondFactor`; elsewhere it counts as false. */
export interface Caller {
  user: Person | null
  token: string | null
  hasSecondFactor?: boolean
}

/** A condition on the caller, and what is answered where it is not met. */
export type CallerCondition = readonly [isMet: (caller: Caller) => boolean, refusal: ErrorCode]

const hasRole = (user: Pick<Person, 'roles'> | null, role: Role): boolean => user !== null && user.roles.includes(role)
export const isAdmin = (user: Pick<Person, 'roles'> | null): boolean => hasRole(user, 'ROLE_ADMIN')

/** Is this person a member? An admin always is; others need a registration date (and a token, which a session has). */
export const isMember = ({ user, token }: Caller): boolean =>
  isAdmin(user) || (token !== null && user !== null && user.registeredAt !== null)

// Each is a separate export: a page loads only those that its policies name.
export const signedOut: CallerCondition = [({ user }) => user === null, 'not_found']
export const signedIn: CallerCondition = [({ user }) => user !== null, 'unauthorized']
export const member: CallerCondition = [isMember, 'not_member']
/** Not an admin who acts for this person. */
export const inPerson: CallerCondition = [({ user }) => (user?.acting ?? null) === null, 'not_on_behalf']
export const admin: CallerCondition = [({ user }) => isAdmin(user), 'forbidden']
export const judge: CallerCondition = [({ user }) => hasRole(user, 'ROLE_JUDGE'), 'forbidden']
export const reviewer: CallerCondition = [({ user }) => hasRole(user, 'ROLE_REVIEWER'), 'forbidden']
export const judgeOrAdmin: CallerCondition = [({ user }) => isAdmin(user) || hasRole(user, 'ROLE_JUDGE'), 'forbidden']
export const deskWorker: CallerCondition = [
  ({ user }) => isAdmin(user) || hasRole(user, 'ROLE_JUDGE') || hasRole(user, 'ROLE_REVIEWER'),
  'forbidden',
]
export const secondFactor: CallerCondition = [
  ({ hasSecondFactor }) => hasSecondFactor === true,
  'second_factor_missing',
]
/** Of admins alone: others come to it by what they are to the record. */
export const secondFactorOfAdmins: CallerCondition = [
  ({ user, hasSecondFactor }) => !isAdmin(user) || hasSecondFactor === true,
  'second_factor_missing',
]

/** Why the caller is refused for every record; null when every condition is met. */
export const callerRefusal = (conditions: readonly CallerCondition[], caller: Caller): ErrorCode | null =>
  conditions.find(([isMet]) => !isMet(caller))?.[1] ?? null
