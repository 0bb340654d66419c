import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { commonPasswords, isCommonPassword } from './commonPasswords'
import { hashPassword, passwordFits } from './passwords'

jest.mock('@node-rs/argon2', () => ({
  hash: jest.fn((password: string) => Promise.resolve(`hash of ${password}`)),
  verify: jest.fn(() => Promise.resolve(true)),
}))
const [hashed, verified] = [jest.mocked(hash), jest.mocked(verify)]

describe('a login', () => {
  it('for an unknown address does the work of a known one: one hash of the same cost is verified, and never fits [A13]', async () => {
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

describe('hashing', () => {
  it('takes four threads and never a fifth, not even for who comes in the moment in which one is free [H01]', async () => {
    const ends: (() => void)[] = []
    const begun: string[] = []
    hashed.mockImplementation((password) => {
      begun.push(String(password))
      return new Promise((resolve) => ends.push(() => resolve('')))
    })
    const all = ['a', 'b', 'c', 'd', 'waits'].map((password) => hashPassword(password))
    await sleep(1)
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    ends.shift()?.()
    const late = Promise.resolve().then(() => hashPassword('late'))
    await sleep(1)
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'waits'])
    while (begun.length < 6 || ends.length > 0) {
      ends.shift()?.()
      await sleep(1)
    }
    await Promise.all([...all, late])
    expect(begun.at(-1)).toBe('late')
  })
})

describe('a password of the most common [T09]', () => {
  it('is recognised in any capitals, and the list has at least three thousand', () => {
    expect(new Set(commonPasswords).size).toBeGreaterThanOrEqual(3000)
    expect(commonPasswords.filter((word) => word.length < 6)).toEqual([])
    for (const word of ['123456', 'Password', 'LETMEIN', 'iloveyou', 'Agility', 'clear-round', 'Border Collie 2026'])
      expect(isCommonPassword(word)).toBe(true)
  })
  it.each(['two-poles-down', 'kaczuszka', 'żółwik9'])('is not %s', (word) => {
    expect(isCommonPassword(word)).toBe(false)
  })
})
