import { randomUUID } from 'node:crypto'
import { isOutdated, withProposed } from '#contract/show/approvable'
import type { ShowForm } from '#contract/show/form'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { showProposalAgreements, showProposals } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { requireImpartial } from '../../../domain/show/conflicts'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { agreedTo, decidersOf, endProposal, openProposal, type Proposal } from '../../../domain/show/proposals'
import { auditedDifference } from '../../../domain/show/showDifference'
import { HttpError } from '../../../http/httpError'
import { mailProposal } from './mailProposal'
import { applyShow, lockedForm } from './saveShow'

/** Another approver than its author decides on a change: without one it would wait for ever. */
const requireDeciders = async (tx: Db, { approvers }: WorkedShow, authorId: string): Promise<void> => {
  if (approvers.every(({ accountId }) => accountId === null)) throw new HttpError('approvers_missing')
  if ((await decidersOf(tx, approvers, authorId)).length > 0) return
  const accounts = approvers.map(({ accountId }) => accountId)
  await requireImpartial(tx, new Set([authorId]), accounts)
}

interface Proposed {
  before: ShowForm
  after: ShowForm
  why: string
  by: ChangedBy
}

/** Makes a change the proposal that the approvers of a published show decide on; the show must be locked. */
export const propose = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  { before, after, why, by }: Proposed,
): Promise<void> => {
  const { id: showId } = show.row
  if (await openProposal(tx, showId)) throw new HttpError('show_proposal_open')
  await requireDeciders(tx, show, by.actor)
  await tx
    .insert(showProposals)
    .values({ id: randomUUID(), showId, authorId: by.actor, before, after, why, madeAt: by.at })
  await audit(tx, {
    by,
    action: 'show.proposed',
    subject: { type: 'show', id: showId },
    onBehalfOf: null,
    ...auditedDifference(before, after),
    ...(why !== '' && { why }),
  })
  await mailProposal(tx, deps, show, { kind: 'proposed', to: await decidersOf(tx, show.approvers, by.actor), by, why })
}

/** The proposal of a locked show that the reader has seen, while it is open. */
const seenProposal = async (tx: Db, show: WorkedShow, id: string): Promise<Proposal> => {
  const proposal = await openProposal(tx, show.row.id)
  if (proposal?.id !== id) throw new HttpError('show_proposal_closed')
  return proposal
}

interface Decision {
  id: string
  by: ChangedBy
}

const requireApprover = async (tx: Db, show: WorkedShow, { authorId }: Proposal, { actor }: ChangedBy) => {
  const own = show.approvers.find(({ accountId }) => accountId === actor)
  if (!own) throw new HttpError('not_found')
  await requireImpartial(tx, new Set(authorId === null ? [] : [authorId]), [own.accountId])
  return own
}

/** All checks again: since it was proposed, dogs may have entered, and classes may have begun. */
const apply = async (tx: Db, deps: ServerDeps, show: WorkedShow, proposal: Proposal, by: ChangedBy): Promise<void> => {
  const locked = await lockedForm(tx, show)
  if (isOutdated(proposal, locked.before)) throw new HttpError('show_proposal_outdated')
  const sent = withProposed(proposal, locked.before)
  await endProposal(tx, proposal, { endedAs: 'applied', by })
  try {
    await applyShow(tx, deps, show, { ...locked, sent, by, why: proposal.why })
  } catch (error) {
    if (error instanceof HttpError && error.code === 'validation_failed') throw new HttpError('show_proposal_outdated')
    throw error
  }
}

/** An approver agrees, once; the agreement of the last of them changes the show. */
export const agreeToProposal = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  { id, by }: Decision,
): Promise<void> => {
  const proposal = await seenProposal(tx, show, id)
  const own = await requireApprover(tx, show, proposal, by)
  const agreed = await agreedTo(tx, proposal)
  if (agreed.has(own.id)) return
  await tx.insert(showProposalAgreements).values({ proposalId: id, personId: own.id, agreedAt: by.at })
  await audit(tx, { by, action: 'show.proposal_agreed', subject: { type: 'show', id: show.row.id }, onBehalfOf: null })
  const deciders = await decidersOf(tx, show.approvers, proposal.authorId)
  if (!deciders.every((approver) => approver.id === own.id || agreed.has(approver.id))) return
  await apply(tx, deps, show, proposal, by)
  await mailProposal(tx, deps, show, { kind: 'agreed', by, authorId: proposal.authorId })
}

/** An approver ends a proposal, and writes what its author should change. */
export const returnProposal = async (
  tx: Db,
  deps: ServerDeps,
  show: WorkedShow,
  { id, by, remarks }: Decision & { remarks: string },
): Promise<void> => {
  const proposal = await seenProposal(tx, show, id)
  const { name } = await requireApprover(tx, show, proposal, by)
  await endProposal(tx, proposal, { endedAs: 'returned', by, why: remarks })
  await mailProposal(tx, deps, show, { kind: 'returned', by, authorId: proposal.authorId, name, remarks })
}

/** An admin takes a proposal back; approvers then find nothing to decide on. */
export const withdrawProposal = async (tx: Db, show: WorkedShow, { id, by }: Decision): Promise<void> =>
  endProposal(tx, await seenProposal(tx, show, id), { endedAs: 'withdrawn', by })
