import * as z from 'zod/mini'

/** What the person who is to judge or approve a show has to do with it: they have written it, or entered a dog, or their household has. */
export const conflictKinds = ['wrote_it', 'household_wrote_it', 'entered', 'household_entered'] as const
export type ConflictKind = (typeof conflictKinds)[number]

export const ShowConflict = z.object({ personId: z.uuid(), kinds: z.array(z.enum(conflictKinds)) })
export type ShowConflict = z.infer<typeof ShowConflict>
export const ShowConflicts = z.array(ShowConflict)
