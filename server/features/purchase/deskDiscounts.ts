import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DeskDiscount, DeskDiscountPage, NewDiscount } from '#contract/purchase/deskDiscounts'
import type { DiscountsQuery } from '#contract/shared/listQueries'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { contains } from '../../db/contains'
import { constraintOf, sqlCode } from '../../db/retry'
import { discounts, shows } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { HttpError } from '../../http/httpError'
import { keysetText, loadPage, type Keyset } from '../../http/paging'
import { staleError, updateAtVersion } from '../../http/updateAtVersion'
import { isIn, loadToday, readDiscounts } from './readDiscounts'

const readOne = async (db: Db, id: string, now: Date): Promise<DeskDiscount> => {
  const [found] = await readDiscounts(db, await loadToday(db, now), { where: eq(discounts.id, id) })
  if (!found) throw new HttpError('not_found')
  return found
}

const byCode: Keyset = { columns: [discounts.code], position: z.tuple([keysetText]) }

/** A page of the codes that are looked for, by their letters. */
export const loadDiscounts = async (
  db: Db,
  { text, state, ...page }: DiscountsQuery,
  now: Date,
): Promise<DeskDiscountPage> => {
  const { currency } = await loadSettings(db)
  const today = await loadToday(db, now)
  const wanted = and(contains([discounts.code], text), isIn(state, today))
  const found = await loadPage(
    byCode,
    page,
    ({ after, order, limit }) => readDiscounts(db, today, { where: and(wanted, after), order, limit }),
    ({ discountCode }) => [discountCode],
  )
  return { ...found, currency }
}

const auditedFacts = ({
  discountCode: code,
  percent,
  amount,
  uses,
  usesPerMember,
  validFrom,
  validTo,
  showSlug,
  paused,
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
  paused,
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
      const made = await readOne(tx, await insert(tx, given, by), by.at)
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

export interface DiscountChange {
  id: string
  version: number
  by: ChangedBy
}

type Step = 'paused' | 'resumed' | 'ended'

const isDone: Record<Step, (code: DeskDiscount) => boolean> = {
  paused: ({ paused }) => paused,
  resumed: ({ paused }) => !paused,
  ended: ({ ended }) => ended,
}

/** Changes a code at its version; one that is so already stays as it is, and one that has ended is neither paused nor resumed. */
const change = (db: Db, { id, version, by }: DiscountChange, step: Step): Promise<DeskDiscount> =>
  db.transaction(async (tx) => {
    const before = await readOne(tx, id, by.at)
    if (before.ended && step !== 'ended') throw staleError(before.version, auditedFacts(before))
    if (isDone[step](before)) return before
    const set = { paused: { pausedAt: by.at }, resumed: { pausedAt: null }, ended: { endedAt: by.at } }[step]
    await updateAtVersion(tx, discounts, {
      version,
      set,
      where: eq(discounts.id, id),
      present: async () => auditedFacts(await readOne(tx, id, by.at)),
    })
    const after = await readOne(tx, id, by.at)
    const subject = { type: 'discount', id } as const
    const [from, to] = [auditedFacts(before), auditedFacts(after)]
    await audit(tx, { by, action: `discount.${step}`, subject, onBehalfOf: null, before: from, after: to })
    return after
  })

/** Pauses a code: it cannot be redeemed until it is resumed. A checkout that holds a use of it may still be paid. */
export const pauseDiscount = (db: Db, wanted: DiscountChange) => change(db, wanted, 'paused')

/** Resumes a code that was paused. */
export const resumeDiscount = (db: Db, wanted: DiscountChange) => change(db, wanted, 'resumed')

/** Ends a code: it cannot be redeemed from now on. A checkout that holds a use of it may still be paid. */
export const endDiscount = (db: Db, wanted: DiscountChange) => change(db, wanted, 'ended')

/** The code with these letters that has not been ended. */
export const findDiscount = async (db: Db, code: string, now: Date): Promise<DeskDiscount | undefined> => {
  const where = and(eq(discounts.code, code), isNull(discounts.endedAt))
  const [found] = await readDiscounts(db, await loadToday(db, now), { where })
  return found
}
