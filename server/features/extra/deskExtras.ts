import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DeskExtra, DeskExtras, ExtraChange, ExtraForm, ShowExtra } from '#contract/extra/extra'
import { limits } from '#contract/shared/limits'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockExtras, lockShow } from '../../db/locks'
import { purchases, showExtras, shows, soldExtras, type ExtraOption } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { extrasOf } from '../../domain/extra/officeExtras'
import { notSoldNow } from '../../domain/extra/quoteExtras'
import { leftOf, leftOfOption, loadTaken } from '../../domain/extra/sold'
import { saleEnd } from '../../domain/extra/terms'
import type { ShowRow } from '../../domain/show/showFromRow'
import { HttpError } from '../../http/httpError'
import { updateAtVersion } from '../../http/updateAtVersion'

type ExtraRow = typeof showExtras.$inferSelect

/** The extras of a show as its page sells them; one that was withdrawn from sale is not shown. */
export const loadShowExtras = async (db: Db, show: ShowRow, now: Date): Promise<ShowExtra[]> => {
  const rows = (await extrasOf(db, show.id)).filter(({ paused }) => !paused)
  const taken = await loadTaken(
    db,
    rows.map(({ id }) => id),
    { userId: null },
  )
  return rows.map((extra) => ({
    id: extra.id,
    kind: extra.kind,
    name: extra.name,
    price: extra.price,
    currency: extra.currency,
    options: extra.options.map(({ id, name }) => ({ id, name, left: leftOfOption(extra, id, taken) })),
    left: leftOf(extra, taken),
    perMember: extra.perMember,
    until: saleEnd(extra, show).toISOString(),
    onSale: notSoldNow(extra, show, now) === null,
  }))
}

const loadDesk = async (db: Db, showId: string): Promise<DeskExtra[]> => {
  const rows = await extrasOf(db, showId)
  const sold = await db
    .select({
      extraId: soldExtras.extraId,
      optionId: soldExtras.optionId,
      quantity: soldExtras.quantity,
      withdrawnAt: soldExtras.withdrawnAt,
      status: purchases.status,
    })
    .from(soldExtras)
    .innerJoin(purchases, eq(purchases.id, soldExtras.purchaseId))
    .innerJoin(showExtras, eq(showExtras.id, soldExtras.extraId))
    .where(eq(showExtras.showId, showId))
  const count = (which: (one: (typeof sold)[number]) => boolean) => {
    const taken = sold.filter((one) => one.withdrawnAt === null && which(one))
    const of = (status: string) =>
      taken.filter((one) => one.status === status).reduce((all, { quantity }) => all + quantity, 0)
    return { paid: of('paid'), held: of('pending') }
  }
  return rows.map(({ id, kind, name, price, currency, options, limit, perMember, soldUntil, paused, version }) => ({
    id,
    kind,
    name,
    price,
    currency,
    options: options.map((option) => ({
      ...option,
      sold: count((one) => one.extraId === id && one.optionId === option.id),
    })),
    limit,
    perMember,
    soldUntil,
    paused,
    sold: count((one) => one.extraId === id),
    isSold: sold.some((one) => one.extraId === id),
    version,
  }))
}

/** The extras of a show as its organiser has them, with what was sold. */
export const loadDeskExtras = async (db: Db, show: ShowRow): Promise<DeskExtras> => ({
  showName: show.name,
  endDate: show.endDate,
  entriesCloseAt: show.entriesCloseAt.toISOString(),
  timeZone: show.timeZone,
  currency: (await loadSettings(db)).currency,
  items: await loadDesk(db, show.id),
})

const readOne = async (db: Db, showId: string, id: string): Promise<DeskExtra> => {
  const found = (await loadDesk(db, showId)).find((one) => one.id === id)
  if (!found) throw new HttpError('not_found')
  return found
}

const auditedFacts = ({ kind, name, price, currency, options, limit, perMember, soldUntil, paused }: DeskExtra) => ({
  kind,
  name,
  price,
  currency,
  options: options.map((option) => ({ name: option.name, limit: option.limit })),
  limit,
  perMember,
  soldUntil,
  paused,
})

/** Options by their ids; a new one gets an id, and one that has no Polish name the English one. */
const optionsOf = ({ options }: ExtraForm, known: readonly ExtraOption[]): ExtraOption[] =>
  options.map(({ id, nameEn, namePl, limit }, index) => {
    if (id !== null && !known.some((option) => option.id === id))
      throw new HttpError('validation_failed', { [`options.${index}.nameEn`]: 'invalid' })
    return { id: id ?? randomUUID(), name: { en: nameEn, pl: namePl || nameEn }, limit }
  })

const columnsOf = (form: ExtraForm, show: ShowRow, known: readonly ExtraOption[]) => {
  const { kind, nameEn, namePl, price, limit, perMember, soldUntil, paused } = form
  if (soldUntil !== null && soldUntil > show.endDate)
    throw new HttpError('validation_failed', { soldUntil: 'after_show' })
  const options = optionsOf(form, known)
  const names = options.map(({ name }) => name.en.toLowerCase())
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twice >= 0) throw new HttpError('validation_failed', { [`options.${twice}.nameEn`]: 'option_twice' })
  if (new Set(options.map(({ id }) => id)).size < options.length)
    throw new HttpError('validation_failed', { options: 'invalid' })
  return { kind, name: { en: nameEn, pl: namePl }, price, options, limit, perMember, soldUntil, paused }
}

/** Adds an extra to a show, in the organisation's currency. */
export const addExtra = (db: Db, { id: showId }: ShowRow, form: ExtraForm, by: ChangedBy): Promise<DeskExtra> =>
  db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    const show = await lockShow(tx, eq(shows.id, showId))
    if (!show) throw new HttpError('not_found')
    if ((await tx.$count(showExtras, eq(showExtras.showId, showId))) >= limits.extrasPerShow)
      throw new HttpError('validation_failed', { nameEn: `too_many:${limits.extrasPerShow}` })
    const { currency } = await loadSettings(tx)
    const id = randomUUID()
    await tx.insert(showExtras).values({ ...columnsOf(form, show, []), id, showId, currency, createdAt: by.at })
    const made = await readOne(tx, showId, id)
    const subject = { type: 'show_extra', id } as const
    await audit(tx, { by, action: 'extra.added', subject, onBehalfOf: null, after: auditedFacts(made) })
    return made
  })

/** What was sold keeps its option and is no more than the limits. */
const refuseBelowSold = (before: DeskExtra, after: Pick<ExtraRow, 'options' | 'limit'>): void => {
  const total = ({ paid, held }: DeskExtra['sold']) => paid + held
  if (after.limit !== null && after.limit < total(before.sold))
    throw new HttpError('validation_failed', { limit: 'below_sold' })
  for (const { id, sold } of before.options) {
    const index = after.options.findIndex((option) => option.id === id)
    const option = after.options[index]
    if (!option && total(sold) > 0) throw new HttpError('validation_failed', { options: 'option_sold' })
    if (option && option.limit !== null && option.limit < total(sold))
      throw new HttpError('validation_failed', { [`options.${index}.limit`]: 'below_sold' })
  }
  const hasPlain = total(before.sold) > before.options.reduce((all, { sold }) => all + total(sold), 0)
  if (hasPlain && after.options.length > 0) throw new HttpError('validation_failed', { options: 'option_sold' })
}

interface Wanted {
  show: ShowRow
  id: string
  by: ChangedBy
}

/** Changes an extra at its version. What was sold keeps its name and price. */
export const changeExtra = (db: Db, { show, id, by }: Wanted, { version, ...form }: ExtraChange): Promise<DeskExtra> =>
  db.transaction(async (tx) => {
    // A checkout that sells it waits, or is counted here.
    const [locked] = await lockExtras(tx, [id])
    if (locked?.showId !== show.id) throw new HttpError('not_found')
    const before = await readOne(tx, show.id, id)
    const set = columnsOf(form, show, locked.options)
    refuseBelowSold(before, set)
    await updateAtVersion(tx, showExtras, {
      version,
      set,
      where: eq(showExtras.id, id),
      present: async () => auditedFacts(await readOne(tx, show.id, id)),
    })
    const after = await readOne(tx, show.id, id)
    const subject = { type: 'show_extra', id } as const
    const [from, to] = [auditedFacts(before), auditedFacts(after)]
    await audit(tx, { by, action: 'extra.changed', subject, onBehalfOf: null, before: from, after: to })
    return after
  })

/** Deletes an extra that is in no purchase. Throws extra_sold for any other. */
export const deleteExtra = (db: Db, { show, id, by }: Wanted): Promise<void> =>
  db.transaction(async (tx) => {
    const [locked] = await lockExtras(tx, [id])
    if (locked?.showId !== show.id) throw new HttpError('not_found')
    const before = await readOne(tx, show.id, id)
    if (before.isSold) throw new HttpError('extra_sold')
    await tx.delete(showExtras).where(and(eq(showExtras.id, id), eq(showExtras.showId, show.id)))
    const subject = { type: 'show_extra', id } as const
    await audit(tx, { by, action: 'extra.deleted', subject, onBehalfOf: null, before: auditedFacts(before) })
  })
