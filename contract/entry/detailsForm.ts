import * as z from 'zod/mini'
import { EntryDetails, type EntryDefaults } from './details'
import { Name, OptionalName, OptionalPhone } from '../shared/text'

const hasNeededName = ({ handler, handlerName }: EntryDefaults) => handler === 'member' || handlerName !== ''
const hasNoOtherName = ({ handler, handlerName }: EntryDefaults) => handler !== 'member' || handlerName === ''

/** Details as a member sends them: someone else has a name, and the member's own is the account's. */
export const EntryDetailsForm = z
  .object({ ...EntryDetails.shape, handlerName: OptionalName, phone: OptionalPhone, team: z.optional(Name) })
  .check(
    z.refine(hasNeededName, { path: ['handlerName'], error: 'required' }),
    z.refine(hasNoOtherName, { path: ['handlerName'], error: 'invalid' }),
  )
