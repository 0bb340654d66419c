import { useCallback, useEffect, useState } from 'react'
import type { breedName } from '#contract/dog/breeds'
import { defaultLocale } from '#contract/shared/locales'
import { useShownLocale } from './useShownLocale'

type NameOf = typeof breedName
let loaded: NameOf | null = null

/**
 * A stored breed as the reader calls it. It is stored in the default language, so that only another one loads the names;
 * until they are there, and where they cannot be loaded, the stored name is shown.
 */
export const useBreedName = (): ((stored: string) => string) => {
  const locale = useShownLocale()
  const [nameOf, setNameOf] = useState(() => loaded)
  useEffect(() => {
    if (locale === defaultLocale || loaded) return
    import(/* webpackChunkName: "breeds" */ '#contract/dog/breeds').then(
      (breeds) => {
        loaded = breeds.breedName
        setNameOf(() => loaded)
      },
      () => undefined,
    )
  }, [locale])
  return useCallback((stored) => nameOf?.(stored, locale) ?? stored, [nameOf, locale])
}
