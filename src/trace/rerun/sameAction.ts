import type { UnknownAction } from '@reduxjs/toolkit'
import { isObject } from '../delta'
import { labelOf } from '../alike'
import { replayedId } from './replayEffects'

/** The clock of a re-run moves only at recorded actions, so its instants are a little early; milliseconds. */
const nearlyNow = 60_000

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const sameText = (recorded: string, made: string): boolean =>
  recorded === made ||
  made.includes(replayedId) ||
  (instant.test(recorded) && instant.test(made) && Math.abs(Date.parse(recorded) - Date.parse(made)) <= nearlyNow)

/** Compares a value of a re-run with the recorded one, except for generated ids and small differences of time. */
export const sameValue = (recorded: unknown, made: unknown): boolean => {
  if (typeof recorded === 'string' && typeof made === 'string') return sameText(recorded, made)
  if (!isObject(recorded) || !isObject(made)) return Object.is(recorded, made)
  if (Array.isArray(recorded) !== Array.isArray(made)) return false
  const [before, now] = [recorded, made] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])
  return [...keys].every((key) => sameValue(before?.[key], now?.[key]))
}

const argOf = ({ meta }: UnknownAction): unknown =>
  isObject(meta) && 'arg' in meta && isObject(meta.arg) && 'originalArgs' in meta.arg
    ? meta.arg.originalArgs
    : undefined

/** Compares label, arguments of the call and payload. */
export const sameAction = (recorded: UnknownAction, made: UnknownAction): boolean =>
  labelOf(recorded) === labelOf(made) &&
  sameValue(argOf(recorded), argOf(made)) &&
  sameValue(recorded['payload'], made['payload'])
