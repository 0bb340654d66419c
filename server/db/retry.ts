import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable, StorageFull } from './client'

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

// PostgreSQL's appendix A, by class: 08 connection, 53 resources, 57 operator, 55 not in the state for it (a database that
// is being moved, a lock that is not given), 25006 read-only (a standby), 25P03 ended while idle, 40 lost against others.
const unavailableCodes =
  /^(E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)|08...|40001|40P01|53...|55...|57...|25006|25P03)$/
const unavailableMessages = /timeout exceeded when trying|Connection terminated|is closed|not queryable/

const messageOf = (error: unknown): string => {
  const cause = causeOf(error)
  return cause instanceof Error ? cause.message : ''
}

/** Did our own patience end before the database's answer? The connection may still be at work on it. */
export const isUnanswered = (error: unknown): boolean => messageOf(error) === 'Query read timeout'

/** Can the database not do the work now (and is the statement itself not wrong)? */
export const isUnavailable = (error: unknown): boolean => {
  if (causeOf(error) instanceof DatabaseUnavailable || unavailableCodes.test(sqlCode(error) ?? '')) return true
  return isUnanswered(error) || unavailableMessages.test(messageOf(error))
}

/** Is there no room left on the database's disk? */
export const isStorageFull = (error: unknown): boolean =>
  causeOf(error) instanceof StorageFull || ['53100', 'ENOSPC'].includes(sqlCode(error) ?? '')

/** What a transaction has read before its locks is another's by now. It runs again, as one that lost against another. */
export class Overtaken extends Error {
  readonly code = '40001'
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
