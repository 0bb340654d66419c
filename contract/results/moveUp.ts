import type { ClassType } from '../show/classType'

/** Clear rounds at a level, and how many an organisation asks for before a dog moves up; so many of them in agility. */
export interface MoveUp {
  clearRounds: number
  agilityRounds: number
  needed: number
  neededInAgility: number
}

/** A clear round of a dog that ran for places; `rank`: its Nexus level on that day. */
export interface ClearRound {
  type: ClassType
  rank: number
}

/** How far a dog has come at its present level. */
export const moveUpOf = (
  clearRounds: readonly ClearRound[],
  rank: number,
  { needed, neededInAgility }: Pick<MoveUp, 'needed' | 'neededInAgility'>,
): MoveUp => {
  const atLevel = clearRounds.filter((round) => round.rank === rank)
  return {
    needed,
    neededInAgility,
    clearRounds: atLevel.length,
    agilityRounds: atLevel.filter(({ type }) => type === 'agility').length,
  }
}

export const hasEarnedNextLevel = ({ clearRounds, agilityRounds, needed, neededInAgility }: MoveUp): boolean =>
  clearRounds >= needed && agilityRounds >= neededInAgility
