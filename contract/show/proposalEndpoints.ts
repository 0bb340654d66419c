import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { DeskShow, ShowReturn } from './desk'

/** The proposal that the reader has seen: another one has another id. */
const Seen = z.object({ id: z.uuid() })
const response = { 200: DeskShow }

export const proposalEndpoints = {
  agreeToProposal: {
    method: 'POST',
    path: '/desk/shows/:slug/proposal/agreement',
    action: 'proposal.agree',
    schema: { params: SlugParams, body: Seen, response },
    refusals: ['show_proposal_closed', 'show_proposal_outdated', 'own_show', 'household_show'],
  },
  returnProposal: {
    method: 'POST',
    path: '/desk/shows/:slug/proposal/return',
    action: 'proposal.return',
    schema: { params: SlugParams, body: z.extend(Seen, ShowReturn.shape), response },
    refusals: ['show_proposal_closed', 'own_show', 'household_show'],
  },
  withdrawProposal: {
    method: 'POST',
    path: '/desk/shows/:slug/proposal/withdrawal',
    action: 'proposal.withdraw',
    schema: { params: SlugParams, body: Seen, response },
    refusals: ['show_proposal_closed'],
  },
} as const satisfies Endpoints
