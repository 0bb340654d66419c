import { roles, type Role } from '../account/user'
import {
  admin,
  callerRefusal,
  isMember,
  judge,
  member,
  reviewer,
  secondFactor,
  signedIn,
  signedOut,
  type Caller,
  type CallerCondition,
} from './caller'

const since = '2026-01-01T10:00:00.000Z'
const person = (roles: Role[], registeredAt: string | null = null): Caller => ({
  user: { id: 'zoe', roles, registeredAt },
  token: 'held',
})
const visitor: Caller = { user: null, token: null }

describe('roles [V05]', () => {
  it('are the four of the specification [3.1 6.1]', () => {
    expect(roles).toEqual(['ROLE_ADMIN', 'ROLE_USER', 'ROLE_JUDGE', 'ROLE_REVIEWER'])
  })
})

describe('a member [V05]', () => {
  it.each([null, since])('is an admin, registeredAt being %s, with a token or without [2.29 6.3]', (registeredAt) => {
    const admin = person(['ROLE_ADMIN'], registeredAt)
    expect([isMember(admin), isMember({ ...admin, token: null })]).toEqual([true, true])
  })
  it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))(
    'is anybody else, here %s, only with registeredAt and a token [2.30 6.4]',
    (role) => {
      const paid = person([role], since)
      expect([isMember(paid), isMember({ ...paid, token: null }), isMember(person([role]))]).toEqual([
        true,
        false,
        false,
      ])
    },
  )
  it('does not exist while no user is loaded, even with a token [2.30]', () =>
    expect(isMember({ user: null, token: 'held' })).toBe(false))
})

describe('conditions on the caller [V05]', () => {
  const callers: Record<string, Caller> = {
    visitor,
    newcomer: person(['ROLE_USER']),
    member: person(['ROLE_USER'], since),
    judge: person(['ROLE_USER', 'ROLE_JUDGE']),
    reviewer: person(['ROLE_USER', 'ROLE_REVIEWER']),
    admin: person(['ROLE_ADMIN']),
    'admin with a second factor': { ...person(['ROLE_ADMIN']), hasSecondFactor: true },
  }

  it.each<[string, CallerCondition, string[], string]>([
    ['signedOut', signedOut, ['visitor'], 'not_found'],
    ['signedIn', signedIn, Object.keys(callers).slice(1), 'unauthorized'],
    ['member', member, ['member', 'admin', 'admin with a second factor'], 'not_member'],
    ['admin', admin, ['admin', 'admin with a second factor'], 'forbidden'],
    ['judge', judge, ['judge'], 'forbidden'],
    ['reviewer', reviewer, ['reviewer'], 'forbidden'],
    ['secondFactor', secondFactor, ['admin with a second factor'], 'second_factor_missing'],
  ])('%s is met by those alone, and refuses all others with its code', (_name, condition, met, refusal) => {
    const answers = Object.entries(callers).map(([name, caller]) => [name, callerRefusal([condition], caller)])
    expect(answers).toEqual(Object.keys(callers).map((name) => [name, met.includes(name) ? null : refusal]))
  })

  it('answers with the first that is not met', () => {
    expect(callerRefusal([signedIn, admin], visitor)).toBe('unauthorized')
    expect(callerRefusal([signedIn, admin, secondFactor], person(['ROLE_USER']))).toBe('forbidden')
    expect(callerRefusal([], visitor)).toBeNull()
  })
})
