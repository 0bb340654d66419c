import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Action } from '#contract/access/policies'
import type { ShowDifference } from '#contract/show/difference'
import {
  proposalSteps,
  type DeskProposal,
  type ProposalEnd,
  type ProposalStep,
  type PublicProposal,
} from '#contract/show/proposal'
import { notifiedOf } from '#contract/show/approvable'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { entries, showProposalAgreements, showProposals, users } from '../../db/schema'
import { withHousehold } from '../account/householdOf'
import { changesBetween } from './changesBetween'
import { auditedDifference } from './showDifference'

export type Proposal = typeof showProposals.$inferSelect

/** The change of a show that waits for its approvers. */
export const openProposal = async (db: Db, showId: string): Promise<Proposal | undefined> => {
  const [row] = await db
    .select()
    .from(showProposals)
    .where(and(eq(showProposals.showId, showId), isNull(showProposals.endedAt)))
  return row
}

export const differenceOf = ({ before, after }: Proposal): ShowDifference =>
  changesBetween(auditedDifference(before, after))

/** What members read of it. */
export const publicProposal = async (db: Db, showId: string): Promise<PublicProposal | null> => {
  const proposal = await openProposal(db, showId)
  return proposal ? { why: proposal.why, ...differenceOf(proposal) } : null
}

/** The people who have agreed to a proposal. */
export const agreedTo = async (db: Db, { id }: Proposal): Promise<Set<string>> => {
  const rows = await db
    .select({ personId: showProposalAgreements.personId })
    .from<PgTable>(showProposalAgreements)
    .where(eq(showProposalAgreements.proposalId, id))
    .orderBy(asc(showProposalAgreements.agreedAt))
  return new Set(rows.map(({ personId }) => personId))
}

interface Approver {
  id: string
  name: string
  accountId: string | null
}

/**
 * The approvers whose agreement a proposal needs: those with an account who are neither its author nor of the author's
 * household.
 */
export const decidersOf = async <Of extends Approver>(
  db: Db,
  approvers: readonly Of[],
  authorId: string | null,
): Promise<Of[]> => {
  const barred = authorId === null ? [] : await withHousehold(db, authorId)
  return approvers.filter(({ accountId }) => accountId !== null && !barred.includes(accountId))
}

const actions = {
  agree: 'proposal.agree',
  return: 'proposal.return',
  withdraw: 'proposal.withdraw',
} as const satisfies Record<ProposalStep, Action>

interface Reader {
  showId: string
  approvers: readonly Approver[]
  readerId: string | undefined
  isAllowed: (action: Action) => boolean
}

/** The change that a show waits for, as the reader at the desk has it. */
export const deskProposal = async (
  db: Db,
  { showId, approvers, readerId, isAllowed }: Reader,
): Promise<DeskProposal | null> => {
  const proposal = await openProposal(db, showId)
  if (!proposal) return null
  const agreed = await agreedTo(db, proposal)
  const { id, authorId, madeAt, why, before, after } = proposal
  const [author] =
    authorId === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, authorId))
  const affected = notifiedOf(before, after)
  const [counted] =
    affected.length === 0
      ? []
      : await db
          .select({ entries: count() })
          .from(entries)
          .where(and(inArray(entries.classId, affected), eq(entries.status, 'paid')))
  const decisions = (await decidersOf(db, approvers, authorId)).map(({ id: personId, name, accountId }) => ({
    name,
    hasAgreed: agreed.has(personId),
    own: accountId !== null && accountId === readerId,
  }))
  const own = decisions.find((one) => one.own)
  const isPossible = (step: ProposalStep) =>
    step === 'withdraw' || (own !== undefined && (step === 'return' || !own.hasAgreed))
  return {
    id,
    by: author?.name ?? null,
    madeAt: madeAt.toISOString(),
    why,
    ...differenceOf(proposal),
    decisions,
    entries: counted?.entries ?? 0,
    steps: proposalSteps.filter((step) => isAllowed(actions[step]) && isPossible(step)),
  }
}

const recorded = {
  withdrawn: 'show.proposal_withdrawn',
  returned: 'show.proposal_returned',
  outdated: 'show.proposal_outdated',
} as const satisfies Record<Exclude<ProposalEnd, 'applied'>, AuditAction>

/** Ends a proposal of a show whose row is locked; the change itself records one that takes effect. */
export const endProposal = async (
  tx: Db,
  { id, showId }: Proposal,
  { endedAs, by, why }: { endedAs: ProposalEnd; by: ChangedBy; why?: string },
): Promise<void> => {
  await tx.update(showProposals).set({ endedAt: by.at, endedAs }).where(eq(showProposals.id, id))
  if (endedAs === 'applied') return
  await audit(tx, {
    by,
    action: recorded[endedAs],
    subject: { type: 'show', id: showId },
    onBehalfOf: null,
    ...(why !== undefined && { why }),
  })
}

/** A show that is cancelled or over waits for nothing any more. */
export const endOutdated = async (tx: Db, showId: string, by: ChangedBy): Promise<void> => {
  const proposal = await openProposal(tx, showId)
  if (proposal) await endProposal(tx, proposal, { endedAs: 'outdated', by })
}
