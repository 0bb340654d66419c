import { sql } from 'drizzle-orm'
import { integer, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { PublishedDraw } from '#contract/draw/draw'
import { users } from './accountTables'
import { dogs } from './dogTables'
import { classes, shows } from './showTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The seed of a show's draw, encrypted, and once it is drawn what is published of it, the seed with it. */
export const draws = pgTable('draws', {
  showId: uuid('show_id')
    .primaryKey()
    .references(() => shows.id),
  sealedSeed: text('sealed_seed').notNull(),
  published: jsonb('published').$type<PublishedDraw>(),
})

/** Who takes part in the draw of a show. The receipt is random: it does not reveal its member. */
export const drawApplications = pgTable(
  'draw_applications',
  {
    id: uuid('id').primaryKey(),
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    receipt: text('receipt').notNull().unique('draw_applications_receipt'),
    appliedAt: instant('applied_at').notNull(),
    position: integer('position'),
    /** When an email sent its member the outcome. */
    toldAt: instant('told_at'),
  },
  (table) => [
    unique('draw_applications_once').on(table.showId, table.userId),
    index('draw_applications_user').on(table.userId),
    index('draw_applications_untold')
      .on(table.showId)
      .where(sql`told_at is null`),
  ],
)

/** The choices of an application in the member's order; a dog has one chance in a class, no matter who looks after it. */
export const drawChoices = pgTable(
  'draw_choices',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => drawApplications.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    unique('draw_choices_once').on(table.classId, table.dogId),
    index('draw_choices_dog').on(table.dogId),
  ],
)
