import type { Locale } from '#contract/shared/locales'

/** What a provider's page calls a purchase. */
export const paymentTitles: Record<Locale, (number: number) => string> = {
  en: (number) => `Purchase ${number}`,
  pl: (number) => `Zakup ${number}`,
}
