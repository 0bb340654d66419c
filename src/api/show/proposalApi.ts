import type { DeskShow } from '#contract/show/desk'
import type { ProposalStep } from '#contract/show/proposal'
import { proposalEndpoints } from '#contract/show/proposalEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

const steps = {
  agree: proposalEndpoints.agreeToProposal,
  return: proposalEndpoints.returnProposal,
  withdraw: proposalEndpoints.withdrawProposal,
}

/** Decisions on a change of a published show. */
export const proposalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A refusal means that it has changed since the screen showed it: it is read again then too. */
    takeProposalStep: build.mutation<DeskShow, { slug: string; step: ProposalStep; id: string; remarks?: string }>({
      query: ({ slug, step, ...body }) => callOf(steps[step], { params: { slug }, body }),
      responseSchema: answerOf(proposalEndpoints.agreeToProposal),
      invalidatesTags: ['Show', 'Eligibility', 'Purchase', 'Run'],
    }),
  }),
})

export const { useTakeProposalStepMutation } = proposalApi
