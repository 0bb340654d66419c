import type { ErrorCode } from '../../contract/errors'
import type { Locale } from '../../contract/locales'
import { en } from './en'
import { pl } from './pl'

const words: Record<Locale, Record<ErrorCode, string>> = { en, pl }

/** The sentence of every error in one language. */
export const wordsFor = (locale: Locale): Record<ErrorCode, string> => words[locale]
