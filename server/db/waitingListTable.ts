import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { waitingStates, type WaitingState } from '#contract/shared/storedLists'
import { users } from './accountTables'
import { oneOf } from './checks'
import { dogs } from './dogTables'
import { classes } from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Who waits for a place in which class, in the order of `number`, which is drawn under the class's lock. The place of a row
 * that is `offered` counts in `classes.taken`; that of one in a `checkout` is its entry's. What ended has no row: the audit
 * records it.
 */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<WaitingState>().notNull().default('waiting'),
    joinedAt: instant('joined_at').notNull(),
    offerUntil: instant('offer_until'),
  },
  (table) => [
    unique('waiting_list_once').on(table.classId, table.dogId),
    index('waiting_list_order').on(table.classId, table.number),
    index('waiting_list_user').on(table.userId),
    index('waiting_list_dog').on(table.dogId),
    index('waiting_list_offers')
      .on(table.offerUntil)
      .where(sql`state = 'offered'`),
    oneOf('waiting_list_state_known', table.state, waitingStates),
    check('waiting_list_until_of_offers', sql`(${table.state} = 'waiting') = (${table.offerUntil} is null)`),
  ],
)
