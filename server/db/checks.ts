import { sql } from 'drizzle-orm'
import { check, type AnyPgColumn, type CheckBuilder } from 'drizzle-orm/pg-core'

/** The values as SQL writes them. */
export const listed = (values: readonly (string | number)[]) =>
  sql.raw(values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', '))

/** The database refuses what is not on a list of the contract, no matter who writes it. A longer list needs a migration. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly (string | number)[]): CheckBuilder =>
  check(name, sql`${column} in (${listed(values)})`)

/** The same for each element of an array. */
export const eachOneOf = (name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder =>
  check(name, sql`${column} <@ array[${listed(values)}]::text[]`)
