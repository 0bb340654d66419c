import type { ReactNode } from 'react'
import type { Locale } from '#contract/shared/locales'
import type { Messages } from '../../i18n/loadLanguage'
import { MoreMessages } from '../../i18n/MoreMessages'
import { useShownLocale } from '../../i18n/useShownLocale'
import { OnDemand } from './OnDemand'

type Loaded = { default: unknown }

/**
 * The sentences of a part of the product that few open, for what is below: `en.json?part=name` and its like in each language
 * (scripts/webpack/intlLoader.cjs). All come together, so that who changes the language keeps what is open.
 */
export const messagesPart = (name: string, load: Record<Locale, () => Promise<Loaded>>) => {
  const loadAll = async () => {
    const [en, pl] = await Promise.all([load.en(), load.pl()])
    return { en: en.default as Messages, pl: pl.default as Messages }
  }
  const Part = ({ children }: { children: ReactNode }) => {
    const locale = useShownLocale()
    return (
      <OnDemand name={`${name} messages`} load={loadAll}>
        {(messages) => <MoreMessages messages={messages[locale]}>{children}</MoreMessages>}
      </OnDemand>
    )
  }
  return Part
}
