/** How an entry was paid for at the desk. */
export const deskWays = ['cash', 'card_reader', 'free'] as const
export type DeskWay = (typeof deskWays)[number]
