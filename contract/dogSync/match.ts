import type { Dog } from '../dog/dog'
import type { SyncValues } from './fields'
import type { SyncRow } from './readRow'

type Identity = Pick<Dog, 'microchip' | 'kennelClubName' | 'name' | 'birthDate'>
export const matchers = ['microchip', 'kennelClubName', 'nameAndBirthDate'] as const
export type Matcher = (typeof matchers)[number]

/** Rows of a file that speak of one dog, and the member's dogs that they may mean. */
export interface SyncMatch {
  /** Of the first row: what was decided about it is found again after dogs have changed. */
  key: string
  rows: SyncRow[]
  dogs: Dog[]
  by: Matcher | null
}

// Same letters, in any composition and case; accents count.
const sameText = (text: string): string => text.normalize('NFC').trim().toLowerCase()

const keyBy: Record<Matcher, (values: Partial<Identity>) => string | null> = {
  microchip: ({ microchip }) => microchip || null,
  kennelClubName: ({ kennelClubName }) => (kennelClubName ? sameText(kennelClubName) : null),
  nameAndBirthDate: ({ name, birthDate }) => (name && birthDate ? `${sameText(name)} ${birthDate}` : null),
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** Which of a member's dogs a row means: by the first of microchip, Kennel Club name, name and birth date that finds any. */
export const dogFinder = (dogs: readonly Dog[]) => {
  const found = matchers.map((by) => [by, groupBy(dogs, keyBy[by])] as const)
  return (values: SyncValues): { dogs: Dog[]; by: Matcher | null } => {
    for (const [by, groups] of found) {
      const key = keyBy[by](values)
      const matches = key === null ? undefined : groups.get(key)
      if (matches) return { dogs: matches, by }
    }
    return { dogs: [], by: null }
  }
}

/** Rows that have one microchip, or that mean the same dog, are one match: they cannot both be right unseen. */
export const matchRows = (rows: readonly SyncRow[], dogs: readonly Dog[]): SyncMatch[] => {
  const find = dogFinder(dogs)
  const matches: SyncMatch[] = []
  const known = new Map<string, SyncMatch>()
  for (const row of rows) {
    const found = find(row.values)
    const names = [
      ...(found.dogs.length === 1 ? found.dogs.map(({ id }) => `dog ${id}`) : []),
      ...matchers.flatMap((by) => keyBy[by](row.values)?.replace(/^/, `${by} `) ?? []),
    ]
    const [earlier] = names.flatMap((name) => known.get(name) ?? [])
    const match = earlier ?? { key: String(row.number), rows: [], ...found }
    match.rows.push(row)
    if (!earlier) matches.push(match)
    for (const name of names) if (!known.has(name)) known.set(name, match)
  }
  return matches
}

/** Two of a member's dogs that look like one: the same Kennel Club name, or the same name and birth date. */
export const duplicatesOf = (dogs: readonly Dog[]): [Dog, Dog][] => {
  const pairs = new Map<string, [Dog, Dog]>()
  for (const by of ['kennelClubName', 'nameAndBirthDate'] as const)
    for (const [first, ...others] of groupBy(dogs, keyBy[by]).values())
      for (const other of others) if (first) pairs.set(`${first.id} ${other.id}`, [first, other])
  return [...pairs.values()]
}

/** A blank more or less, or another way to write an accent, is no difference. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.normalize('NFC') === other.normalize('NFC') : one === other
