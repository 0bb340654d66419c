/** Widths in px. The first two columns stay in sight while the dogs' are scrolled. */
export const columns = { when: 102, what: 214, price: 54 }
const dogWidth = 89

/** What the matrix of so many dogs takes at least. */
export const tableWidth = (dogs: number): number => columns.when + columns.what + columns.price + dogs * dogWidth

/** Room for the facts of a class on one line. */
export const wideContainer = '@container (width >= 70rem)'

/** A row of the matrix: its columns are those of all the others. `--dogs` says how many there are. */
export const rowLayout = {
  display: 'grid',
  gridTemplateColumns: `${columns.when}px ${columns.what}px ${columns.price}px repeat(var(--dogs), minmax(0, 1fr))`,
  [wideContainer]: {
    gridTemplateColumns: `${columns.when}px 300px ${columns.price}px repeat(var(--dogs), minmax(0, 1fr))`,
  },
} as const

/** Within a row, in the middle of its height. */
export const cellLayout = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '64px',
  minWidth: 0,
  borderBottom: '1px solid',
  borderColor: 'border',
} as const

/** A column that stays in sight, over the line. */
export const fixed = { position: 'sticky', zIndex: '2', bg: 'bg' } as const
