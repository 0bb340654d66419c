import type { Dog } from '#contract/dog/dog'

type Named = Pick<Dog, 'slug'>

/** The record of a dog, which every list that shows it provides too. */
export const dogTag = (slug: string) => ({ type: 'Dog' as const, id: `slug ${slug}` })
export const dogTags = (dogs: readonly Named[] = []) => dogs.map(({ slug }) => dogTag(slug))

export const dogListTag = { type: 'Dog', id: 'list' } as const
/** What a register's export is compared with. */
export const dogSyncTag = { type: 'Dog', id: 'sync' } as const
/** Dogs that wait at the desk for a measurement. */
export const measuringTag = { type: 'Dog', id: 'measuring' } as const

/** Earned levels that wait at the desk. */
export const levelTag = { type: 'Dog', id: 'levels' } as const

/** What a change of a dog's values touches, besides its entries. */
export const changedDog = (slug: string) => [dogTag(slug), dogSyncTag]
