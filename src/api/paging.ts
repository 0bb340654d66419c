import type { ListOrder, Page } from '#contract/shared/paging'

/** How a list is asked for; what is empty is not said. */
export type ListArg<More extends string = never> = { order: ListOrder } & Record<More, string>

/** What is asked for of a page of a list: the first one has no cursor. */
export const pageQuery = (
  cursor: string | null,
  { order, ...more }: Partial<ListArg<string>>,
): Record<string, string> => {
  const query = { order: order === 'newest' ? '' : order, ...more, cursor }
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** How an endless query walks the pages of any list. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next ?? undefined,
}

/** What has come of a list, as one. */
export const itemsOf = <Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items)
