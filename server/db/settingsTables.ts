import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { PlanId } from '#contract/membership/membership'
import type { ShowClass } from '#contract/show/show'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  version: integer('version').notNull().default(1),
})

export const plans = pgTable('plans', {
  id: text('id').$type<PlanId>().primaryKey(),
  years: integer('years').notNull(),
  price: integer('price').notNull(),
  currency: text('currency').$type<ShowClass['currency']>().notNull(),
})

export const nexusRanks = pgTable('nexus_ranks', {
  rank: integer('rank').primaryKey(),
  nameEn: text('name_en').notNull(),
  namePl: text('name_pl').notNull(),
})
