import { markOf, type SecretKind } from '#contract/qa/textMarks'
import { isObject } from '../delta'
import { mapAddress, type AddressPart } from './addresses'
import { shortest } from './finder'
import { isCode, isOwnPath, isOwnWord, isPlainValue, isPublicCall, isTypedValue } from './ownTexts'
import { secretPatterns } from './patterns'
import { createPseudonyms, type Style } from './pseudonyms'
import { hasPublicKeys, isCallWithout, isKind, jsonIn, placeOf, recordIn, strictKinds, type Scope } from './scopes'

/** What was seen of an object, by the place where it was found. */
type Seen = Map<string, WeakMap<object, unknown>>
const seenOf = (seen: Seen, place: string) => {
  const known = seen.get(place) ?? new WeakMap<object, unknown>()
  seen.set(place, known)
  return known
}

const isStrict = (scope: Scope) => strictKinds.includes(scope)
const shortQuoted = new RegExp(`(["'])([^"'\\n]{1,${shortest - 1}})\\1`, 'g')
const nowhere = { field: '', scope: 'open' } as const

interface Options {
  style?: Style
  /** Whether a text is a pseudonym of an earlier redaction. */
  isKnown?: (text: string) => boolean
}

/**
 * Learns what is secret in a trace, then replaces it: learn everything first, call `compile` once, then `apply`. A text is
 * replaced wherever it is found as a whole, so that actions, states and keys still follow from each other. What two states
 * share is looked at once, and shared by what comes of them.
 */
export const createRedactor = ({ style = 'alike', isKnown = () => false }: Options = {}) => {
  const pseudonyms = createPseudonyms(style, isKnown)
  const learned: Seen = new Map()
  const applied: Seen = new Map()
  const read = new Set<string>()
  const texts = new Map<string, string>()

  const addUnlessOwn = (kind: SecretKind, text: string, field: string) => {
    const isOwn = isOwnPath(text) || isPlainValue(text) || isTypedValue(field, text)
    if (text.trim() !== '' && (isStrict(kind) || !isOwn)) pseudonyms.add(kind, text)
  }

  const learnPart = ({ name, text }: AddressPart): string => {
    learnText(text, name, markOf(name, {}) ?? 'open')
    return text
  }

  const learnText = (text: string, field: string, scope: Scope): void => {
    const place = `${field} ${scope} ${text}`
    if (text === '' || read.has(place) || (isOwnWord(text) && !isStrict(scope))) return
    read.add(place)
    for (const { kind, pattern } of secretPatterns)
      for (const [whole, group] of text.matchAll(pattern)) pseudonyms.add(kind, group ?? whole)
    if (isKind(scope) && scope !== 'text') return addUnlessOwn(scope, text, field)
    if (isCallWithout(text) || (scope === 'codes' && isCode(text))) return
    const json = jsonIn(text)
    if (json) return learn(json.value, '', isPublicCall(json.call) ? 'public' : 'open')
    if (mapAddress(text, learnPart) === null && scope !== 'public' && scope !== 'ids') addUnlessOwn('text', text, field)
  }

  const learn = (value: unknown, field: string, scope: Scope): void => {
    if (typeof value === 'string') return learnText(value, field, scope)
    if (!isObject(value)) return
    const seen = seenOf(learned, `${field} ${scope}`)
    if (seen.has(value)) return
    seen.set(value, true)
    if (Array.isArray(value)) return value.forEach((inner) => learn(inner, field, scope))
    for (const [name, inner] of Object.entries(value)) {
      learnText(name, '', hasPublicKeys(field, scope) ? 'public' : 'open')
      const place = placeOf(name, value, inner, { field, scope })
      learn(inner, place.field, place.scope)
    }
  }

  // A short parameter of a link is found by the link alone.
  const withoutPatterns = (text: string) =>
    secretPatterns.reduce(
      (before, { pattern }) =>
        before.replace(pattern, (whole: string, group: unknown) => {
          const secret = typeof group === 'string' ? group : whole
          return whole.replace(secret, () => pseudonyms.of(secret) ?? secret)
        }),
      text,
    )

  // Other short secrets stay in longer texts, where they may be part of a word. What an error quotes is a value as a whole.
  const withoutQuoted = (text: string) =>
    text.replace(shortQuoted, (whole: string, quote: string, inner: string) =>
      isOwnWord(inner) ? whole : quote + (pseudonyms.of(inner) ?? inner) + quote,
    )

  const applyPart = ({ name, text }: AddressPart): string => applyText(text, isStrict(markOf(name, {}) ?? 'open'))

  const applyWithin = (text: string): string => {
    const json = jsonIn(text)
    if (json) return json.write(apply(json.value))
    const tag = recordIn(text)
    if (tag) return tag.write(applyText(tag.record, false))
    return mapAddress(text, applyPart) ?? pseudonyms.inText(withoutQuoted(withoutPatterns(text)))
  }

  /** At a strict place a word of the application is replaced as well, and nowhere else. */
  const applyText = (text: string, strict: boolean): string => {
    if (isOwnWord(text) && !strict) return text
    const whole = pseudonyms.of(text)
    if (whole !== undefined) return whole
    const known = texts.get(text) ?? applyWithin(text)
    texts.set(text, known)
    return known
  }

  const applyFields = (value: object) => {
    const result: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(value))
      result[applyText(name, false)] = apply(inner, isStrict(placeOf(name, value, inner, nowhere).scope))
    return result
  }

  function apply<Value>(value: Value, strict?: boolean): Value
  function apply(value: unknown, strict = false): unknown {
    if (typeof value === 'string') return applyText(value, strict)
    if (!isObject(value)) return value
    const seen = seenOf(applied, String(strict))
    if (!seen.has(value))
      seen.set(
        value,
        Array.isArray(value) ? (value as unknown[]).map((inner) => apply(inner, strict)) : applyFields(value),
      )
    return seen.get(value)
  }

  return {
    learn: (value: unknown) => learn(value, '', 'open'),
    compile: () => {
      texts.clear()
      pseudonyms.compile()
    },
    apply: <Value>(value: Value): Value => apply(value),
    counts: pseudonyms.counts,
    texts: pseudonyms.texts,
    unmade: pseudonyms.unmade,
    longValues: pseudonyms.longValues,
  }
}
