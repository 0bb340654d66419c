import { hash, verify } from '@node-rs/argon2'
import { hashPassword, passwordFits } from './passwords'

jest.mock('@node-rs/argon2', () => ({
  hash: jest.fn((password: string) => Promise.resolve(`hash of ${password}`)),
  verify: jest.fn(() => Promise.resolve(true)),
}))
const [hashed, verified] = [jest.mocked(hash), jest.mocked(verify)]

describe('a login', () => {
  it('for an unknown address does the work of a known one: one hash of the same cost is verified, and never fits', async () => {
    const known = await hashPassword('clear-round')
    const [, cost] = hashed.mock.lastCall ?? []
    expect(await passwordFits(known, 'clear-round')).toBe(true)
    expect(await passwordFits(null, 'clear-round')).toBe(false)
    // The decoy is hashed as every password is, and verified as every hash is.
    expect(hashed.mock.calls.map(([, how]) => how)).toEqual([cost, cost])
    expect(verified.mock.calls.map(([, password]) => password)).toEqual(['clear-round', 'clear-round'])
    await passwordFits(null, 'another')
    expect(hashed).toHaveBeenCalledTimes(2)
    expect(verified).toHaveBeenCalledTimes(3)
  })
})
