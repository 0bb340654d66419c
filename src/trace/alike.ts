import type { UnknownAction } from '@reduxjs/toolkit'
import { isObject } from './delta'
import { hashOf } from './finalHash'
import type { Trace } from './trace'

/*
 * What differs between two traces of the same journey although nothing else happened: ids, times of day, and what
 * libraries keep about their own work.
 */

/** What the library keeps about its requests: it says nothing of the application. */
export const bookkeeping =
  /^api\.(?:subscriptions|provided|config)\b|\.(?:requestId|startedTimeStamp|fulfilledTimeStamp|seq)$|^_persist\b/
const leftOut = ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp', 'endpointName']
/** The same inside a value, for JSON.stringify. */
export const withoutBookkeeping = (key: string, value: unknown): unknown => (leftOut.includes(key) ? undefined : value)

/** What the application does by itself, of which a person neither presses nor sees anything. */
const plumbing = /^(?:@@|persist\/|api\/(?:config|internalSubscriptions)\/|ui\/(?:timePassed|widthChanged)$)/
export const isPlumbing = ({ type }: UnknownAction): boolean => plumbing.test(type)

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\w-])(?=[\w-]*[\d_-])(?=[\w-]*[A-Z])[\w-]{21}(?![\w-])/g
/** The server's clock runs: of an instant the day is compared, and the time where it is a whole minute, as sample data have it. */
const timeOfDay = /(?<=\d{4}-\d\d-\d\d)T\d\d:\d\d:(?!00\.000)\d\d\.\d{3}Z/g

/** Names ids by the order in which they are first met, and drops times of day. */
export const namer = (): ((text: string) => string) => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `«id ${names.size + 1}»`
    names.set(text, name)
    return name
  }
  return (text) => text.replace(timeOfDay, ' «time»').replace(id, nameOf)
}

const textsIn = (value: unknown, seen: Set<unknown>, texts: Set<string>): Set<string> => {
  if (typeof value === 'string') texts.add(value)
  if (!isObject(value) || seen.has(value)) return texts
  seen.add(value)
  for (const inner of Object.values(value)) textsIn(inner, seen, texts)
  return texts
}
/** Shorter pseudonyms are found as whole texts alone. */
const longEnough = 8
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** In JSON of a trace, names its pseudonyms by the order in which they are first met: which ones they are is chance. */
export const pseudonymNamer = ({
  start,
  actions,
  pseudonyms = [],
}: Pick<Trace, 'start' | 'actions' | 'pseudonyms'>): ((json: string) => string) => {
  const listed = new Set(pseudonyms)
  const names = new Map<string, string | null>()
  for (const text of textsIn([start, actions], new Set(), new Set()))
    if (listed.has(hashOf(text))) names.set(JSON.stringify(text).slice(1, -1), null)
  if (names.size === 0) return (json) => json
  let met = 0
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `«secret ${(met += 1)}»`
    names.set(text, name)
    return name
  }
  const long = [...names.keys()].filter((text) => text.length >= longEnough).sort((a, b) => b.length - a.length)
  const anywhere = long.length > 0 ? new RegExp(long.map(escaped).join('|'), 'g') : null
  // A whole text, in JSON that is itself a text as well: in quotes, perhaps escaped.
  const whole = /(\\?")((?:[^"\\]|\\[^"])*)\1/g
  return (json) => {
    const named = json.replace(whole, (found, quote: string, text: string) =>
      names.has(text) ? quote + nameOf(text) + quote : found,
    )
    return anywhere ? named.replace(anywhere, nameOf) : named
  }
}

/** An action by its type, a call also by its name. */
export const labelOf = ({ type, meta }: UnknownAction): string => {
  const { arg } = Object(meta) as { arg?: { endpointName?: string } }
  return arg?.endpointName === undefined ? type : `${type} ${arg.endpointName}`
}
