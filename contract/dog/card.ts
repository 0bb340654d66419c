import * as z from 'zod/mini'
import { HeightCategory } from './height'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams, TokenParams } from '../shared/params'

/** What a steward needs of a dog at the ring; nothing of its owner. */
export const DogCard = z.object({
  name: z.string(),
  kennelClubName: z.string(),
  breed: z.string(),
  heightCategory: HeightCategory,
  height: z.nullable(z.int()),
  measured: z.boolean(),
  /** The Nexus rank that it competes at. */
  level: z.int(),
  /** The last digits of its microchip; empty without one. */
  chipEnd: z.string(),
  issuedOn: z.iso.date(),
})
export type DogCard = z.infer<typeof DogCard>

/** The card, and the address that its QR code carries: the part after the # is the same card as a signed text. */
export const SignedCard = z.object({ card: DogCard, code: z.string(), photo: z.nullable(z.string()) })
export type SignedCard = z.infer<typeof SignedCard>

/** The card as its keepers see it; `owned`: to share it is theirs; `link` is its public address while it is shared. */
export const KeptCard = z.object({ ...SignedCard.shape, owned: z.boolean(), link: z.nullable(z.string()) })
export type KeptCard = z.infer<typeof KeptCard>

/** An Ed25519 key, 32 bytes in base64url. */
export const CardKey = z.object({ publicKey: z.string() })
export type CardKey = z.infer<typeof CardKey>

/** `CR1`, the facts and the signature over both before it, with dots between; base64url. */
export const signedCardVersion = 'CR1'
const fields = Object.keys(DogCard.shape) as (keyof DogCard)[]

/** The facts of a card, without their names: the fewer squares a code has, the better a phone reads it. */
export const compactCard = (card: DogCard): string => JSON.stringify(fields.map((field) => card[field]))

/** The card of such a text; null where it is none. */
export const readCompactCard = (text: string): DogCard | null => {
  try {
    const values = JSON.parse(text) as unknown
    if (!Array.isArray(values) || values.length !== fields.length) return null
    const known = DogCard.safeParse(Object.fromEntries(fields.map((field, index) => [field, values[index] as unknown])))
    return known.success ? known.data : null
  } catch {
    return null
  }
}

export const dogCardEndpoints = {
  getDogCard: {
    method: 'GET',
    path: '/dogs/:slug/card',
    action: 'dogCard.read',
    schema: { params: SlugParams, response: { 200: KeptCard } },
  },
  shareDogCard: {
    method: 'PUT',
    path: '/dogs/:slug/card/link',
    action: 'dogCard.share',
    schema: { params: SlugParams, response: { 200: KeptCard } },
  },
  stopSharingDogCard: {
    method: 'DELETE',
    path: '/dogs/:slug/card/link',
    action: 'dogCard.share',
    schema: { params: SlugParams, response: noContent },
  },
  getSharedCard: {
    method: 'GET',
    path: '/cards/:token',
    action: 'sharedCard.read',
    schema: { params: TokenParams, response: { 200: SignedCard } },
  },
  /** What the signature of a card is checked with. */
  getCardKey: {
    method: 'GET',
    path: '/card-key',
    action: 'cardKey.read',
    schema: { response: { 200: CardKey } },
  },
} as const satisfies Endpoints
