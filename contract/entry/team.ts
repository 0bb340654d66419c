import { normalizeText } from '../shared/normalizeText'

/** However a team's name is spelt, it is one team. */
export const teamKey = (name: string): string => normalizeText(name)

/** The keys of the teams that have more dogs than a team of a class may have, by the names that its dogs run under. */
export const overfullTeams = (names: readonly string[], size: number): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== '') counts.set(teamKey(name), (counts.get(teamKey(name)) ?? 0) + 1)
  return new Set([...counts].flatMap(([key, count]) => (count > size ? [key] : [])))
}
