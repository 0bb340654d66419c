import { isObject } from './delta'
import { hashOf } from './finalHash'
import { createFinder } from './redact/finder'
import type { Trace } from './trace'

const textsIn = (value: unknown, seen: Set<unknown>, texts: Set<string>): Set<string> => {
  if (typeof value === 'string') texts.add(value)
  if (!isObject(value) || seen.has(value)) return texts
  seen.add(value)
  for (const inner of Object.values(value)) textsIn(inner, seen, texts)
  return texts
}

/** A string of JSON, also within JSON that is a string itself: its quotes may be escaped. */
const jsonString = /(\\?")((?:[^"\\]|\\[^"])*)\1/g

/**
 * Replaces pseudonyms in the JSON of a trace by numbers in order of appearance. Pseudonyms are random, so two traces of one journey
 * can be compared only without them. Short ones are replaced as whole strings only.
 */
export const pseudonymNamer = ({
  start,
  actions,
  pseudonyms = [],
}: Pick<Trace, 'start' | 'actions' | 'pseudonyms'>): ((json: string) => string) => {
  const listed = new Set(pseudonyms)
  const names = new Map<string, string | null>()
  for (const text of textsIn([start, actions], new Set(), new Set()))
    if (listed.has(hashOf(text))) names.set(JSON.stringify(text).slice(1, -1), null)
  const finder = createFinder(names.keys())
  let count = 0
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `«secret ${(count += 1)}»`
    names.set(text, name)
    return name
  }
  return (json) => {
    if (names.size === 0) return json
    const named = json.replace(jsonString, (found, quote: string, text: string) =>
      names.has(text) ? quote + nameOf(text) + quote : found,
    )
    return finder.replace(named, nameOf)
  }
}
