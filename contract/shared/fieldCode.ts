import type * as z from 'zod/mini'
import { isFieldCode, type FieldCode } from './errors'

type Issue = z.core.$ZodIssue

const aboveLimit: Partial<Record<string, 'too_long' | 'too_many'>> = { string: 'too_long', array: 'too_many' }

/** What a schema's issue means for a reader. A schema that knows better gives a FieldCode as its message. */
export const fieldCodeOf = (issue: Issue): FieldCode => {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_small'
  if (issue.code === 'too_big') return `${aboveLimit[issue.origin] ?? 'too_big'}:${Number(issue.maximum)}`
  return 'input' in issue && issue.input === undefined ? 'required' : 'invalid'
}

/** Fields that are tables: of these the row and the cell are named, as in `classes.3.ring`. */
const tables: readonly PropertyKey[] = ['classes', 'options']
const fieldOf = ({ path }: Issue): string =>
  path.length > 2 && tables.includes(path[0] ?? '') ? path.slice(0, 3).join('.') : String(path[0])

/** Issues of a failed parse as field name -> code: the first issue of each top-level field. */
export const fieldCodesOf = (issues: readonly Issue[]): Record<string, FieldCode> =>
  Object.fromEntries(
    issues
      .filter((issue) => issue.path.length > 0)
      .reverse()
      .map((issue) => [fieldOf(issue), fieldCodeOf(issue)]),
  )
