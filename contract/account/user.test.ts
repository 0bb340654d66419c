import { Role } from './roles'
import { isMember, type User } from './user'

type Person = Pick<User, 'roles' | 'registeredAt'>
const since = '2026-01-01T10:00:00.000Z'

describe('roles', () => {
  it('are the four of the specification', () => {
    expect(Role.options).toEqual(['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'])
  })
})

describe('a member', () => {
  it.each([null, since])('is an admin, registeredAt being %s, with a token or without', (registeredAt) => {
    const admin: Person = { roles: ['ROLE_ADMIN'], registeredAt }
    expect([isMember(admin, 'held'), isMember(admin, null)]).toEqual([true, true])
  })
  it.each(Role.options.filter((role) => role !== 'ROLE_ADMIN'))(
    'is anybody else, here %s, only with registeredAt and a token',
    (role) => {
      const paid: Person = { roles: [role], registeredAt: since }
      const unpaid: Person = { roles: [role], registeredAt: null }
      expect([isMember(paid, 'held'), isMember(paid, null), isMember(unpaid, 'held')]).toEqual([true, false, false])
    },
  )
  it('is nobody while no user is loaded, whatever token is held', () => expect(isMember(null, 'held')).toBe(false))
})
