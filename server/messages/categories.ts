import type { HeightCategory } from '#contract/height'

/** Heights by name, in both languages: Polish sport keeps the English ones. What was not measured has none. */
export const categories: Record<HeightCategory, string> = {
  not_measured: '',
  extra_small: 'Extra Small',
  small: 'Small',
  medium: 'Medium',
  intermediate: 'Intermediate',
  large: 'Large',
}
