import type { HeightCategory } from '#contract/dog/height'
import type { Locale } from '#contract/shared/locales'

const inPolish: Record<HeightCategory, string> = {
  not_measured: '',
  extra_small: 'Extra Small',
  small: 'Small',
  medium: 'Medium',
  intermediate: 'Intermediate',
  large: 'Large',
}

/** Heights by name: Polish sport keeps the English ones. What was not measured has none. */
export const categories: Record<Locale, Record<HeightCategory, string>> = {
  en: { ...inPolish, extra_small: 'Extra small' },
  pl: inPolish,
}
