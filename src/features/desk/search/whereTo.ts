import type { DeskSearchResult } from '#contract/desk/search'
import { fill, paths } from '#contract/shared/paths'

type Found = { [Kind in keyof DeskSearchResult]: DeskSearchResult[Kind][number] }
/** One result, with what it is. */
export type Hit = { [Kind in keyof Found]: { kind: Kind; id: string; found: Found[Kind] } }[keyof Found]

const withText = (path: string, text: string) => `${path}?${new URLSearchParams({ text }).toString()}`
const entriesOf = (slug: string, text: string) => withText(fill(paths.showEntries, { slug }), text)

/** A person's own page, else their entries in the latest show that they entered. */
const ofPerson = (name: string, { personId, showSlug }: { personId: string | null; showSlug: string | null }) => {
  if (personId !== null) return fill(paths.deskPerson, { id: personId })
  return showSlug === null ? null : entriesOf(showSlug, name)
}

/** The address that a result opens; null where no screen shows it yet. */
export const whereTo = (hit: Hit): string | null => {
  if (hit.kind === 'shows') return fill(paths.deskShow, { slug: hit.found.slug })
  if (hit.kind === 'dogs') return fill(paths.deskDog, { slug: hit.found.slug })
  if (hit.kind === 'people') return ofPerson(hit.found.memberName, hit.found)
  if (hit.kind === 'entries') return entriesOf(hit.found.showSlug, hit.found.dogName)
  const { reference, kind, payer, showSlug } = hit.found
  if (reference !== null) return withText(paths.deskTransfers, reference)
  return kind === 'entries' && showSlug !== null ? entriesOf(showSlug, payer) : ofPerson(payer, hit.found)
}

/** All that was found, in the order in which it is shown. */
export const hitsOf = ({ shows, people, dogs, entries, purchases }: DeskSearchResult): Hit[] => [
  ...shows.map((found) => ({ kind: 'shows' as const, id: `shows-${found.slug}`, found })),
  ...people.map((found) => ({ kind: 'people' as const, id: `people-${found.id}`, found })),
  ...dogs.map((found) => ({ kind: 'dogs' as const, id: `dogs-${found.slug}`, found })),
  ...entries.map((found) => ({ kind: 'entries' as const, id: `entries-${found.id}`, found })),
  ...purchases.map((found) => ({ kind: 'purchases' as const, id: `purchases-${found.id}`, found })),
]
