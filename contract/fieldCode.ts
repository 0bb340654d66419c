import type * as z from 'zod/mini'
import { isFieldCode, type FieldCode } from './errors'

type Issue = z.core.$ZodIssue

/** What a schema's issue means for a reader. A schema that knows better gives a FieldCode as its message. */
export const fieldCodeOf = (issue: Issue): FieldCode => {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big'
  return 'input' in issue && issue.input === undefined ? 'required' : 'invalid'
}

/** Issues of a failed parse as field name -> code: the first issue of each top-level field. */
export const fieldCodesOf = (issues: readonly Issue[]): Record<string, FieldCode> =>
  Object.fromEntries(
    issues
      .filter((issue) => issue.path.length > 0)
      .reverse()
      .map((issue) => [String(issue.path[0]), fieldCodeOf(issue)]),
  )
