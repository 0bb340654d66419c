import slugify from '@sindresorhus/slugify'
import { reservedDogSlugs } from '../../contract/paths'

const isReserved = (slug: string): boolean => (reservedDogSlugs as readonly string[]).includes(slug)

/** Address words of a dog's name: Łatka -> latka; never empty, never a word that routes use, at most 60 characters. */
export const slugOf = (name: string): string => {
  // NFKD takes ł for no letter at all: it is mapped before anything else sees it.
  const words = slugify(name, {
    customReplacements: [
      ['ł', 'l'],
      ['Ł', 'L'],
    ],
  })
  const slug = words.slice(0, 60).replace(/-$/, '') || 'dog'
  return isReserved(slug) ? `${slug}-dog` : slug
}

/** The first of slug, slug-2, slug-3 … that nobody has. */
export const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
