import { type Endpoints, noContent } from '../shared/endpoint'
import { IdParams } from '../shared/params'
import { WaitingList, WaitingRequest } from './waitingList'

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
