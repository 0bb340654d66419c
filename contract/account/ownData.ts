import * as z from 'zod/mini'
import { Money } from '../shared/money'
import { csv, type Endpoints, noContent, xlsx } from '../shared/endpoint'
import { Reauthentication } from './session'

/** The parts that can also be downloaded as separate tables. */
export const ownDataParts = ['account', 'profile', 'dogs', 'entries', 'purchases'] as const
export const OwnDataPart = z.enum(ownDataParts)
export type OwnDataPart = z.infer<typeof OwnDataPart>

/** Everything that is kept about an account: the rows of each kind, with texts, numbers, instants (ISO) and empty values. */
export const OwnData = z.catchall(z.object({}), z.array(z.looseObject({})))
export type OwnData = z.infer<typeof OwnData>
/** Its media type: another answer in JSON is not saved in its place. */
export const ownDataType = 'application/vnd.clear-round.own-data+json'

/** What a deleted account loses; `refund`: the refund of its entries. */
export const DeletionCost = z.object({
  entriesAhead: z.int(),
  refund: Money,
  memberUntil: z.nullable(z.iso.date()),
})
export type DeletionCost = z.infer<typeof DeletionCost>

export const ownDataEndpoints = {
  saveOwnData: {
    method: 'GET',
    path: '/my-data',
    action: 'ownData.read',
    schema: { response: { 200: { content: { [ownDataType]: { schema: OwnData } } } } },
  },
  saveOwnTable: {
    method: 'GET',
    path: '/my-data/:part',
    action: 'ownData.read',
    schema: {
      params: z.object({ part: OwnDataPart }),
      response: csv,
    },
  },
  saveOwnWorkbook: {
    method: 'GET',
    path: '/my-data.xlsx',
    action: 'ownData.read',
    schema: { response: xlsx },
  },
  getDeletionCost: {
    method: 'GET',
    path: '/profile/deletion',
    action: 'account.delete',
    schema: { response: { 200: DeletionCost } },
  },
  deleteAccount: {
    method: 'POST',
    path: '/profile/deletion',
    action: 'account.delete',
    schema: { body: Reauthentication, response: noContent },
    refusals: ['only_admin'],
  },
} as const satisfies Endpoints
