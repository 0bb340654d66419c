import type { ErrorCode } from '#contract/shared/apiError'

/** An answer other than yes: a code of the catalogue and what goes beside it at the top level of the body. */
export class HttpError extends Error {
  override readonly name = 'Failure'

  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code)
  }
}
