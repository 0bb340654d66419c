import type { ListOrder, Page } from '#contract/shared/paging'

/** How a list is asked for; what is empty is not said. */
export type ListArg<More extends string = never> = { order: ListOrder } & Record<More, string>

/** The address of a page of a list: the first one has no cursor. */
export const pageUrl = (path: string, cursor: string | null, { order, ...more }: ListArg<string>): string => {
  const query = new URLSearchParams(order === 'newest' ? {} : { order })
  for (const [name, value] of Object.entries(more)) if (value !== '') query.set(name, value)
  if (cursor !== null) query.set('cursor', cursor)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** How an endless query walks the pages of any list. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next ?? undefined,
}

/** What has come of a list, as one. */
export const itemsOf = <Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items)
