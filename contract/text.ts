import * as z from 'zod/mini'
import { limits } from './limits'
import { storablePattern } from './storable'

const storable = z.regex(storablePattern, 'invalid')

/** A name that must be there: any letters, blanks at its ends dropped. */
export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameMax), storable)

/** A name that may be missing; an empty text is none. */
export const OptionalName = z.string().check(z.trim(), z.maxLength(limits.nameMax), storable)

/** A telephone number as people write it; an empty text is none. */
export const OptionalPhone = z
  .string()
  .check(z.trim(), z.maxLength(limits.phoneMax), z.regex(/^(?=(?:\D*\d){6})\+?[\d ()./-]+$|^$/, 'invalid_phone'))

/** A text of several lines that must be there. */
export const LongText = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.messageMax), storable)
