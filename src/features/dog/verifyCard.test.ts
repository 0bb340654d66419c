import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { compactCard, type DogCard } from '#contract/dog/card'
import { verifyCard } from './verifyCard'

beforeAll(() => {
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
})

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'jwk' }).x ?? ''
const card: DogCard = {
  name: 'Żółw',
  kennelClubName: '',
  breed: 'Border Collie',
  heightCategory: 'large',
  height: 512,
  measured: true,
  level: 3,
  chipEnd: '0012',
  issuedOn: '2026-11-21',
}
const signed = (text: string) => {
  const body = `CR1.${Buffer.from(text).toString('base64url')}`
  return `https://example.org/cards/check#${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
}
const good = signed(compactCard(card))

describe('a scanned card [D09]', () => {
  it('is shown as it was signed', async () => expect(await verifyCard(good, key)).toEqual(card))

  it.each([
    [
      'changed',
      good.replace(/CR1\.[\w-]+/, `CR1.${Buffer.from(compactCard({ ...card, level: 5 })).toString('base64url')}`),
    ],
    ['signed with another key', good, generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x],
    ['of a short signature', good.slice(0, -4)],
  ])('is not valid where it was %s', async (_name, text, other = key) =>
    expect(await verifyCard(text, other)).toBe('invalid'),
  )

  it.each([
    ['', ''],
    ['another code', 'https://example.org/'],
    ['a signed text that is no card', signed('["Żółw"]')],
    ['a signed text that is no list', signed('{}')],
    ['half of it', good.slice(0, 60)],
  ])('is none in %s', async (_name, text) => expect(await verifyCard(text, key)).toBe('unreadable'))
})
