import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { measurementKinds, type MeasurementKind } from '#contract/dog/countingHeight'
import { users } from './accountTables'
import { oneOf } from './checks'
import { dogs } from './dogTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Each measurement of a dog. Rows are added, and go with their dog alone; `dogs.measured_height` is what follows from them. */
export const dogMeasurements = pgTable(
  'dog_measurements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    height: integer('height').notNull(),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    /** Null where it is unknown. */
    measuredBy: uuid('measured_by').references(() => users.id),
    measuredAt: instant('measured_at').notNull(),
  },
  (table) => [
    index('dog_measurements_dog').on(table.dogId, table.id),
    index('dog_measurements_measurer').on(table.measuredBy),
    index('dog_measurements_differing')
      .on(table.dogId)
      .where(sql`kind = 'differing'`),
    oneOf('dog_measurements_kind_known', table.kind, measurementKinds),
    check('dog_measurements_height_positive', sql`${table.height} > 0`),
  ],
)

/** What a keeper says against a measurement: once each. */
export const heightDisputes = pgTable(
  'height_disputes',
  {
    measurementId: bigint('measurement_id', { mode: 'number' })
      .primaryKey()
      .references(() => dogMeasurements.id, { onDelete: 'cascade' }),
    raisedBy: uuid('raised_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    raisedAt: instant('raised_at').notNull(),
  },
  (table) => [index('height_disputes_raised_by').on(table.raisedBy)],
)
