import type { Page } from '../../contract/paging'

/** The address of a page of a list: the first one has no cursor. */
export const pageUrl = (path: string, cursor: string | null): string =>
  cursor === null ? path : `${path}?cursor=${encodeURIComponent(cursor)}`

/** How an endless query walks the pages of any list. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next ?? undefined,
}

/** What has come of a list, as one. */
export const itemsOf = <Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items)
