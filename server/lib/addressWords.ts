import slugify from '@sindresorhus/slugify'

/** A name as words of an address: Łatka -> latka; empty where it has no letter that can be written so. */
export const addressWords = (name: string): string =>
  // NFKD takes ł for no letter at all: it is mapped before anything else sees it.
  slugify(name, {
    customReplacements: [
      ['ł', 'l'],
      ['Ł', 'L'],
    ],
  })
    .slice(0, 60)
    .replace(/-$/, '')
