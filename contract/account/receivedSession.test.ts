import { sampleUser } from '../../src/testing/samples'
import { ReceivedLogin, ReceivedUser } from './receivedSession'
import { User } from './user'

const parse = (answer: unknown) => ReceivedUser.parse(answer)

describe('a user from a server of another make [S05 T22]', () => {
  it('is one with roles and registeredAt alone', () => {
    const user = parse({ roles: ['ROLE_USER'], registeredAt: '2026-01-01T10:00:00Z' })
    expect(User.safeParse({ ...user, id: sampleUser().id }).success).toBe(true)
    expect(user).toMatchObject({ roles: ['ROLE_USER'], registeredAt: '2026-01-01T10:00:00.000Z', renewalDate: null })
    expect(user).toMatchObject({ id: '', email: '', name: '', emailConfirmed: true })
    expect(Date.parse(user.sessionEnds.idle)).toBeGreaterThan(Date.parse('9000-01-01'))
  })

  it('may have unknown roles and fields', () => {
    const given = { id: 7, email: null, roles: ['ROLE_TREASURER', 'ROLE_JUDGE', 9], registeredAt: null, club: 'North' }
    expect(parse(given)).toMatchObject({ id: '', email: '', roles: ['ROLE_JUDGE'], registeredAt: null })
  })

  it.each([
    ['2026-01-01', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T10:00:00+02:00', '2026-01-01T08:00:00.000Z'],
    ['soon', null],
    [undefined, null],
    [true, null],
  ])('was registered at %s', (registeredAt, instant) =>
    expect(parse({ roles: [], registeredAt }).registeredAt).toBe(instant),
  )

  it.each([null, [], 'Zoë', { id: 7 }, { roles: 'ROLE_ADMIN' }, { registeredAt: null }])('is none: %j', (answer) =>
    expect(ReceivedUser.safeParse(answer).success).toBe(false),
  )

  it('loses nothing that our server says', () => {
    expect(parse(sampleUser())).toEqual(sampleUser())
    expect(ReceivedLogin.parse({ token: 't', user: sampleUser() })).toEqual({
      token: 't',
      user: sampleUser(),
    })
    expect(ReceivedLogin.parse({ needs: 'oneTimeCode' })).toEqual({ needs: 'oneTimeCode' })
  })
})
