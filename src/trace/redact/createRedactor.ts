import { paths } from '#contract/shared/paths'
import { isObject } from '../delta'
import { isKind, jsonIn, kindOf, secretsInQuery, type Scope } from './kindOf'
import { createPseudonyms } from './pseudonyms'
import { fieldsOfCode, secretKinds, secretPatterns } from './secrets'

type Seen = Map<Scope, WeakMap<object, unknown>>
const seenOf = (seen: Seen, kind: Scope) => {
  const known = seen.get(kind) ?? new WeakMap<object, unknown>()
  seen.set(kind, known)
  return known
}

/** What pseudonyms are made of. */
const ownWords = `redacted.invalid ${secretKinds.map((kind) => `redacted-${kind}-`).join(' ')}`

/** The name of a field. Ids and tokens, which are keys as well, have digits. */
const identifier = /^[a-z_]{1,40}$/i

/**
 * Learns the secrets of a trace, then replaces them: learn everything first, call `compile` once, then `apply`. What two
 * states share is looked at once, and shared by what comes of them.
 */
export const createRedactor = () => {
  const pseudonyms = createPseudonyms()
  const learned: Seen = new Map()
  const applied: Seen = new Map()
  const texts = new Map<string, string>()
  const read = new Set<string>()
  const names = new Set<string>()

  const learnText = (text: string) => {
    if (read.has(text)) return
    read.add(text)
    pseudonyms.skipPast(text)
    for (const { kind, pattern } of secretPatterns)
      for (const [whole, group] of text.matchAll(pattern)) pseudonyms.add(kind, group ?? whole)
    for (const [kind, value] of secretsInQuery(text)) pseudonyms.add(kind, value)
    const json = jsonIn(text)
    if (json) learn(json.value, null)
  }

  const learn = (value: unknown, kind: Scope = null): void => {
    if (typeof value === 'string') {
      if (isKind(kind)) pseudonyms.add(kind, value)
      learnText(value)
    }
    if (!isObject(value)) return
    const seen = seenOf(learned, kind)
    if (seen.has(value)) return
    seen.set(value, true)
    if (Array.isArray(value)) return value.forEach((inner) => learn(inner, kind))
    for (const [field, inner] of Object.entries(value)) {
      if (identifier.test(field)) names.add(field)
      else learnText(field)
      if (typeof inner === 'string' && fieldsOfCode.includes(field)) names.add(inner)
      else learn(inner, kindOf(field, value, kind))
    }
  }

  // A short parameter of a link is found by the link alone.
  const withoutPatterns = (text: string) =>
    secretPatterns.reduce(
      (before, { pattern }) =>
        before.replace(pattern, (whole: string, group: unknown) =>
          typeof group === 'string' ? whole.replace(group, () => pseudonyms.atField(group)) : pseudonyms.atField(whole),
        ),
      text,
    )

  const applyText = (text: string): string => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const json = jsonIn(text)
    const redacted = json ? json.write(apply(json.value)) : pseudonyms.inText(withoutPatterns(text))
    texts.set(text, redacted)
    return redacted
  }

  const applyFields = (value: object, kind: Scope) => {
    const result: Record<string, unknown> = {}
    for (const [field, inner] of Object.entries(value)) {
      const isCode = typeof inner === 'string' && fieldsOfCode.includes(field)
      result[identifier.test(field) ? field : applyText(field)] = isCode
        ? inner
        : apply(inner, kindOf(field, value, kind))
    }
    return result
  }

  function apply<Value>(value: Value, kind?: Scope): Value
  function apply(value: unknown, kind: Scope = null): unknown {
    if (typeof value === 'string') {
      const whole = isKind(kind) ? pseudonyms.atField(value) : value
      return whole === value ? applyText(value) : whole
    }
    if (!isObject(value)) return value
    const seen = seenOf(applied, kind)
    if (!seen.has(value))
      seen.set(
        value,
        Array.isArray(value) ? (value as unknown[]).map((inner) => apply(inner, kind)) : applyFields(value, kind),
      )
    return seen.get(value)
  }

  return {
    learn: (value: unknown) => learn(value),
    compile: () => pseudonyms.compile([...names, ...Object.values(paths), ownWords].join('\n')),
    apply: <Value>(value: Value): Value => apply(value),
    counts: pseudonyms.counts,
    longValues: pseudonyms.longValues,
  }
}
