import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { api } from '../api'
import { dogTag } from './dogTags'
import { answerOf, callOf } from '../callOf'
import { extraOf } from '../request'

/** The photo of a dog. */
const dogPhotoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `file` is the id of a file that the port keeps: the store knows no bytes. */
    uploadDogPhoto: build.mutation<{ photo: string }, { slug: string; file: string }>({
      queryFn: async ({ slug, file }, queryApi, _options, call) => {
        const body = extraOf(queryApi).effects.files.kept(file)
        const answer = await call({ ...callOf(dogEndpoints.uploadDogPhoto, { params: { slug } }), body })
        return answer.error ? { error: answer.error } : { data: answer.data as { photo: string } }
      },
      responseSchema: answerOf(dogEndpoints.uploadDogPhoto),
      invalidatesTags: (_photo, _failure, { slug }) => [dogTag(slug)],
    }),
    removeDogPhoto: build.mutation<null, string>({
      query: (slug) => callOf(dogEndpoints.removeDogPhoto, { params: { slug } }),
      responseSchema: answerOf(dogEndpoints.removeDogPhoto),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug)],
    }),
  }),
})

export const { useUploadDogPhotoMutation, useRemoveDogPhotoMutation } = dogPhotoApi
