import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { hasEarnedNextLevel, moveUpOf } from '#contract/results/moveUp'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { AuditAction } from '../../../db/auditedFields'
import type { Db } from '../../../db/client'
import { dogs, levelProposals, nexusRanks } from '../../../db/schema'
import { loadSettings, type Settings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { auditedDog } from '../../../domain/dog/auditedDog'
import { clearRoundsAt, progressOf, type Progress } from '../../../domain/dog/clearRounds'
import type { DogRow } from '../../../domain/dog/dogFromRow'
import { levelDays, movedRow, recordMove, type Move } from '../../../domain/dog/levels'
import { recheckEntries } from '../../../domain/dog/recheckEntries'
import { mailLevel } from './mailLevel'

export type ProposalRow = typeof levelProposals.$inferSelect

/** Records what became of an earned level of a dog. */
export const auditEarned = (
  tx: Db,
  dog: DogRow,
  action: Extract<AuditAction, `dog.level_${string}`>,
  { rank }: Pick<ProposalRow, 'rank'>,
  by: ChangedBy,
  why?: string,
): Promise<void> =>
  audit(tx, {
    by,
    action,
    subject: { type: 'dog', id: dog.id },
    onBehalfOf: dog.ownerId,
    before: { earnedLevel: null },
    after: { earnedLevel: rank + 1 },
    ...(why !== undefined && { why }),
  })

const setProposal = (tx: Db, { id }: Pick<ProposalRow, 'id'>, set: Partial<ProposalRow>) =>
  tx.update(levelProposals).set(set).where(eq(levelProposals.id, id))

/** Do the rounds that earned a level still earn it, by the rule of that day? */
const standsStill = async (tx: Db, proposal: ProposalRow): Promise<boolean> => {
  const { dogId, rank, countedFrom: since, earnedOn: until } = proposal
  return hasEarnedNextLevel(moveUpOf(await clearRoundsAt(tx, dogId, rank, { since, until }), rank, proposal))
}

/** Points the desk to confirmed levels whose results were corrected, and no longer to those that are earned again. */
const flagConfirmed = async (tx: Db, dog: DogRow, confirmed: readonly ProposalRow[], by: ChangedBy): Promise<void> => {
  for (const proposal of confirmed) {
    const isFlagged = !(await standsStill(tx, proposal))
    if (isFlagged === (proposal.flaggedAt !== null)) continue
    await setProposal(tx, proposal, { flaggedAt: isFlagged ? by.at : null })
    if (isFlagged) await auditEarned(tx, dog, 'dog.level_flagged', proposal, by)
  }
}

const hasNext = async (tx: Db, rank: number): Promise<boolean> =>
  (await tx.$count(nexusRanks, eq(nexusRanks.rank, rank + 1))) > 0

/** Has the dog earned a level that it may have? One that is "lower level" never moves by itself. */
const isEarned = async (tx: Db, dog: DogRow, { rank, rounds, moveUp }: Progress): Promise<boolean> =>
  !dog.lowerLevel && !dog.retired && rounds.length > 0 && hasEarnedNextLevel(moveUp) && (await hasNext(tx, rank))

/** A declined level is proposed again once the dog has run another clear round. */
const isDeclined = ({ rank, since, moveUp }: Progress, proposals: readonly ProposalRow[]): boolean =>
  proposals.some(
    (one) =>
      one.state === 'declined' &&
      one.rank === rank &&
      one.countedFrom === since &&
      one.clearRounds >= moveUp.clearRounds,
  )

const proposalOf = (dog: DogRow, { rank, since, rounds, moveUp }: Progress, by: ChangedBy) => ({
  dogId: dog.id,
  rank,
  countedFrom: since,
  earnedOn: rounds[0]?.date ?? '',
  ...moveUp,
  proposedAt: by.at,
})

const move = async (tx: Db, deps: ServerDeps, dog: DogRow, made: Move, by: ChangedBy, settings: Settings) => {
  const { today } = levelDays(by.at, settings)
  const after = movedRow(dog, made, today)
  await recordMove(tx, dog, made, by.at, today)
  const { nexusRank, levelsAhead } = after
  await tx
    .update(dogs)
    .set({ nexusRank, levelsAhead, version: sql`${dogs.version} + 1` })
    .where(eq(dogs.id, dog.id))
  await audit(tx, {
    by,
    action: 'dog.level_moved',
    subject: { type: 'dog', id: dog.id },
    onBehalfOf: dog.ownerId,
    before: auditedDog(dog),
    after: auditedDog(after),
  })
  await recheckEntries(tx, dog, after, by)
  await mailLevel(tx, deps, after, made, by.at)
}

/**
 * Counts the clear rounds of a dog, which must be locked: an earned level moves it from the next day, or waits for the desk; a
 * proposal that is no longer earned is withdrawn. A confirmed level is never taken back by results: the desk sees it flagged.
 */
export const reviewLevel = async (tx: Db, deps: ServerDeps, dog: DogRow, by: ChangedBy): Promise<void> => {
  const settings = await loadSettings(tx)
  const { next } = levelDays(by.at, settings)
  const proposals = await tx
    .select()
    .from(levelProposals)
    .where(eq(levelProposals.dogId, dog.id))
    .orderBy(desc(levelProposals.proposedAt))
  await flagConfirmed(
    tx,
    dog,
    proposals.filter(({ state }) => state === 'confirmed'),
    by,
  )
  const progress = await progressOf(tx, dog, next)
  const earned = await isEarned(tx, dog, progress)
  const open = proposals.find(({ state }) => state === 'open')
  if (open && earned && open.rank === progress.rank) {
    await setProposal(tx, open, proposalOf(dog, progress, { ...by, at: open.proposedAt }))
    return
  }
  if (open) {
    await setProposal(tx, open, { state: 'withdrawn' })
    await auditEarned(tx, dog, 'dog.level_withdrawn', open, by)
  }
  const { levelPromotion } = settings
  if (!earned || levelPromotion === 'never' || isDeclined(progress, proposals)) return
  const isAutomatic = levelPromotion === 'automatic'
  const row = { ...proposalOf(dog, progress, by), id: randomUUID(), state: isAutomatic ? 'confirmed' : 'open' } as const
  await tx.insert(levelProposals).values({ ...row, decidedAt: isAutomatic ? by.at : null })
  if (!isAutomatic) return auditEarned(tx, dog, 'dog.level_proposed', row, by)
  const made: Move = { rank: progress.rank + 1, from: next, source: 'results', decidedBy: null, reason: null }
  await move(tx, deps, dog, made, by, settings)
}
