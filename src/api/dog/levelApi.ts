import type { DeskDog } from '#contract/dog/desk'
import type { LevelAnswer, LevelConfirmation, LevelDecision, LevelMove, LevelProposals } from '#contract/dog/level'
import { levelEndpoints } from '#contract/dog/levelEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { changedDog, dogTag, levelTag } from './dogTags'

interface Change<Body> {
  slug: string
  body: Body
}

/** How the Nexus level of a dog has moved, and what the desk decides about it. */
const levelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLevelMoves: build.query<LevelMove[], string>({
      query: (slug) => callOf(levelEndpoints.getLevelMoves, { params: { slug } }),
      responseSchema: answerOf(levelEndpoints.getLevelMoves),
      providesTags: (_moves, _failure, slug) => [dogTag(slug)],
    }),
    getLevelProposals: build.query<LevelProposals, void>({
      query: () => callOf(levelEndpoints.getLevelProposals),
      responseSchema: answerOf(levelEndpoints.getLevelProposals),
      providesTags: [levelTag],
    }),
    setLevel: build.mutation<DeskDog, Change<LevelDecision>>({
      query: ({ slug, body }) => callOf(levelEndpoints.setLevel, { params: { slug }, body }),
      responseSchema: answerOf(levelEndpoints.setLevel),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), levelTag, 'Eligibility'],
    }),
    confirmLevel: build.mutation<DeskDog, Change<LevelConfirmation>>({
      query: ({ slug, body }) => callOf(levelEndpoints.confirmLevel, { params: { slug }, body }),
      responseSchema: answerOf(levelEndpoints.confirmLevel),
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), levelTag, 'Eligibility'],
    }),
    answerLevel: build.mutation<DeskDog, Change<LevelAnswer>>({
      query: ({ slug, body }) => callOf(levelEndpoints.answerLevel, { params: { slug }, body }),
      responseSchema: answerOf(levelEndpoints.answerLevel),
      invalidatesTags: (_dog, _failure, { slug }) => [...changedDog(slug), levelTag],
    }),
  }),
})

export const {
  useGetLevelMovesQuery,
  useGetLevelProposalsQuery,
  useSetLevelMutation,
  useConfirmLevelMutation,
  useAnswerLevelMutation,
} = levelApi
