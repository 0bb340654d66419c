import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { readCompactCard, signedCardVersion, type DogCard } from '#contract/dog/card'
import { cardKeys } from '../../db/schema'
import type { ServerDeps } from '../../deps'

type KeyDeps = Pick<ServerDeps, 'db' | 'encryption'>

const context = 'card_keys.private_key'
const id = 1

const makeKeys = ({ encryption }: KeyDeps) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return {
    id,
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    privateKey: encryption.encrypt(secret, context),
  }
}

/** The one pair of a database: made when it is first needed; of two servers at once the first makes it. */
const loadKeys = async (deps: KeyDeps): Promise<typeof cardKeys.$inferSelect> => {
  const [known] = await deps.db.select().from(cardKeys)
  if (known) return known
  await deps.db.insert(cardKeys).values(makeKeys(deps)).onConflictDoNothing()
  return loadKeys(deps)
}

export const publicCardKey = async (deps: KeyDeps): Promise<string> => (await loadKeys(deps)).publicKey

/** A text with the version before it and an Ed25519 signature over both behind it. */
export const signCard = async (deps: KeyDeps, text: string): Promise<string> => {
  const { privateKey } = await loadKeys(deps)
  const der = Buffer.from(deps.encryption.decrypt(privateKey, context), 'base64')
  const body = `${signedCardVersion}.${Buffer.from(text).toString('base64url')}`
  const signature = sign(null, Buffer.from(body), createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  return `${body}.${signature.toString('base64url')}`
}

const signedCard = new RegExp(`(${signedCardVersion}\\.([\\w-]+))\\.([\\w-]+)$`)

/** The card that a text ends with, as a scanner reads it; null where it holds none that was signed here. */
export const readSignedCard = async (deps: KeyDeps, text: string): Promise<DogCard | null> => {
  const [, body, facts, signature] = signedCard.exec(text.replace(/\s/g, '')) ?? []
  if (body === undefined || facts === undefined || signature === undefined) return null
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: await publicCardKey(deps) },
    format: 'jwk',
  })
  const isSigned = verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64url'))
  return isSigned ? readCompactCard(Buffer.from(facts, 'base64url').toString()) : null
}
