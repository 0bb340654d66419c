import * as z from 'zod/mini'
import { Email } from '../account/credentials'
import { fill, paramsOf, screenPath } from '../shared/paths'
import { storable, TypedText } from '../shared/text'

/** Lengths in UTF-16 units. The body of a report is its trace, written into JSON once more, and little besides. */
export const problemLimits = {
  descriptionMax: 4_000,
  answerMax: 4_000,
  pageMax: 500,
  versionMax: 100,
  crashMessageMax: 2_000,
  crashStackMax: 20_000,
  traceMax: 2_000_000,
} as const

/**
 * The page of a report: the address without its question and fragment, and without a secret that it is made of. A report is
 * read by others, and the links of emails open accounts.
 */
export const reportedPage = (address: string): string => {
  const [path = '/'] = address.split(/[?#]/)
  const screen = screenPath(path)
  const params = screen && paramsOf(screen, path)
  if (!screen || !params || !('token' in params)) return path
  return fill<string>(screen, { ...params, token: '…' })
}

/** What a screen threw. */
export const Crash = z.object({
  message: z.string().check(z.maxLength(problemLimits.crashMessageMax), storable),
  stack: z.string().check(z.maxLength(problemLimits.crashStackMax), storable),
})
export type Crash = z.infer<typeof Crash>

/** What a member or a visitor reports. Its sender has seen all of it. */
export const ProblemReport = z
  .object({
    description: TypedText.check(z.minLength(1), z.maxLength(problemLimits.descriptionMax), storable),
    /** Where the answer goes; null for none. A member is answered at their account's address, whatever is sent. */
    email: z.nullable(Email),
    page: z.string().check(z.startsWith('/'), z.maxLength(problemLimits.pageMax), storable),
    /** The build of the page. */
    version: z.string().check(z.maxLength(problemLimits.versionMax), storable),
    crash: z.nullable(Crash),
    /** The text of a saved trace, and the step at which the problem showed. */
    trace: z.nullable(z.string().check(z.maxLength(problemLimits.traceMax), storable)),
    failedStep: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
  })
  .check(
    z.refine(({ trace, failedStep }) => trace !== null || failedStep === null, {
      path: ['failedStep'],
      error: 'invalid',
    }),
  )
export type ProblemReport = z.infer<typeof ProblemReport>

/** Whether the organisation takes reports, and for how many days it keeps them. */
export const ProblemReporting = z.object({ isOpen: z.boolean(), keptDays: z.int() })
export type ProblemReporting = z.infer<typeof ProblemReporting>
