import { Dog } from '../dog/dog'
import { type Endpoints, noContent } from '../shared/endpoint'
import { ChosenColumns, DogMerge, DogSyncStart, RegisterFeed, SyncAnswer, SyncRequest } from './api'

export const dogSyncEndpoints = {
  getDogSync: {
    method: 'GET',
    path: '/dog-sync',
    action: 'dog.sync',
    schema: { response: { 200: DogSyncStart } },
  },
  saveColumns: {
    method: 'PUT',
    path: '/dog-sync/columns',
    action: 'dog.sync',
    schema: { body: ChosenColumns, response: noContent },
  },
  /** The feed of the register that is set up, fetched by the server. */
  getRegisterFeed: {
    method: 'GET',
    path: '/dog-sync/feed',
    action: 'dog.sync',
    schema: { response: { 200: RegisterFeed } },
    refusals: ['not_found', 'register_unavailable'],
  },
  syncDogs: {
    method: 'POST',
    path: '/dog-sync',
    action: 'dog.sync',
    schema: { body: SyncRequest, response: { 200: SyncAnswer } },
  },
  mergeDogs: {
    method: 'POST',
    path: '/dog-sync/merge',
    action: 'dog.sync',
    schema: { body: DogMerge, response: { 200: Dog } },
    refusals: ['not_found', 'stale', 'dogs_in_one_class', 'dog_being_entered', 'merge_would_retire'],
  },
} as const satisfies Endpoints
