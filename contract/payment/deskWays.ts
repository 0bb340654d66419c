/** How something was paid for at the desk. */
export const deskWays = ['cash', 'card_reader', 'transfer', 'free'] as const
export type DeskWay = (typeof deskWays)[number]

/** How an entry can be. */
export const entryWays = ['cash', 'card_reader', 'free'] as const satisfies readonly DeskWay[]
export type EntryWay = (typeof entryWays)[number]
