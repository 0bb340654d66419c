import type { UnknownAction } from '@reduxjs/toolkit'

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

/** An action by its type, a call also by its name. */
export const labelOf = ({ type, meta }: UnknownAction): string => {
  const { arg } = Object(meta) as { arg?: { endpointName?: string } }
  return arg?.endpointName === undefined ? type : `${type} ${arg.endpointName}`
}
