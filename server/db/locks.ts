import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import {
  bankLines,
  classes,
  discounts,
  dogs,
  mailings,
  people,
  providerLines,
  purchases,
  showExtras,
  shows,
  users,
} from './schema'

/**
 * The order in which a transaction locks rows: each table at most once, in this order, and within a table by id. Two
 * transactions can then never wait for each other. This file alone locks rows (a lint rule says so).
 */
const order: readonly PgTable[] = [
  bankLines,
  providerLines,
  users,
  mailings,
  people,
  dogs,
  purchases,
  shows,
  classes,
  discounts,
  showExtras,
]

const reached = new WeakMap<Db, number>()

const keepOrder = (tx: Db, table: PgTable): void => {
  const position = order.indexOf(table)
  if (position <= (reached.get(tx) ?? -1)) throw new Error('Rows are locked out of order: see server/db/locks.ts')
  reached.set(tx, position)
}

/** Locks a line of a bank statement, before whatever it settles. */
export const lockBankLine = async (tx: Db, id: string): Promise<typeof bankLines.$inferSelect | undefined> => {
  keepOrder(tx, bankLines)
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update')
  return row
}

/** Locks a payout or a line of the payment provider, after the line of the bank statement that it may be. */
export const lockProviderLine = async (tx: Db, id: string): Promise<typeof providerLines.$inferSelect | undefined> => {
  keepOrder(tx, providerLines)
  const [row] = await tx.select().from(providerLines).where(eq(providerLines.id, id)).for('update')
  return row
}

/** Locks accounts until the transaction ends. */
export const lockUsers = (tx: Db, which: SQL): Promise<(typeof users.$inferSelect)[]> => {
  keepOrder(tx, users)
  return tx.select().from(users).where(which).orderBy(users.id).for('update')
}

/** The row of an account, locked; nothing where it has been deleted. */
export const lockAccount = async (tx: Db, id: string): Promise<typeof users.$inferSelect | undefined> => {
  const [row] = await lockUsers(tx, eq(users.id, id))
  return row?.deletedAt === null ? row : undefined
}

/** Locks an email to members, after the accounts: what leaves and what is stopped wait for each other. */
export const lockMailing = async (tx: Db, id: string): Promise<typeof mailings.$inferSelect | undefined> => {
  keepOrder(tx, mailings)
  const [row] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update')
  return row
}

/** Locks a person named by shows, after the accounts. Shows may keep naming that person meanwhile. */
export const lockPerson = async (tx: Db, id: string): Promise<typeof people.$inferSelect | undefined> => {
  keepOrder(tx, people)
  const [row] = await tx.select().from(people).where(eq(people.id, id)).for('no key update')
  return row
}

/** Locks dogs, after the accounts: an entry of a dog and a change of it wait for each other. */
export const lockDogs = (tx: Db, which: SQL | undefined): Promise<(typeof dogs.$inferSelect)[]> => {
  keepOrder(tx, dogs)
  return tx.select().from(dogs).where(which).orderBy(dogs.id).for('update')
}

/** Locks purchases, after the dogs; with `skipLocked` those that another transaction holds are left out. */
export const lockPurchases = (
  tx: Db,
  which: SQL | undefined,
  { skipLocked = false } = {},
): Promise<(typeof purchases.$inferSelect)[]> => {
  keepOrder(tx, purchases)
  const found = tx.select().from(purchases).where(which).orderBy(purchases.id)
  return skipLocked ? found.for('update', { skipLocked }) : found.for('update')
}

/**
 * The keys of rows that are not locked at this moment, locked. A job that removes rows of many accounts takes only these: it
 * would otherwise wait for one account while it holds rows of another.
 */
export const lockedIfFree = (tx: Db, key: PgColumn, which: SQL | undefined) =>
  tx.select({ key }).from(key.table).where(which).for('update', { skipLocked: true })

/** Locks a show, after the purchases. Transactions that only need an unchanged show may share it. */
export const lockShow = async (
  tx: Db,
  which: SQL | undefined,
  { shared = false } = {},
): Promise<typeof shows.$inferSelect | undefined> => {
  keepOrder(tx, shows)
  const [row] = await tx
    .select()
    .from(shows)
    .where(which)
    .for(shared ? 'share' : 'update')
  return row
}

/**
 * Locks classes, after the shows: every class whose number of taken places the transaction may change. Where their show has a limit
 * of places, all of its classes: who takes a place in one of them waits for all others.
 */
export const lockClasses = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  keepOrder(tx, classes)
  const limited = tx
    .select({ id: shows.id })
    .from(shows)
    .innerJoin(classes, eq(classes.showId, shows.id))
    .where(and(inArray(classes.id, [...ids]), or(isNotNull(shows.showPlaces), isNotNull(shows.dayPlaces))))
  await tx
    .select({ id: classes.id })
    .from(classes)
    .where(or(inArray(classes.id, [...ids]), inArray(classes.showId, limited)))
    .orderBy(classes.id)
    .for('update')
}

/** Locks discount codes, after the classes: those whose uses the transaction releases and reserves. */
export const lockDiscounts = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  keepOrder(tx, discounts)
  await tx
    .select({ id: discounts.id })
    .from(discounts)
    .where(inArray(discounts.id, [...ids]))
    .orderBy(discounts.id)
    .for('update')
}

/** Locks extras, last of all: those that the transaction sells or changes. A trigger locks them at the same place. */
export const lockExtras = async (tx: Db, ids: readonly string[]): Promise<(typeof showExtras.$inferSelect)[]> => {
  if (ids.length === 0) return []
  keepOrder(tx, showExtras)
  return tx
    .select()
    .from(showExtras)
    .where(inArray(showExtras.id, [...ids]))
    .orderBy(showExtras.id)
    .for('update')
}
