import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm'
import { addTo, dayAt, type Day } from '#contract/shared/calendar'
import { rankOn, type LevelMove, type LevelSource } from '#contract/dog/level'
import type { Db } from '../../db/client'
import { dogLevels, users } from '../../db/schema'
import type { Settings } from '../../db/settings'
import type { DogRow } from './dogFromRow'

/** A move of a dog's Nexus level that is to be made. */
export interface Move {
  rank: number
  /** Today or later. */
  from: Day
  source: LevelSource
  /** The admin who decides; null for results. */
  decidedBy: string | null
  reason: string | null
}

/** Today where the organisation is, and the first day on which a level earned today counts. */
export const levelDays = (at: Date, { timeZone }: Pick<Settings, 'timeZone'>): { today: Day; next: Day } => {
  const today = dayAt(at.toISOString(), timeZone)
  return { today, next: addTo(today, { days: 1 }) }
}

/** A dog's row with what is decided for days that have come. */
export const withDueLevels = (dog: DogRow, today: Day): DogRow => ({
  ...dog,
  nexusRank: rankOn(dog, today),
  levelsAhead: dog.levelsAhead.filter(({ from }) => from > today),
})

/** Results add a level to those that are decided; a decision of the desk replaces what was to follow its day. */
const stay = ({ source, from }: Move, other: Day): boolean => source === 'results' || other < from

/** A dog's row after a move. */
export const movedRow = (dog: DogRow, move: Move, today: Day): DogRow => {
  const { rank, from } = move
  const others = dog.levelsAhead.filter((ahead) => ahead.from !== from && stay(move, ahead.from))
  const levelsAhead = [...others, { from, rank }].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return withDueLevels({ ...dog, levelsAhead }, today)
}

/** Adds a move to the history of a dog, which must be locked, and marks those that it replaces before their day. */
export const recordMove = async (tx: Db, before: DogRow, move: Move, at: Date, today: Day): Promise<void> => {
  const { from, source } = move
  const ahead = and(gt(dogLevels.effectiveFrom, today), isNull(dogLevels.replacedAt))
  const replaced = source === 'results' ? eq(dogLevels.effectiveFrom, from) : gte(dogLevels.effectiveFrom, from)
  await tx
    .update(dogLevels)
    .set({ replacedAt: at })
    .where(and(eq(dogLevels.dogId, before.id), ahead, replaced))
  const { from: effectiveFrom, ...facts } = move
  await tx.insert(dogLevels).values({ ...facts, dogId: before.id, rankBefore: rankOn(before, from), effectiveFrom, at })
}

/** How a dog's level has moved, the newest decision first. The name of a deleted account is not known any more. */
export const levelMovesOf = async (db: Db, dogId: string): Promise<LevelMove[]> => {
  const rows = await db
    .select({ row: dogLevels, name: users.name, deletedAt: users.deletedAt })
    .from(dogLevels)
    .leftJoin(users, eq(users.id, dogLevels.decidedBy))
    .where(eq(dogLevels.dogId, dogId))
    .orderBy(desc(dogLevels.id))
    .limit(200)
  return rows.map(({ row: { id, rankBefore, rank, effectiveFrom, source, reason, at, replacedAt }, ...account }) => ({
    id,
    rankBefore,
    rank,
    from: effectiveFrom,
    source,
    by: account.deletedAt === null ? account.name : null,
    reason,
    at: at.toISOString(),
    isReplaced: replacedAt !== null,
  }))
}
