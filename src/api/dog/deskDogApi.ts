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

interface Change<Body> {
  slug: string
  body: Body
}

const tagOf = (found: DeskDog | undefined) => (found ? [{ type: 'Dog' as const, id: found.dog.id }] : [])

/** Dogs of any account, as judges and admins find, measure and correct them. */
export const deskDogApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDogs: build.query<DogFound[], string>({
      query: (text) => ({ url: `${apiPaths.deskDogs}?${new URLSearchParams({ text }).toString()}` }),
      responseSchema: DogsFound,
      providesTags: ['Dog'],
    }),
    getDeskDog: build.query<DeskDog, string>({
      query: (slug) => ({ url: fill(apiPaths.deskDog, { slug }) }),
      responseSchema: DeskDog,
      providesTags: tagOf,
    }),
    measureDog: build.mutation<DeskDog, Change<Measurement>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.dogMeasurement, { slug }), method: 'PUT', body }),
      responseSchema: DeskDog,
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: ['Dog', 'Eligibility'],
    }),
    correctFlags: build.mutation<DeskDog, Change<FlagCorrection>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.flagCorrection, { slug }), method: 'POST', body }),
      responseSchema: DeskDog,
      invalidatesTags: ['Dog', 'Eligibility'],
    }),
    correctMicrochip: build.mutation<DeskDog, Change<MicrochipCorrection>>({
      query: ({ slug, body }) => ({ url: fill(apiPaths.microchipCorrection, { slug }), method: 'PUT', body }),
      responseSchema: DeskDog,
      invalidatesTags: ['Dog'],
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
