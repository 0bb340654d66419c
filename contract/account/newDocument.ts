import * as z from 'zod/mini'
import type { Day } from '../shared/calendar'
import { registrationDocuments } from '../info/contentPage'

const Version = z.iso.date()

/** A version, by its first day, that the account has not accepted. `accepted`: the newest that it has; null: none is recorded. */
export const NewDocument = z.object({
  document: z.enum(registrationDocuments),
  version: Version,
  accepted: z.nullable(Version),
})
export type NewDocument = z.infer<typeof NewDocument>
export const NewDocuments = z.array(NewDocument)

/** The version that a member has read and accepts, or takes note of. */
export const DocumentAcceptance = z.object({ document: z.enum(registrationDocuments), version: Version })
export type DocumentAcceptance = z.infer<typeof DocumentAcceptance>

/**
 * Do new purchases wait for these terms? From their first day on, of an account that is known to have accepted earlier ones.
 * Of accounts from before acceptance was recorded it is not known, and they are asked without being held up.
 */
export const areTermsDue = ({ document, version, accepted }: NewDocument, today: Day): boolean =>
  document === 'terms' && accepted !== null && version <= today
