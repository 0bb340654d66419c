import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DeskDiscount, NewDiscount } from '#contract/purchase/deskDiscounts'
import type { PageQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { constraintOf, sqlCode } from '../../db/retry'
import { discounts, shows } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { HttpError } from '../../http/httpError'
import { keysetText, loadPage, type Keyset } from '../../http/paging'
import { updateAtVersion } from '../../http/updateAtVersion'

interface Row {
  row: typeof discounts.$inferSelect
  showSlug: string | null
}

const toDeskDiscount = ({ row: { code, endedAt, createdAt, showId, ...row }, showSlug }: Row): DeskDiscount => ({
  ...row,
  discountCode: code,
  showSlug,
  ended: endedAt !== null,
})

const read = (db: Db, where: SQL | undefined, order: SQL[] = [], limit = 1): Promise<Row[]> =>
  db
    .select({ row: discounts, showSlug: shows.slug })
    .from(discounts)
    .leftJoin(shows, eq(shows.id, discounts.showId))
    .where(where)
    .orderBy(...order)
    .limit(limit)

const readOne = async (db: Db, id: string): Promise<DeskDiscount> => {
  const [found] = await read(db, eq(discounts.id, id))
  if (!found) throw new HttpError('not_found')
  return toDeskDiscount(found)
}

const byCode: Keyset = { columns: [discounts.code], position: z.tuple([keysetText]) }

/** A page of all codes, by their letters. */
export const loadDiscounts = (db: Db, query: PageQuery): Promise<Page<DeskDiscount>> =>
  loadPage(
    byCode,
    query,
    async ({ after, order, limit }) => (await read(db, after, order, limit)).map(toDeskDiscount),
    ({ discountCode }) => [discountCode],
  )

const auditedFacts = ({
  discountCode: code,
  percent,
  amount,
  uses,
  usesPerMember,
  validFrom,
  validTo,
  showSlug,
  ended,
}: DeskDiscount) => ({
  code,
  percent,
  amount,
  uses,
  usesPerMember,
  validFrom,
  validTo,
  showSlug,
  ended,
})

const insert = async (
  tx: Db,
  { discountCode: code, showSlug, ...terms }: NewDiscount,
  by: ChangedBy,
): Promise<string> => {
  const [show] = showSlug === null ? [] : await tx.select({ id: shows.id }).from(shows).where(eq(shows.slug, showSlug))
  if (showSlug !== null && !show) throw new HttpError('validation_failed', { showSlug: 'invalid' })
  const { currency } = await loadSettings(tx)
  const id = randomUUID()
  await tx.insert(discounts).values({ ...terms, code, id, currency, showId: show?.id ?? null, createdAt: by.at })
  return id
}

/** Makes a code; one that there is already, ended or not, is refused: receipts name it. */
export const addDiscount = async (db: Db, given: NewDiscount, by: ChangedBy): Promise<DeskDiscount> => {
  try {
    return await db.transaction(async (tx) => {
      const made = await readOne(tx, await insert(tx, given, by))
      const subject = { type: 'discount', id: made.id } as const
      await audit(tx, { by, action: 'discount.added', subject, onBehalfOf: null, after: auditedFacts(made) })
      return made
    })
  } catch (error) {
    if (sqlCode(error) === '23505' && constraintOf(error) === 'discounts_code_once')
      throw new HttpError('validation_failed', { discountCode: 'code_taken' })
    throw error
  }
}

/** Ends a code: it cannot be redeemed from now on. A checkout that holds a use of it may still be paid. */
export const endDiscount = (db: Db, id: string, version: number, by: ChangedBy): Promise<DeskDiscount> =>
  db.transaction(async (tx) => {
    const before = await readOne(tx, id)
    if (before.ended) return before
    await updateAtVersion(tx, discounts, {
      version,
      set: { endedAt: by.at },
      where: eq(discounts.id, id),
      present: async () => auditedFacts(await readOne(tx, id)),
    })
    const subject = { type: 'discount', id } as const
    const [from, to] = [auditedFacts(before), { ...auditedFacts(before), ended: true }]
    await audit(tx, { by, action: 'discount.ended', subject, onBehalfOf: null, before: from, after: to })
    return readOne(tx, id)
  })

/** The code with these letters that has not been ended. */
export const findDiscount = async (db: Db, code: string): Promise<DeskDiscount | undefined> => {
  const [found] = await read(db, and(eq(discounts.code, code), isNull(discounts.endedAt)))
  return found && toDeskDiscount(found)
}
