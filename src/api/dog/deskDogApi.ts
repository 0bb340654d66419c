import {
  type DeskDog,
  deskDogEndpoints,
  type DogFound,
  type FactsCorrection,
  type FlagCorrection,
  type Measurement,
  type MicrochipCorrection,
} from '#contract/dog/desk'
import { type DogsToMeasure, toMeasureEndpoints } from '#contract/dog/toMeasure'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { changedDog, dogTag, dogTags, measuringTag } from './dogTags'

interface Change<Body> {
  slug: string
  body: Body
}

/** Dogs of any account, as judges and admins find, measure and correct them. */
export const deskDogApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDogs: build.query<DogFound[], string>({
      query: (text) => callOf(deskDogEndpoints.findDogs, { query: { text } }),
      responseSchema: answerOf(deskDogEndpoints.findDogs),
      providesTags: dogTags,
    }),
    getDeskDog: build.query<DeskDog, string>({
      query: (slug) => callOf(deskDogEndpoints.getDeskDog, { params: { slug } }),
      responseSchema: answerOf(deskDogEndpoints.getDeskDog),
      providesTags: (_dog, _failure, slug) => [dogTag(slug)],
    }),
    getDogsToMeasure: build.query<DogsToMeasure, string>({
      query: (slug) => callOf(toMeasureEndpoints.getDogsToMeasure, { params: { slug } }),
      responseSchema: answerOf(toMeasureEndpoints.getDogsToMeasure),
      providesTags: (answer) => [measuringTag, ...dogTags(answer?.dogs.map(({ dog }) => dog))],
    }),
    measureDog: build.mutation<DeskDog, Change<Measurement>>({
      query: ({ slug, body }) => callOf(deskDogEndpoints.measureDog, { params: { slug }, body }),
      responseSchema: answerOf(deskDogEndpoints.measureDog),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), measuringTag, 'Eligibility'],
    }),
    correctFlags: build.mutation<DeskDog, Change<FlagCorrection>>({
      query: ({ slug, body }) => callOf(deskDogEndpoints.correctFlags, { params: { slug }, body }),
      responseSchema: answerOf(deskDogEndpoints.correctFlags),
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), 'Eligibility'],
    }),
    correctFacts: build.mutation<DeskDog, Change<FactsCorrection>>({
      query: ({ slug, body }) => callOf(deskDogEndpoints.correctFacts, { params: { slug }, body }),
      responseSchema: answerOf(deskDogEndpoints.correctFacts),
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), 'Eligibility'],
    }),
    correctMicrochip: build.mutation<DeskDog, Change<MicrochipCorrection>>({
      query: ({ slug, body }) => callOf(deskDogEndpoints.correctMicrochip, { params: { slug }, body }),
      responseSchema: answerOf(deskDogEndpoints.correctMicrochip),
      invalidatesTags: (_dog, _failure, { slug }) => changedDog(slug),
    }),
  }),
})

export const {
  useFindDogsQuery,
  useGetDeskDogQuery,
  useGetDogsToMeasureQuery,
  useMeasureDogMutation,
  useCorrectFlagsMutation,
  useCorrectFactsMutation,
  useCorrectMicrochipMutation,
} = deskDogApi
