import { publicCalls, valueFields, words } from './vocabulary'

// `undefined` is the argument of a call without one, in its cache key.
const ownWords = new Set([...words, 'undefined'])
const fieldsOfValues = new Set(valueFields)
const callsOfPublicText = new Set(publicCalls)
const allWords = [...ownWords].join('\n')

/** A name or a code that the application itself spells: it says nothing of a person, and reducers compare with it. */
export const isOwnWord = (text: string): boolean => ownWords.has(text)

/** The path of a field, as forms and refusals name it: `classes.3.ring`. */
export const isOwnPath = (text: string): boolean =>
  isOwnWord(text) || (/[a-z]/i.test(text) && text.split('.').every((part) => isOwnWord(part) || /^\d{1,3}$/.test(part)))

/** The code of a refusal, perhaps with a limit: `too_long:40`. */
export const isCode = (text: string): boolean => isOwnWord(text.replace(/:\d+$/, ''))

/** Whether a text is part of such a word: in another text it may mean that. */
export const isInOwnWord = (text: string): boolean => allWords.includes(text)

/** A field that is a number, a day or a choice in the contract, with a text that can be part of one: typed in a form. */
export const isTypedValue = (field: string, text: string): boolean =>
  fieldsOfValues.has(field) && /^[\d\s.,:/+-]{1,12}$/.test(text)

/** A call that takes one public text, without a name. */
export const isPublicCall = (name: unknown): boolean => typeof name === 'string' && callsOfPublicText.has(name)

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const moment = /^(?:\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?|\d\d:\d\d(?::\d\d)?)$/

/** An id, a day or a time by its form, or a text without a letter or a digit. */
export const isPlainValue = (text: string): boolean =>
  uuid.test(text) || moment.test(text) || !/[\p{L}\p{N}]/u.test(text)
