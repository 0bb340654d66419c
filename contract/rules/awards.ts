import * as z from 'zod/mini'

const places = z.int().check(z.minimum(0), z.maximum(99))

/** How many places of a group are awarded: so many, a share of its starters rounded up, or by a table of starters. */
export const Awards = z.object({
  places: z.discriminatedUnion('by', [
    z.object({ by: z.literal('number'), places }),
    z.object({ by: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)), least: places }),
    /** The first row whose starters are not exceeded counts; null: however many start. */
    z.object({
      by: z.literal('table'),
      rows: z
        .array(z.object({ upTo: z.nullable(z.int().check(z.minimum(1))), places }))
        .check(z.minLength(1), z.maxLength(20)),
    }),
  ]),
  /** Whether each clear round is awarded too, placed or not. */
  clearRounds: z.boolean(),
})
export type Awards = z.infer<typeof Awards>

/** What every class awarded before rule sets said it. */
export const formerAwards: Awards = { places: { by: 'number', places: 3 }, clearRounds: true }

/** How many places of a group are awarded when so many dogs or teams have started in it. */
export const awardedPlaces = ({ places: rule }: Awards, starters: number): number => {
  if (rule.by === 'number') return rule.places
  if (rule.by === 'percent') return Math.max(rule.least, Math.ceil((starters * rule.percent) / 100))
  return rule.rows.find(({ upTo }) => upTo === null || starters <= upTo)?.places ?? 0
}
