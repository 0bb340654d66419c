import * as z from 'zod/mini'
import { EntryItem, EntryRequest } from '../purchase/cartItem'
import { limits } from '../shared/limits'
import { MinorUnits } from '../shared/money'
import { waitingStates } from '../shared/storedLists'
import { type Endpoints, noContent } from '../shared/endpoint'
import { IdParams } from '../shared/params'

/** One dog for one class that is full. */
export const WaitingRequest = EntryRequest

/**
 * A dog's place in the order of those who wait for a class. `position`: 1 is offered the next place that becomes free; null
 * once a place is offered, which is then held until `offerUntil`. `checkout`: the offered place is in a checkout.
 */
export const WaitingEntry = z.object({
  id: z.uuid(),
  item: EntryItem,
  price: MinorUnits,
  state: z.enum(waitingStates),
  position: z.nullable(z.int()),
  offerUntil: z.nullable(z.iso.datetime()),
  /** The show's. */
  timeZone: z.string(),
})
export type WaitingEntry = z.infer<typeof WaitingEntry>

/** What a member has joined, and what the draws of shows have added to it. */
export const WaitingList = z.array(WaitingEntry).check(z.maxLength(2 * limits.waitingPerAccount))

export const waitingEndpoints = {
  /** The full classes that the caller's dogs wait for. */
  getWaitingList: {
    method: 'GET',
    path: '/waiting-list',
    action: 'waitingList.read',
    schema: { response: { 200: WaitingList } },
  },
  joinWaitingList: {
    method: 'POST',
    path: '/waiting-list',
    action: 'waitingList.join',
    schema: { body: WaitingRequest, response: { 200: WaitingList, 201: WaitingList } },
    refusals: ['class_has_places', 'waiting_refused', 'already_waiting', 'too_many_waiting'],
  },
  leaveWaitingList: {
    method: 'DELETE',
    path: '/waiting-list/:id',
    action: 'waitingList.leave',
    schema: { params: IdParams, response: noContent },
  },
} as const satisfies Endpoints
