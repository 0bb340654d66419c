import * as z from 'zod/mini'
import { FieldCode } from '../shared/errors'
import { dateOrders } from '../shared/readDate'
import { chosenColumnsOf } from '../shared/tableColumns'
import { WrittenReason } from '../shared/text'
import { ImportField } from './importFields'
import { MergeParams } from './merging'

/**
 * So many rows are checked in one request, and so many accounts opened; so many characters of a cell are sent, and so many
 * invitations leave in an hour.
 */
export const importLimits = { rows: 5_000, batch: 100, cell: 300, invitationsPerHour: 600 } as const

/** A number with more digits is a mistake: all later ones would begin after it. */
const memberNumberMax = 999_999

/** The columns that an admin chose for files with these headers. */
export const ChosenImportColumns = chosenColumnsOf(ImportField)
export type ChosenImportColumns = z.infer<typeof ChosenImportColumns>

/** What the import of members begins with. */
export const MemberImportStart = z.object({ chosen: z.array(ChosenImportColumns) })
export type MemberImportStart = z.infer<typeof MemberImportStart>

/** A row of a list of members: its number in the file, and the texts of its cells. A field without a text is left out. */
export const ImportRow = z.object({
  row: z.int().check(z.gte(1), z.lte(1_000_000)),
  cells: z.partialRecord(ImportField, z.string().check(z.maxLength(importLimits.cell))),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Rows that are checked, without writing anything. `dateOrder`: of days with slashes. */
export const ImportCheck = z.object({
  dateOrder: z.enum(dateOrders),
  rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(importLimits.rows)),
})
export type ImportCheck = z.infer<typeof ImportCheck>

const MemberNumber = z.int().check(z.gte(0), z.lte(memberNumberMax))

/**
 * Rows of which accounts are opened. `highestNumber`: of the whole list; members without a number get later ones. `invite`: each gets
 * an email; `reason`: what memberships and the audit say.
 */
export const ImportBatch = z.object({
  dateOrder: z.enum(dateOrders),
  rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(importLimits.batch)),
  highestNumber: MemberNumber,
  invite: z.boolean(),
  reason: WrittenReason,
})
export type ImportBatch = z.infer<typeof ImportBatch>

/**
 * What becomes of a row. `new`: an account would be opened; `opened`: it is; `known`: its email has one, which stays as it is;
 * `twice`: an earlier row has its email or member number; `refused`: some of it cannot be stored.
 */
export const importFates = ['new', 'opened', 'known', 'twice', 'refused'] as const
export type ImportFate = (typeof importFates)[number]

/**
 * `fields`: why a row is refused, or what an earlier row has. `likely`: an account that there was before and that may be the same person's, and the
 * one that was opened, to be merged into it.
 */
export const ImportOutcome = z.object({
  row: z.int(),
  fate: z.enum(importFates),
  fields: z.partialRecord(ImportField, FieldCode),
  likely: z.optional(MergeParams),
})
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** `highestNumber`: the highest member number of new rows, 0 where they have none. */
export const ImportChecked = z.object({ outcomes: z.array(ImportOutcome), highestNumber: MemberNumber })
export type ImportChecked = z.infer<typeof ImportChecked>

export const ImportAnswer = z.object({ outcomes: z.array(ImportOutcome) })
export type ImportAnswer = z.infer<typeof ImportAnswer>
