import * as z from 'zod/mini'
import { isSafeHref } from './richText'

const Text = z.string().check(z.minLength(1))
const Hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/** content/settings.json: who the organisation is. `colours` takes the place of the product's own, by day and by night. */
export const Organisation = z.strictObject({
  name: Text,
  address: z.array(Text).check(z.minLength(1)),
  social: z.strictObject({
    label: z.strictObject({ en: Text, pl: Text }),
    url: z.string().check(z.refine((url) => url.startsWith('https://') && isSafeHref(url), 'must begin with https://')),
  }),
  colours: z.optional(z.record(z.string(), z.tuple([Hex, Hex]))),
})
export type Organisation = z.infer<typeof Organisation>
