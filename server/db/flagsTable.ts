import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { FlagName } from '#contract/flags/flags'

/** The embedded flag service's book; a flag without a row is off. */
export const flags = pgTable('flags', {
  name: text('name').$type<FlagName>().primaryKey(),
  enabled: boolean('enabled').notNull(),
  version: integer('version').notNull().default(1),
})
