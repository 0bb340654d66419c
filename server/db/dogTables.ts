import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { FciLevel, Gender, kennelClubGrades } from '#contract/dog/dog'
import { dogValueFields, valueSources, type DogValueField, type ValueSource } from '#contract/dog/change'
import type { LevelAhead } from '#contract/dog/level'
import { users } from './accountTables'
import { searchIndex } from './folded'
import { oneOf } from './checks'
import { nexusRanks } from './settingsTables'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

export const dogs = pgTable(
  'dogs',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique('dogs_slug_unique'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** A second account that may enter the dog and pay for it. */
    managerId: uuid('manager_id').references(() => users.id),
    name: text('name').notNull(),
    kennelClubName: text('kennel_club_name').notNull(),
    pedigreeName: text('pedigree_name').notNull(),
    petName: text('pet_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    breed: text('breed').notNull(),
    birthDate: day('birth_date').notNull(),
    kennelClubGrade: integer('kennel_club_grade').notNull(),
    fciLevel: text('fci_level').$type<FciLevel>().notNull(),
    nexusRank: integer('nexus_rank')
      .notNull()
      .references(() => nexusRanks.rank),
    /** Levels that are decided for later days, by day; empty where none is. */
    levelsAhead: jsonb('levels_ahead').$type<LevelAhead[]>().notNull().default([]),
    /** The days on which grade and FCI level were reached; null where unknown. */
    kennelClubGradeOn: day('kennel_club_grade_on'),
    fciLevelOn: day('fci_level_on'),
    microchip: text('microchip').unique('dogs_microchip_unique'),
    declaredHeight: integer('declared_height'),
    measuredHeight: integer('measured_height'),
    retired: boolean('retired').notNull().default(false),
    oldAgeDog: boolean('old_age_dog').notNull().default(false),
    lowerLevel: boolean('lower_level').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** One more with each change of anything above. */
    version: integer('version').notNull().default(1),
    /** Its owner shows its published results to everyone. */
    publicResults: boolean('public_results').notNull().default(false),
    /** Names the photo, for readers of the dog. */
    photo: text('photo'),
  },
  (table) => [
    index('dogs_owner').on(table.ownerId),
    index('dogs_manager').on(table.managerId),
    searchIndex('dogs_name_sought', table.name),
    searchIndex('dogs_kennel_club_name_sought', table.kennelClubName),
    index('dogs_levels_ahead')
      .on(table.id)
      .where(sql`levels_ahead <> '[]'::jsonb`),
    check('dogs_manager_is_another', sql`${table.managerId} <> ${table.ownerId}`),
    oneOf('dogs_gender_known', table.gender, Gender.options),
    oneOf('dogs_fci_level_known', table.fciLevel, FciLevel.options),
    oneOf('dogs_kennel_club_grade_known', table.kennelClubGrade, kennelClubGrades),
  ],
)

/** Each value that decides where a dog may start, with who said it and when. Rows are added, never changed. */
export const dogHistory = pgTable(
  'dog_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dogId: uuid('dog_id')
      .notNull()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    field: text('field').$type<DogValueField>().notNull(),
    /** As the column of the dog has it; empty where the value was taken away. */
    value: text('value').notNull(),
    source: text('source').$type<ValueSource>().notNull(),
    /** The account that said it; null for the sample data and other registers. */
    saidBy: uuid('said_by').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('dog_history_dog').on(table.dogId, table.id),
    oneOf('dog_history_field_known', table.field, dogValueFields),
    oneOf('dog_history_source_known', table.source, valueSources),
  ],
)
