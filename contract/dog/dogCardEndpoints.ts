import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams, TokenParams } from '../shared/params'
import { CardKey, KeptCard, SignedCard } from './card'

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
