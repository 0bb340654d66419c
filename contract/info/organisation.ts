import * as z from 'zod/mini'
import { isSafeHref } from './richText'

const Text = z.string().check(z.minLength(1))
const Hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))
const Translated = z.strictObject({ en: Text, pl: Text })

/** Who answers for the site before the law. The pages name it in place of `{{name}}`, `{{address}}` and so on. */
const Legal = z.strictObject({
  /** The registered name, which may differ from the name that members know. */
  name: Text,
  /** Legal form, register and number, as it follows the name: "a company registered in … (no. …)". */
  registration: Translated,
  /** With its postcode, in one line. */
  address: Translated,
  email: z.email(),
  /** For questions about personal data. */
  privacyEmail: z.email(),
  /** One sentence: whether prices hold value added tax. The tax number is the server's setting tax_number, and not in it. */
  vat: Translated,
  /** The law of the contract: "the law of England and Wales". */
  governingLaw: Translated,
  /** Whether a lawyer has read the pages. While it is false, they say so to the reader. */
  reviewed: z.boolean(),
})

/** content/settings.json: who the organisation is. `colours` takes the place of the product's own, by day and by night. */
export const Organisation = z.strictObject({
  name: Text,
  legal: Legal,
  phone: z.optional(z.string().check(z.regex(/^\+[\d ]{6,20}$/, 'must begin with + and the country code'))),
  social: z.strictObject({
    label: Translated,
    url: z.string().check(z.refine((url) => url.startsWith('https://') && isSafeHref(url), 'must begin with https://')),
  }),
  colours: z.optional(z.record(z.string(), z.tuple([Hex, Hex]))),
})
export type Organisation = z.infer<typeof Organisation>
