import type { Locale } from '#contract/shared/locales'
import type { Organisation } from '#contract/info/organisation'
import type { Refused } from './inlines'

const placeholder = /\{\{(\w+)\}\}/g

/** The values of a page's placeholders. */
const valuesOf = ({ name, legal }: Organisation, locale: Locale): Record<string, string> => ({
  name,
  legalName: legal.name,
  registration: legal.registration[locale],
  address: legal.address[locale],
  email: legal.email,
  privacyEmail: legal.privacyEmail,
  vat: legal.vat[locale],
  governingLaw: legal.governingLaw[locale],
})

export const hasPlaceholders = (source: string): boolean => source.search(placeholder) >= 0

/** A page with the organisation's details in place of its placeholders. An unknown one stays, and is refused. */
export const fillTemplate = (source: string, organisation: Organisation, locale: Locale, refused: Refused): string => {
  const values = new Map(Object.entries(valuesOf(organisation, locale)))
  return source.replace(placeholder, (written, name: string) => {
    const value = values.get(name)
    if (value === undefined) refused(`the placeholder ${written}`)
    return value ?? written
  })
}
