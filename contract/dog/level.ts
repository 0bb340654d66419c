import * as z from 'zod/mini'
import type { Day } from '../shared/calendar'
import { WrittenReason } from '../shared/text'
import { Version } from '../shared/version'

/** A level that a dog will have from a day on. */
export const LevelAhead = z.object({ from: z.iso.date(), rank: z.int() })
export type LevelAhead = z.infer<typeof LevelAhead>

/** A dog's present level, and those that are decided for later days, by day. */
export interface RankedDog {
  nexusRank: number
  levelsAhead: readonly LevelAhead[]
}

/** The Nexus level of a dog on a day that has not passed. */
export const rankOn = ({ nexusRank, levelsAhead }: RankedDog, day: Day): number =>
  levelsAhead.findLast(({ from }) => from <= day)?.rank ?? nexusRank

/** What moves a dog's Nexus level: clear rounds in published results, or an admin. */
export const levelSources = ['results', 'desk'] as const
export type LevelSource = (typeof levelSources)[number]

/** What becomes of a level that clear rounds have earned (a setting). */
export const promotions = ['automatic', 'proposed', 'never'] as const
export type Promotion = (typeof promotions)[number]

/**
 * One move of a dog's Nexus level, the newest first in a list. `by`: the admin who decided; null for results, and where the
 * account is deleted. `isReplaced`: a later decision came before its day.
 */
export const LevelMove = z.object({
  id: z.int(),
  rankBefore: z.int(),
  rank: z.int(),
  from: z.iso.date(),
  source: z.enum(levelSources),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
  isReplaced: z.boolean(),
})
export type LevelMove = z.infer<typeof LevelMove>
export const LevelMoves = z.array(LevelMove)

/** The Nexus level that an admin sets, its first day, and why. */
export const LevelDecision = z.object({
  rank: z.int().check(z.minimum(1), z.maximum(1000)),
  from: z.iso.date(),
  reason: WrittenReason,
  version: Version,
  agreed: z.array(z.uuid()).check(z.maxLength(1000)),
})
export type LevelDecision = z.infer<typeof LevelDecision>

/** So many days ahead a level can be set. */
export const levelDaysAhead = 366

/**
 * `open`: waits for the desk; `confirmed`: the level moved; `declined` by the desk; `withdrawn`: the results behind it were
 * corrected, or the level moved otherwise; `kept`: confirmed, and the desk lets it stand although results were corrected.
 */
export const proposalStates = ['open', 'confirmed', 'declined', 'withdrawn', 'kept'] as const
export type ProposalState = (typeof proposalStates)[number]

/**
 * A level that a dog has earned and that waits for the desk. `isFlagged`: it was confirmed, and the results that earned it
 * have been corrected since. `own`: the reader keeps the dog, so that another admin has to decide.
 */
export const LevelProposal = z.object({
  id: z.uuid(),
  dog: z.object({ slug: z.string(), name: z.string(), breed: z.string(), version: Version }),
  rank: z.int(),
  next: z.int(),
  earnedOn: z.iso.date(),
  clearRounds: z.int(),
  agilityRounds: z.int(),
  isFlagged: z.boolean(),
  own: z.boolean(),
})
export type LevelProposal = z.infer<typeof LevelProposal>

/** A paid entry in a show whose entries have closed, which its dog no longer fits since the club has changed its height or level. */
export const UnfitAtDesk = z.object({
  entryId: z.uuid(),
  dogName: z.string(),
  showSlug: z.string(),
  showName: z.string(),
  date: z.iso.date(),
  startTime: z.string(),
  ring: z.int(),
})
export type UnfitAtDesk = z.infer<typeof UnfitAtDesk>

/** The oldest first; `more`: how many others wait. `unfit`: entries for the desk to decide, the first to run first. */
export const LevelProposals = z.object({
  proposals: z.array(LevelProposal),
  more: z.int(),
  unfit: z.array(UnfitAtDesk),
})
export type LevelProposals = z.infer<typeof LevelProposals>

/** An earned level that an admin confirms. */
export const LevelConfirmation = z.object({
  proposalId: z.uuid(),
  version: Version,
  agreed: z.array(z.uuid()).check(z.maxLength(1000)),
})
export type LevelConfirmation = z.infer<typeof LevelConfirmation>

/** `decline` an open proposal, or `keep` a level although the results that earned it were corrected: each with its reason. */
export const levelAnswers = ['decline', 'keep'] as const
export const LevelAnswer = z.object({ proposalId: z.uuid(), answer: z.enum(levelAnswers), reason: WrittenReason })
export type LevelAnswer = z.infer<typeof LevelAnswer>
