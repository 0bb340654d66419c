import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { Name, OptionalPhone } from '../shared/text'
import { Version } from '../shared/version'

/**
 * Who helps at a show: what they do on which of its days, and how to reach them; empty texts where that is not given.
 */
export const HelperFacts = z.object({
  name: Name,
  task: Name,
  day: z.iso.date('required'),
  phone: OptionalPhone,
  email: z.union([z.literal(''), Email]),
})
export type HelperFacts = z.infer<typeof HelperFacts>

/** A change is based on the version that was read. */
export const HelperChange = z.object({ ...HelperFacts.shape, version: Version })
export type HelperChange = z.infer<typeof HelperChange>

export const Helper = z.object({
  id: z.uuid(),
  name: z.string(),
  task: z.string(),
  day: z.iso.date(),
  phone: z.string(),
  email: z.string(),
  version: Version,
})
export type Helper = z.infer<typeof Helper>

/** The helpers of a show by day and task, and the days that it has. */
export const ShowHelpers = z.object({ show: z.string(), days: z.array(z.iso.date()), helpers: z.array(Helper) })
export type ShowHelpers = z.infer<typeof ShowHelpers>

/** So many days after its last one, the helpers of a show are deleted. */
export const helpersKeptDays = 30
/** More than any show has. */
export const helpersMost = 500
