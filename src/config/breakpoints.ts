/** From which width on a window is of which class; below the first it is `base`. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const

export type WidthClass = 'base' | keyof typeof breakpoints
