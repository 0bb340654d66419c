import type { BothNames } from '#contract/extra/cartExtra'
import { useShownLocale } from './useShownLocale'

/** Words an extra in the reader's language, such as "2 × T-shirt, L". */
export const useExtraName = () => {
  const locale = useShownLocale()
  return ({ name, option, quantity }: { name: BothNames; option: BothNames | null; quantity: number }): string =>
    `${quantity} × ${[name[locale], option?.[locale]].filter(Boolean).join(', ')}`
}
