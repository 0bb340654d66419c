import * as z from 'zod/mini'
import { ShowDifference } from './difference'

/** How a proposal ended; it waits for its approvers until then. `outdated`: the show was cancelled or is over. */
export const proposalEnds = ['applied', 'withdrawn', 'returned', 'outdated'] as const
export type ProposalEnd = (typeof proposalEnds)[number]

export const proposalSteps = ['agree', 'return', 'withdraw'] as const
export type ProposalStep = (typeof proposalSteps)[number]

/** A change that members read of before it counts. */
export const PublicProposal = z.object({ why: z.string(), ...ShowDifference.shape })
export type PublicProposal = z.infer<typeof PublicProposal>

const proposalDecisions = z.object({ name: z.string(), hasAgreed: z.boolean(), own: z.boolean() })

/**
 * A change that a published show waits for, as the desk has it. `entries`: paid entries whose members are emailed when it
 * takes effect; `steps`: what the reader can do with it.
 */
export const DeskProposal = z.object({
  id: z.uuid(),
  by: z.nullable(z.string()),
  madeAt: z.iso.datetime(),
  ...PublicProposal.shape,
  decisions: z.array(proposalDecisions),
  entries: z.int(),
  steps: z.array(z.enum(proposalSteps)),
})
export type DeskProposal = z.infer<typeof DeskProposal>
