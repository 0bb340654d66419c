import type { DeskSearchResult } from '#contract/desk/search'
import { fill, paths } from '#contract/shared/paths'

type Found = { [Kind in keyof DeskSearchResult]: DeskSearchResult[Kind][number] }
/** One result, with what it is. */
export type Hit = { [Kind in keyof Found]: { kind: Kind; id: string; found: Found[Kind] } }[keyof Found]

const withText = (path: string, text: string) => `${path}?${new URLSearchParams({ text }).toString()}`
const entriesOf = (slug: string, text: string) => withText(fill(paths.showEntries, { slug }), text)

/** The page of a person whom shows name, else that of a member. */
const ofPerson = (personId: string | null, accountId: string | null) => {
  if (personId !== null) return fill(paths.deskPerson, { id: personId })
  return accountId === null ? null : fill(paths.deskMember, { id: accountId })
}

/** The address that a result opens; null where no screen shows it yet. */
export const whereTo = (hit: Hit): string | null => {
  if (hit.kind === 'shows') return fill(paths.deskShow, { slug: hit.found.slug })
  if (hit.kind === 'dogs') return fill(paths.deskDog, { slug: hit.found.slug })
  if (hit.kind === 'people') return ofPerson(hit.found.personId, hit.found.id)
  if (hit.kind === 'entries') return entriesOf(hit.found.showSlug, hit.found.dogName)
  const { reference, kind, payer, payerId, personId, showSlug } = hit.found
  if (reference !== null) return withText(paths.deskTransfers, reference)
  return kind === 'entries' && showSlug !== null ? entriesOf(showSlug, payer) : ofPerson(personId, payerId)
}

/** All that was found, in the order in which it is shown. */
export const hitsOf = ({ shows, people, dogs, entries, purchases }: DeskSearchResult): Hit[] => [
  ...shows.map((found) => ({ kind: 'shows' as const, id: `shows-${found.slug}`, found })),
  ...people.map((found) => ({ kind: 'people' as const, id: `people-${found.id}`, found })),
  ...dogs.map((found) => ({ kind: 'dogs' as const, id: `dogs-${found.slug}`, found })),
  ...entries.map((found) => ({ kind: 'entries' as const, id: `entries-${found.id}`, found })),
  ...purchases.map((found) => ({ kind: 'purchases' as const, id: `purchases-${found.id}`, found })),
]
