import * as z from 'zod/mini'
import { type Endpoints, noContent, webp } from '../shared/endpoint'
import { DogEntriesQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import { AgreedDogChange, DogChange, DogChangeQuote, DogEntryPage, DogHistory, DogShows } from './change'
import { Dog, DogDraft, Dogs, NexusLevels } from './dog'
import { HeightDispute, KeptMeasurings } from './measuring'

const File = z.object({ id: z.string(), size: z.string() })

export const dogEndpoints = {
  getDog: {
    method: 'GET',
    path: '/dogs/:slug',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: Dog } },
  },
  changeDog: {
    method: 'PUT',
    path: '/dogs/:slug',
    action: 'dog.change',
    schema: {
      params: SlugParams,
      body: z.object({ ...AgreedDogChange.shape, version: BaseVersion }),
      response: { 200: Dog },
    },
  },
  /** What a change would do, before it is made. */
  quoteDogChange: {
    method: 'POST',
    path: '/dogs/:slug/change-quote',
    action: 'dog.change',
    schema: {
      params: SlugParams,
      body: z.object({ ...DogChange.shape, version: BaseVersion }),
      response: { 200: DogChangeQuote },
    },
  },
  getDogHistory: {
    method: 'GET',
    path: '/dogs/:slug/history',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: DogHistory } },
  },
  getDogEntries: {
    method: 'GET',
    path: '/dogs/:slug/entries',
    action: 'dog.read',
    schema: { params: SlugParams, querystring: DogEntriesQuery, response: { 200: DogEntryPage } },
  },
  /** The shows that take entries now, with what is against the dog in each class. */
  getDogShows: {
    method: 'GET',
    path: '/dogs/:slug/shows',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: DogShows } },
  },
  getMeasurings: {
    method: 'GET',
    path: '/dogs/:slug/measurements',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: KeptMeasurings } },
  },
  disputeHeight: {
    method: 'POST',
    path: '/dogs/:slug/height-dispute',
    action: 'heightDispute.raise',
    schema: { params: SlugParams, body: HeightDispute, response: { 200: KeptMeasurings } },
    refusals: ['dispute_closed'],
  },
  uploadDogPhoto: {
    method: 'PUT',
    path: '/dogs/:slug/photo',
    action: 'dogPhoto.change',
    schema: { params: SlugParams, response: { 200: z.object({ photo: z.string() }) } },
  },
  removeDogPhoto: {
    method: 'DELETE',
    path: '/dogs/:slug/photo',
    action: 'dogPhoto.change',
    schema: { params: SlugParams, response: noContent },
  },
  getDogPhotoFile: {
    method: 'GET',
    path: '/photos/:id/:size',
    action: 'dogPhoto.read',
    schema: { params: File, response: webp },
  },
  getDogs: {
    method: 'GET',
    path: '/dogs',
    action: 'dog.list',
    schema: { response: { 200: Dogs } },
  },
  addDog: {
    method: 'POST',
    path: '/dogs',
    action: 'dog.add',
    schema: { body: DogDraft, response: { 201: Dog } },
    refusals: ['too_many_dogs'],
  },
  getNexusLevels: {
    method: 'GET',
    path: '/nexus-levels',
    action: 'nexusLevel.list',
    schema: { response: { 200: NexusLevels } },
  },
} as const satisfies Endpoints
