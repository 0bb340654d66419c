import * as z from 'zod/mini'

/** A show whose first places are drawn: every member who takes part within so many minutes from opening has the same chance. */
export const FairOpening = z.object({
  minutes: z.int(),
  /** When the window ends, and the draw begins. */
  drawAt: z.iso.datetime(),
  /** SHA-256 of the draw's seed in hex, known before anyone takes part. */
  commitment: z.string(),
  drawnAt: z.nullable(z.iso.datetime()),
})
export type FairOpening = z.infer<typeof FairOpening>
