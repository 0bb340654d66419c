import * as z from 'zod/mini'
import { limits } from './limits'
import { storablePattern } from './storable'

const phoneMax = 30

export const storable = z.regex(storablePattern, 'invalid')

// A line break would begin a line of its own in an email; a turned direction hides what is written.
const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'invalid')
// What a mail program would make a link of: a name is shown to others.
const webAddress =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:com|net|org|info|biz|io|co|me|eu|uk|pl|de|ru|xyz|top|link|site|online|shop|app|dev)\b/iu
const noLink = z.refine<string>((text) => !webAddress.test(text), 'no_links')

/** A name that must be there: any letters, blanks at its ends dropped. */
export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameMax), storable, oneLine, noLink)

/** A name that may be missing; an empty text is none. */
export const OptionalName = z.string().check(z.trim(), z.maxLength(limits.nameMax), storable, oneLine, noLink)

/** A telephone number as people write it; an empty text is none. */
export const OptionalPhone = z
  .string()
  .check(z.trim(), z.maxLength(phoneMax), z.regex(/^(?=(?:\D*\d){6})\+?[\d ()./-]+$|^$/, 'invalid_phone'))

/** Why something was decided, in a sentence that others read. */
export const WrittenReason = z
  .string()
  .check(z.trim(), z.minLength(1), z.minLength(limits.reasonMin, 'invalid'), z.maxLength(limits.reasonMax), storable)

/** A text of several lines that must be there. */
export const LongText = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.messageMax), storable)
