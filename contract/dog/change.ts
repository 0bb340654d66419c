import * as z from 'zod/mini'
import { EntryItem } from '../purchase/cartItem'
import { DogDraft, permanentFlags, type Dog, type PermanentFlag } from './dog'
import { Currency, MinorUnits } from '../shared/money'
import { Reason } from '../entry/reason'
import { Version } from '../shared/version'
import { pageOf } from '../shared/paging'
import { ShowClass, ShowSummary } from '../show/show'
import { entryStatuses } from '../shared/storedLists'

/**
 * An entry of a dog, no matter which of its keepers made it. `purchaseId`: only where the reader made it. `refund`: what comes
 * back of a withdrawn one; null where nothing does.
 */
export const DogEntry = z.object({
  id: z.uuid(),
  item: EntryItem,
  status: z.enum(entryStatuses),
  purchaseId: z.nullable(z.uuid()),
  refund: z.nullable(MinorUnits),
})
export type DogEntry = z.infer<typeof DogEntry>
export const DogEntryPage = pageOf(DogEntry)

/** A class that takes entries now, with everything against one dog in it, and what its keeper should know. */
export const DogClass = z.object({ cls: ShowClass, reasons: z.array(Reason), warnings: z.array(Reason) })
export type DogClass = z.infer<typeof DogClass>

/** The shows that take entries now, the one that closes first first, with their classes for one dog. */
export const DogShow = z.object({ show: ShowSummary, classes: z.array(DogClass) })
export type DogShow = z.infer<typeof DogShow>
export const DogShows = z.array(DogShow)

/** The values of a dog that decide where it may start: of each it is kept who said it, and when. */
export const dogValueFields = ['height', 'microchip', 'kennelClubGrade', 'fciLevel', 'nexusRank'] as const
export type DogValueField = (typeof dogValueFields)[number]

/** `declared` by a keeper of the dog, `measured` by a judge or admin, `imported` with older data, `synced` from a register. */
export const valueSources = ['declared', 'measured', 'imported', 'synced'] as const
export type ValueSource = (typeof valueSources)[number]

/**
 * One value that a dog has or had, the newest first in a list. Heights are whole millimetres; an empty `value` says that
 * it was taken away. `by`: the name of the judge or admin who measured; other sources have no name.
 */
export const DogValue = z.object({
  field: z.enum(dogValueFields),
  value: z.string(),
  source: z.enum(valueSources),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type DogValue = z.infer<typeof DogValue>
export const DogHistory = z.array(DogValue)

/** What a keeper of a dog says of it. Of a measured dog `declaredHeight` is the height that is shown: it is not theirs to change. */
export const DogForm = z.object({
  ...DogDraft.shape,
  retired: z.boolean(),
  oldAgeDog: z.boolean(),
  lowerLevel: z.boolean(),
})
export type DogForm = z.infer<typeof DogForm>

/** A changed dog, and the version it was changed from. */
export const DogChange = z.object({ ...DogForm.shape, version: Version })
export type DogChange = z.infer<typeof DogChange>

/** What was agreed to: the withdrawn entries and their refund. */
export const Agreement = z.object({ withdrawn: z.array(z.uuid()).check(z.maxLength(1000)), refund: MinorUnits })
export type Agreement = z.infer<typeof Agreement>

/** A change that is to be made; `agreed` is null where it sets no permanent flag. */
export const AgreedDogChange = z.object({ ...DogChange.shape, agreed: z.nullable(Agreement) })
export type AgreedDogChange = z.infer<typeof AgreedDogChange>

/** `refund`: null for a held place that was never paid. */
export const QuotedWithdrawal = z.object({ entryId: z.uuid(), item: EntryItem, refund: z.nullable(MinorUnits) })
export type QuotedWithdrawal = z.infer<typeof QuotedWithdrawal>

/**
 * What a change would do, before it is made. `flags`: those that it sets, and how many of the `fits` open classes that fit
 * the dog today each of them takes away. `unfit`: paid entries that stay, though the dog as it then is does not fit them.
 */
export const DogChangeQuote = z.object({
  flags: z.array(z.object({ flag: z.enum(permanentFlags), classesLost: z.int() })),
  fits: z.int(),
  withdrawn: z.array(QuotedWithdrawal),
  refund: MinorUnits,
  currency: Currency,
  unfit: z.array(z.object({ entryId: z.uuid(), item: EntryItem, reasons: z.array(Reason) })),
})
export type DogChangeQuote = z.infer<typeof DogChangeQuote>

type Flags = Pick<Dog, PermanentFlag>

/** The permanent flags that a change sets. */
export const flagsSet = (before: Flags, after: Flags): PermanentFlag[] =>
  permanentFlags.filter((flag) => after[flag] && !before[flag])

/** Does a change take a permanent flag back? */
export const takesBack = (before: Flags, after: Flags): boolean =>
  permanentFlags.some((flag) => before[flag] && !after[flag])
