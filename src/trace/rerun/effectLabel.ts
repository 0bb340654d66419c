import type { UnknownAction } from '@reduxjs/toolkit'
import { labelOf, namer, withoutBookkeeping } from '../alike'
import { hashOf } from '../finalHash'

const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value, withoutBookkeeping) as string | undefined
  return text === undefined ? null : namer()(text)
}

/** A call of the port: numbers as they are, all else as a hash, so that a file repeats no contents. */
export const portLabel = (name: string, given: readonly unknown[]): string => {
  const numbers = given.filter((one) => one !== null && one !== undefined)
  if (numbers.every((one) => typeof one === 'number')) return `${name}(${numbers.join(', ')})`
  return `${name}(#${hashOf(plain(given))})`
}

/** An action with all that its code chose: not the time and the counters that libraries add. */
export const actionLabel = (action: UnknownAction): string => {
  const { arg } = Object(action['meta']) as { arg?: unknown }
  return `${labelOf(action)} #${hashOf(plain([action['payload'], arg]))}`
}
