import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Encryption } from '../../lib/encryption'

const contextOf = (showId: string) => `draws ${showId} seed`
const bytesOf = (seed: string) => Buffer.from(seed, 'hex')

/** The commitment published before the draw: it binds the club to a seed, and reveals nothing of the seed. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(bytesOf(seed)).digest('hex')

/** A new seed, as the database may keep it, and its commitment. */
export const makeSeed = (encryption: Encryption, showId: string): { sealedSeed: string; commitment: string } => {
  const seed = randomBytes(32).toString('hex')
  return { sealedSeed: encryption.encrypt(seed, contextOf(showId)), commitment: commitmentOf(seed) }
}

export const openSeed = (encryption: Encryption, showId: string, sealedSeed: string): string =>
  encryption.decrypt(sealedSeed, contextOf(showId))

/** What a seed makes of each receipt, by which they are ordered. */
export const ticketsOf =
  (seed: string) =>
  (receipt: string): string =>
    createHmac('sha256', bytesOf(seed)).update(receipt).digest('hex')

/** Without letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eighty random bits that someone can read out: ABCD-2345-EFGH-6789. The database alone knows whose they are. */
export const makeReceipt = (): string =>
  Array.from(randomBytes(16), (byte) => letters.charAt(byte % letters.length))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
