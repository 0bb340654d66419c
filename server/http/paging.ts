import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { PageQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import { isStorable } from '#contract/shared/text'
import { HttpError } from './httpError'

type Position = (string | number)[]

/** What orders a list by when its rows came to be: columns that together are unique, and what a cursor says of them. */
export interface Keyset {
  columns: (PgColumn | SQL)[]
  position: z.ZodMiniType<Position>
}

/** Values that a database compares without complaint. */
export const keysetText = z.string().check(z.maxLength(200), z.refine(isStorable))
export const keysetInt = z.int32()
export const keysetDay = z.iso.date().check(z.regex(/^[12]/))

const written = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

const read = ({ position }: Keyset, cursor: string): Position => {
  try {
    const parsed = z.safeParse(position, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (parsed.success) return parsed.data
  } catch {
    // No JSON: as wrong as a position of another list.
  }
  throw new HttpError('validation_failed', { cursor: 'invalid' })
}

/**
 * One page of a list. The cursor holds the place of the last row, and no count of rows: what is added or removed meanwhile
 * neither repeats nor hides any other row. `load` gets the condition, the order and how many rows to ask for.
 */
export const loadPage = async <Row>(
  keyset: Keyset,
  { cursor, limit, order }: PageQuery,
  load: (page: { after: SQL | undefined; order: SQL[]; limit: number }) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> => {
  const columns = sql.join(keyset.columns, sql`, `)
  const after =
    cursor === undefined
      ? undefined
      : sql`(${columns}) ${order === 'newest' ? sql`<` : sql`>`} (${sql.join(
          read(keyset, cursor).map((value) => sql`${value}`),
          sql`, `,
        )})`
  // One more than asked for: only then is there a next page.
  const direction = order === 'newest' ? desc : asc
  const rows = await load({ after, order: keyset.columns.map((column) => direction(column)), limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? written(positionOf(last)) : null }
}
