/** What was thrown, as text that a trace and a report can carry. */
export interface Thrown {
  message: string
  stack: string
}

const longestMessage = 1_000
const longestStack = 4_000

const textOf = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '')

/** Anything can be thrown, also what is no error. */
export const thrownOf = (error: unknown): Thrown => {
  const { message, stack } = Object(error ?? {}) as { message?: unknown; stack?: unknown }
  return {
    message: textOf(message ?? error, longestMessage),
    stack: textOf(stack, longestStack),
  }
}

export const isThrown = (value: unknown): value is Thrown => {
  const { message, stack } = Object(value ?? {}) as { message?: unknown; stack?: unknown }
  return typeof message === 'string' && typeof stack === 'string'
}
