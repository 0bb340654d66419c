import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { dogs } from './dogTables'
import { shows } from './showTables'

/** The number that a dog wears in a show. Rows are never deleted, so that no number is given twice. */
export const competitorNumbers = pgTable(
  'competitor_numbers',
  {
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    number: integer('number').notNull(),
    /** Null once that dog has been deleted: the number stays spent. */
    dogId: uuid('dog_id').references(() => dogs.id, { onDelete: 'set null' }),
    givenAt: timestamp('given_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.showId, table.number] }),
    unique('competitor_numbers_one_a_dog').on(table.showId, table.dogId),
    index('competitor_numbers_dog').on(table.dogId),
    check('competitor_numbers_positive', sql`${table.number} > 0`),
  ],
)
