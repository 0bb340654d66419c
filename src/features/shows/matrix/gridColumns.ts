/** Widths in px. The first two columns stay in sight while the dogs' are scrolled. */
export const columns = { when: 102, what: 214, price: 54 }
const dogWidth = 89

/** What the matrix of so many dogs takes at least. */
export const tableWidth = (dogs: number): number => columns.when + columns.what + columns.price + dogs * dogWidth

/** Room for the facts of a class on one line. */
export const wideContainer = '@container (width >= 70rem)'

/** A column that stays in sight, over the line. */
export const fixed = { position: 'sticky', zIndex: '2', bg: 'bg' } as const
