import * as z from 'zod/mini'

/** Height categories, lowest first (specification, section 3). A height is kept in whole millimetres. */
export const HeightCategory = z.enum(['not_measured', 'extra_small', 'small', 'medium', 'intermediate', 'large'])
export type HeightCategory = z.infer<typeof HeightCategory>

/** What a class asks for: one of the measured categories, or any dog. */
export const ClassHeight = z.enum(['any', 'extra_small', 'small', 'medium', 'intermediate', 'large'])
export type ClassHeight = z.infer<typeof ClassHeight>
