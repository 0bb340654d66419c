import { apiPaths } from '#contract/shared/apiPaths'
import {
  DeskDog,
  DogsFound,
  type DogFound,
  type FlagCorrection,
  type Measurement,
  type MicrochipCorrection,
} from '#contract/dog/desk'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { changedDog, dogTag, dogTags, measuringTag } from './dogTags'

interface Change<Body> {
  slug: string
  body: Body
}

/** Dogs of any account, as judges and admins find, measure and correct them. */
export const deskDogApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDogs: build.query<DogFound[], string>({
      query: (text) => ({ url: `${apiPaths.deskDogs}?${new URLSearchParams({ text }).toString()}` }),
      responseSchema: DogsFound,
      providesTags: dogTags,
    }),
    getDeskDog: build.query<DeskDog, string>({
      query: (slug) => ({ url: fill(apiPaths.deskDog, { slug }) }),
      responseSchema: DeskDog,
      providesTags: (_dog, _failure, slug) => [dogTag(slug)],
    }),
    measureDog: build.mutation<DeskDog, Change<Measurement>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.dogMeasurement, { slug }), method: 'PUT', body }),
      responseSchema: DeskDog,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), measuringTag, 'Eligibility'],
    }),
    correctFlags: build.mutation<DeskDog, Change<FlagCorrection>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.flagCorrection, { slug }), method: 'POST', body }),
      responseSchema: DeskDog,
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), 'Eligibility'],
    }),
    correctMicrochip: build.mutation<DeskDog, Change<MicrochipCorrection>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.microchipCorrection, { slug }), method: 'PUT', body }),
      responseSchema: DeskDog,
      invalidatesTags: (_dog, _failure, { slug }) => changedDog(slug),
    }),
  }),
})

export const {
  useFindDogsQuery,
  useGetDeskDogQuery,
  useMeasureDogMutation,
  useCorrectFlagsMutation,
  useCorrectMicrochipMutation,
} = deskDogApi
