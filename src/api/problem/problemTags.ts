/** What shows more than one report: the list, and their number on the desk's first page. */
export const problemListTag = { type: 'Problem', id: 'list' } as const
