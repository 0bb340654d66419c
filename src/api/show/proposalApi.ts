import type { DeskShow } from '#contract/show/desk'
import { proposalEndpoints } from '#contract/show/proposalEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** A refusal means that the show has changed since the screen showed it: it is read again then too. */
const invalidatesTags = ['Show', 'Eligibility', 'Purchase', 'Run'] as const

/** Decisions on a change of a published show. */
export const proposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    agreeToProposal: build.mutation<DeskShow, { slug: string; id: string }>({
      query: ({ slug, id }) => callOf(proposalEndpoints.agreeToProposal, { params: { slug }, body: { id } }),
      responseSchema: answerOf(proposalEndpoints.agreeToProposal),
      invalidatesTags,
    }),
    returnProposal: build.mutation<DeskShow, { slug: string; id: string; remarks: string }>({
      query: ({ slug, ...body }) => callOf(proposalEndpoints.returnProposal, { params: { slug }, body }),
      responseSchema: answerOf(proposalEndpoints.returnProposal),
      invalidatesTags,
    }),
    withdrawProposal: build.mutation<DeskShow, { slug: string; id: string }>({
      query: ({ slug, id }) => callOf(proposalEndpoints.withdrawProposal, { params: { slug }, body: { id } }),
      responseSchema: answerOf(proposalEndpoints.withdrawProposal),
      invalidatesTags,
    }),
  }),
})

export const { useAgreeToProposalMutation, useReturnProposalMutation, useWithdrawProposalMutation } = proposalApi
