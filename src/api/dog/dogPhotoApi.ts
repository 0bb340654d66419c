import * as z from 'zod/mini'
import { apiPaths } from '#contract/shared/apiPaths'
import { fill } from '#contract/shared/paths'
import { api } from '../api'
import { dogTag } from './dogTags'
import { extraOf } from '../request'

const Uploaded = z.object({ photo: z.string() })
type Uploaded = z.infer<typeof Uploaded>

/** The photo of a dog. */
const dogPhotoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `file` is the id of a file that the port keeps: the store knows no bytes. */
    uploadDogPhoto: build.mutation<Uploaded, { slug: string; file: string }>({
      queryFn: async ({ slug, file }, queryApi, _options, call) => {
        const body = extraOf(queryApi).effects.files.kept(file)
        const answer = await call({ url: fill(apiPaths.dogPhoto, { slug }), method: 'PUT', body })
        return answer.error ? { error: answer.error } : { data: answer.data as Uploaded }
      },
      responseSchema: Uploaded,
      invalidatesTags: (_photo, _failure, { slug }) => [dogTag(slug)],
    }),
    removeDogPhoto: build.mutation<null, string>({
      query: (slug) => ({ url: fill(apiPaths.dogPhoto, { slug }), method: 'DELETE' }),
      responseSchema: z.null(),
      invalidatesTags: (_nothing, _failure, slug) => [dogTag(slug)],
    }),
  }),
})

export const { useUploadDogPhotoMutation, useRemoveDogPhotoMutation } = dogPhotoApi
