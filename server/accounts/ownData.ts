import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { OwnData } from '../../contract/ownData'
import type { Db } from '../db/client'
import * as schema from '../db/schema'

const { users, dogs, purchases, entries, outbox, classes, shows } = schema

/** Columns that would let somebody in or pay: they are about the account, but nobody may carry them away. */
const secret = ['passwordHash', 'tokenHash', 'secret', 'recoveryHashes', 'paymentId', 'contents']

interface Own {
  table: PgTable
  /** The column that says whose a row is. */
  owner: PgColumn
}

/** Every table that keeps something about an account, by the name that its rows get in the export. */
export const ownTables: Record<string, Own> = {
  account: { table: users, owner: users.id },
  profile: { table: schema.profiles, owner: schema.profiles.userId },
  dogs: { table: dogs, owner: dogs.ownerId },
  purchases: { table: purchases, owner: purchases.userId },
  checkouts: { table: schema.purchaseKeys, owner: schema.purchaseKeys.userId },
  sessions: { table: schema.sessions, owner: schema.sessions.userId },
  secondFactor: { table: schema.secondFactors, owner: schema.secondFactors.userId },
  addressConfirmation: { table: schema.emailConfirmations, owner: schema.emailConfirmations.userId },
  passwordLink: { table: schema.resetTokens, owner: schema.resetTokens.userId },
  mails: { table: outbox, owner: outbox.userId },
  reminders: { table: schema.renewalReminders, owner: schema.renewalReminders.userId },
}

const open = (table: PgTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !secret.includes(name)))

const entriesOf = (db: Db, userId: string) =>
  db
    .select({
      show: shows.name,
      date: classes.date,
      type: classes.type,
      height: classes.height,
      ring: classes.ring,
      startTime: classes.startTime,
      dog: dogs.name,
      price: entries.price,
      currency: classes.currency,
      status: entries.status,
      purchase: purchases.number,
    })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(eq(purchases.userId, userId))
    .orderBy(classes.date, classes.startTime)

/** What happens at an address alone: messages from it, and links asked for. */
const byAddress = (db: Db, email: string) => ({
  messages: db.select(open(outbox)).from(outbox).where(eq(outbox.replyTo, email)),
  passwordLinksAskedFor: db.select().from(schema.resetRequests).where(eq(schema.resetRequests.email, email)),
})

const plain = (rows: unknown): OwnData[string] => JSON.parse(JSON.stringify(rows)) as OwnData[string]

/** Everything that is kept about an account, as its owner may have it. */
export const ownDataOf = async (
  db: Db,
  { id, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>,
): Promise<OwnData> => {
  const all: OwnData = {}
  for (const [name, { table, owner }] of Object.entries(ownTables))
    all[name] = plain(await db.select(open(table)).from(table).where(eq(owner, id)))
  all.entries = plain(await entriesOf(db, id))
  for (const [name, rows] of Object.entries(byAddress(db, email))) all[name] = plain(await rows)
  return all
}

/** Dogs of an account that have been entered anywhere. */
export const enteredDogs = async (db: Db, userId: string): Promise<string[]> => {
  const own = db.select({ id: dogs.id }).from(dogs).where(eq(dogs.ownerId, userId))
  const rows = await db.selectDistinct({ id: entries.dogId }).from(entries).where(inArray(entries.dogId, own))
  return rows.map(({ id }) => id)
}
