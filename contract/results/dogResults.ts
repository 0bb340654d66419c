import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { DogRun, mostDogRuns } from './shown'

/** A run as visitors see it: without the level that the dog had. */
export const PublicRun = z.omit(DogRun, { rank: true, dogSlug: true })
export type PublicRun = z.infer<typeof PublicRun>

/** The published results of a dog whose owner shows them to everyone, the newest first. */
export const DogResults = z.object({
  name: z.string(),
  breed: z.string(),
  runs: z.array(PublicRun).check(z.maxLength(mostDogRuns)),
})
export type DogResults = z.infer<typeof DogResults>

export const dogResultEndpoints = {
  getDogResults: {
    method: 'GET',
    path: '/dog-results/:slug',
    action: 'dogResults.read',
    schema: { params: SlugParams, response: { 200: DogResults } },
  },
  /** Whether everyone may see them: its owner decides. Twice is once. */
  publishDogResults: {
    method: 'PUT',
    path: '/dogs/:slug/public-results',
    action: 'dogResults.publish',
    schema: { params: SlugParams, body: z.object({ isPublic: z.boolean() }), response: noContent },
  },
} as const satisfies Endpoints
