import * as z from 'zod/mini'

/** The values of a dog that decide where it may start: of each it is kept who said it, and when. */
export const dogValueFields = ['height', 'microchip', 'kennelClubGrade', 'fciLevel', 'nexusRank'] as const
export type DogValueField = (typeof dogValueFields)[number]

/** `declared` by a keeper of the dog, `measured` by a judge or admin, `imported` with older data, `synced` from a register. */
export const valueSources = ['declared', 'measured', 'imported', 'synced'] as const
export type ValueSource = (typeof valueSources)[number]

/**
 * One value that a dog has or had, the newest first in a list. Heights are whole millimetres; an empty `value` says that
 * it was taken away. `by`: the name of the person who measured; of other sources no one is named.
 */
export const DogValue = z.object({
  field: z.enum(dogValueFields),
  value: z.string(),
  source: z.enum(valueSources),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type DogValue = z.infer<typeof DogValue>
export const DogHistory = z.array(DogValue)
