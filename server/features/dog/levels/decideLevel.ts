import { and, desc, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { DeskDog } from '#contract/dog/desk'
import {
  levelDaysAhead,
  rankOn,
  type LevelAnswer,
  type LevelConfirmation,
  type LevelDecision,
} from '#contract/dog/level'
import { addTo, type Day } from '#contract/shared/calendar'
import type { FieldCode } from '#contract/shared/errors'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { lockDogs } from '../../../db/locks'
import { withRetry } from '../../../db/retry'
import { dogLevels, dogs, levelProposals, nexusRanks } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { keepersOf, type DogRow } from '../../../domain/dog/dogFromRow'
import { levelDays, movedRow, recordMove, type Move } from '../../../domain/dog/levels'
import { recheckEntries } from '../../../domain/dog/recheckEntries'
import { HttpError } from '../../../http/httpError'
import { lockCaller } from '../../../http/lockCaller'
import { changeAtDesk, deskDogOf } from '../changeAtDesk'
import { mailDeclined, mailLevel } from './mailLevel'
import { auditEarned, type ProposalRow } from './reviewLevel'

const refuse = (field: string, code: FieldCode): never => {
  throw new HttpError('validation_failed', { [field]: code })
}

const checkDecision = async (tx: Db, { rank, from }: Pick<LevelDecision, 'rank' | 'from'>, today: Day) => {
  if ((await tx.$count(nexusRanks, eq(nexusRanks.rank, rank))) === 0) refuse('rank', 'invalid')
  if (from < today) refuse('from', 'level_day_past')
  if (from > addTo(today, { days: levelDaysAhead })) refuse('from', 'level_day_late')
}

const findProposal = async (tx: Db, dog: DogRow, id: string): Promise<ProposalRow> => {
  const own = and(eq(levelProposals.id, id), eq(levelProposals.dogId, dog.id))
  const [row] = await tx.select().from(levelProposals).where(own)
  if (!row) throw new HttpError('not_found')
  return row
}

const close = async (tx: Db, row: Pick<ProposalRow, 'id'>, set: Partial<ProposalRow>, by: ChangedBy) =>
  tx
    .update(levelProposals)
    .set({ ...set, decidedBy: by.actor, decidedAt: by.at })
    .where(eq(levelProposals.id, row.id))

/** The desk has set another level: what was proposed is about one that the dog no longer has. */
const withdrawOpen = async (tx: Db, dog: DogRow, by: ChangedBy): Promise<void> => {
  const rows = await tx
    .update(levelProposals)
    .set({ state: 'withdrawn' })
    .where(and(eq(levelProposals.dogId, dog.id), eq(levelProposals.state, 'open')))
    .returning()
  for (const row of rows) await auditEarned(tx, dog, 'dog.level_withdrawn', row, by)
}

const isLastMove = async (tx: Db, dog: DogRow, { rank, from, reason }: LevelDecision, officialId: string) => {
  const [last] = await tx
    .select()
    .from(dogLevels)
    .where(eq(dogLevels.dogId, dog.id))
    .orderBy(desc(dogLevels.id))
    .limit(1)
  return isDeepStrictEqual(
    [last?.rank, last?.effectiveFrom, last?.reason, last?.decidedBy],
    [rank, from, reason, officialId],
  )
}

/** Sets the Nexus level of a dog from a day on, up or down, with a written reason; it replaces what was to follow that day. */
export const setLevel = (deps: ServerDeps, slug: string, decision: LevelDecision, by: ChangedBy): Promise<DeskDog> => {
  const { rank, from, reason, version, agreed } = decision
  return changeAtDesk(
    deps,
    { slug, version, agreed },
    {
      action: 'dog.level_set',
      why: reason,
      isDone: async (tx, before, { id }) =>
        before.version === version + 1 && (await isLastMove(tx, before, decision, id)),
      make: async (tx, before, { id }) => {
        const { today } = levelDays(by.at, await loadSettings(tx))
        await checkDecision(tx, decision, today)
        const made: Move = { rank, from, source: 'desk', decidedBy: id, reason }
        const after = movedRow(before, made, today)
        const isNew = rankOn(before, from) !== rank || before.levelsAhead.some((ahead) => ahead.from > from)
        if (!isNew) refuse('rank', 'level_unchanged')
        return {
          after,
          finish: async () => {
            await recordMove(tx, before, made, by.at, today)
            await withdrawOpen(tx, before, by)
            await recheckEntries(tx, before, after, by)
            await mailLevel(tx, deps, after, made, by.at)
          },
        }
      },
    },
    by,
  )
}

/** Moves a dog to the level that it has earned, from the next day. */
export const confirmLevel = (
  deps: ServerDeps,
  slug: string,
  { proposalId, version, agreed }: LevelConfirmation,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, version, agreed },
    {
      action: 'dog.level_confirmed',
      // Sent again after a lost answer.
      isDone: async (tx, before, { id }) => {
        const { state, decidedBy } = await findProposal(tx, before, proposalId)
        return state === 'confirmed' && decidedBy === id
      },
      make: async (tx, before, { id }) => {
        const proposal = await findProposal(tx, before, proposalId)
        const { today, next } = levelDays(by.at, await loadSettings(tx))
        const isOpen = proposal.state === 'open' && !before.lowerLevel && !before.retired
        if (!isOpen || rankOn(before, next) !== proposal.rank) throw new HttpError('proposal_closed')
        const made: Move = { rank: proposal.rank + 1, from: next, source: 'results', decidedBy: id, reason: null }
        const after = movedRow(before, made, today)
        return {
          after,
          finish: async () => {
            await recordMove(tx, before, made, by.at, today)
            await close(tx, proposal, { state: 'confirmed' }, by)
            await recheckEntries(tx, before, after, by)
            await mailLevel(tx, deps, after, made, by.at)
          },
        }
      },
    },
    by,
  )

/** Declines an earned level, or keeps a confirmed one whose results were corrected, with a written reason. */
export const answerLevel = (
  deps: ServerDeps,
  slug: string,
  { proposalId, answer, reason }: LevelAnswer,
  by: ChangedBy,
): Promise<DeskDog> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const official = await lockCaller(tx, by.actor)
      const [dog] = await lockDogs(tx, eq(dogs.slug, slug))
      if (!dog) throw new HttpError('not_found')
      if (keepersOf(dog).includes(official.id)) throw new HttpError('own_dog')
      const proposal = await findProposal(tx, dog, proposalId)
      const state = answer === 'decline' ? 'declined' : 'kept'
      const reader = { id: official.id, at: by.at }
      // Sent again after a lost answer.
      if (proposal.state === state && proposal.reason === reason) return deskDogOf(tx, dog, reader)
      const waits = answer === 'decline' ? proposal.state === 'open' : proposal.flaggedAt !== null
      if (!waits || proposal.state === 'kept') throw new HttpError('proposal_closed')
      await close(tx, proposal, { state, reason, flaggedAt: null }, by)
      await auditEarned(tx, dog, `dog.level_${state}`, proposal, by, reason)
      if (answer === 'decline') await mailDeclined(tx, deps, dog, { next: proposal.rank + 1, reason })
      return deskDogOf(tx, dog, reader)
    }),
  )
