import { createNextState } from '@reduxjs/toolkit'

/** What a form holds: plain JSON, so that a trace can carry it. Fields may be nested, in lists and parts. */
export type FormValues = Record<string, unknown>

/** The value at a path; 'classes.0.ring' is the ring of the first of the classes. */
export const valueAt = (values: FormValues, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as FormValues | null | undefined)?.[key], values)

/** The values with another one at a path. */
export const withValueAt = <Values extends FormValues>(values: Values, path: string, value: unknown): Values =>
  createNextState(values, (draft) => setValueAt(draft as FormValues, path, value))

/** Writes the value at a path into `values` itself; what leads there must exist. */
export const setValueAt = (values: FormValues, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const branch = keys.length === 0 ? values : valueAt(values, keys.join('.'))
  ;(branch as FormValues)[last] = value
}
