import { paths } from '#contract/shared/paths'

/** The link that opens what this tab has recorded of a page that it left. */
export const pageLinkOf = (number: number) => `${paths.qa}?page=${number}`
