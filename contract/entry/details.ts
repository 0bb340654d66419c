import * as z from 'zod/mini'

/** Who runs the dog: the member who enters it, or another person, by name. */
export const HandlerKind = z.enum(['member', 'junior', 'other'])
export type HandlerKind = z.infer<typeof HandlerKind>

/** What is asked once for a cart and remembered for the next one; a member needs no `handlerName`, and no phone is ''. */
export const EntryDefaults = z.object({ handler: HandlerKind, handlerName: z.string(), phone: z.string() })
export type EntryDefaults = z.infer<typeof EntryDefaults>

/** What an entry says of the day of the show. Not for competition: it runs, and is not placed. */
export const EntryDetails = z.object({
  ...EntryDefaults.shape,
  notForCompetition: z.boolean(),
  /** The name of its team, in a class of teams. */
  team: z.optional(z.string()),
})
export type EntryDetails = z.infer<typeof EntryDetails>

/** Of an entry that says nothing. */
export const noDetails: EntryDetails = { handler: 'member', handlerName: '', phone: '', notForCompetition: false }

/** What a line of the cart says already; details of another build are asked for again. */
export const detailsOf = ({ details }: { details?: unknown }): EntryDetails | undefined =>
  EntryDetails.safeParse(details).data
