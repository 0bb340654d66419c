import { setTimeout as sleep } from 'node:timers/promises'

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error

const field = (error: unknown, name: string): string | undefined => {
  const value: unknown = (causeOf(error) as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : undefined
}

/** SQLSTATE (or system code) of a database error, however deep the driver wrapped it. */
export const sqlCode = (error: unknown): string | undefined => field(error, 'code')

/** Name of the constraint that refused a row. */
export const constraintOf = (error: unknown): string | undefined => field(error, 'constraint')

const downCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/

/** Is the database itself away (and not the statement wrong)? */
export const isDown = (error: unknown): boolean => {
  const cause = causeOf(error)
  const message = cause instanceof Error ? cause.message : ''
  return (
    downCodes.test(sqlCode(error) ?? '') || /timeout exceeded when trying|Connection terminated|is closed/.test(message)
  )
}

/** Runs a transaction again, at most three times, where it lost against another one (40001, 40P01). */
export const withRetry = async <T>(work: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (tries === 0 || !['40001', '40P01'].includes(sqlCode(error) ?? '')) throw error
    await sleep(5 + Math.random() * 45)
    return withRetry(work, tries - 1)
  }
}
