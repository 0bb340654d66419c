import type { ErrorCode } from '#contract/shared/apiError'
import type { Locale } from '#contract/shared/locales'
import { en } from './en'
import { pl } from './pl'

const messages: Record<Locale, Record<ErrorCode, string>> = { en, pl }

/** The sentence of every error in one language. */
export const messagesFor = (locale: Locale): Record<ErrorCode, string> => messages[locale]
