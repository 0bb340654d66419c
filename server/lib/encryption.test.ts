import { encryptionOf } from './encryption'

const encryption = encryptionOf('a secret of thirty-two characters')

describe('encryption [T07.2]', () => {
  it('decrypts what it encrypted, and never makes the same bytes twice', () => {
    const [first, second] = [encryption.encrypt('żółw 🐕‍🦺', 'a'), encryption.encrypt('żółw 🐕‍🦺', 'a')]
    expect([first, second].map((stored) => encryption.decrypt(stored, 'a'))).toEqual(['żółw 🐕‍🦺', 'żółw 🐕‍🦺'])
    expect(first).not.toBe(second)
    expect(Buffer.from(first.slice(3), 'base64url').toString()).not.toContain('żółw')
  })
  it('opens under its own key, in its own place and unchanged, or not at all', () => {
    const stored = encryption.encrypt('secret', 'outbox 1')
    const changed = `${stored.slice(0, 10)}${stored[10] === 'A' ? 'B' : 'A'}${stored.slice(11)}`
    expect(() => encryptionOf('another secret of 32 characters!!').decrypt(stored, 'outbox 1')).toThrow()
    expect(() => encryption.decrypt(stored, 'outbox 2')).toThrow()
    expect(() => encryption.decrypt(changed, 'outbox 1')).toThrow()
  })
  it('leaves a text as it is that was stored before there was a key', () => {
    expect(encryption.decrypt('Hello Zoë,', 'outbox 1')).toBe('Hello Zoë,')
  })
  it('gives equal texts equal codes, which another key does not give', () => {
    const code = encryption.mac('zoe@example.org')
    expect([code, code.includes('zoe')]).toEqual([encryption.mac('zoe@example.org'), false])
    expect(encryptionOf('another secret of 32 characters!!').mac('zoe@example.org')).not.toBe(code)
  })
})
