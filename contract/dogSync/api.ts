import * as z from 'zod/mini'
import { errorCodes } from '../shared/apiError'
import { Dog, DogDraft } from '../dog/dog'
import { FieldCode } from '../shared/errors'
import { chosenColumnsOf } from '../shared/tableColumns'
import { Version } from '../shared/version'
import { isPermanentFlag, SyncField, syncFields } from './fields'
import { type Endpoints, noContent } from '../shared/endpoint'

/** The columns that a member chose for files with these headers. */
export const ChosenColumns = chosenColumnsOf(SyncField)
export type ChosenColumns = z.infer<typeof ChosenColumns>

/** What dog-sync begins with. `register`: the host of the feed that is set up; `levels`: names in every language. */
export const DogSyncStart = z.object({
  register: z.nullable(z.string()),
  chosen: z.array(ChosenColumns),
  levels: z.array(z.object({ rank: z.int(), names: z.array(z.string()) })),
})
export type DogSyncStart = z.infer<typeof DogSyncStart>

/** The register's feed as it came, in base64: the browser reads it as it reads a file. */
export const RegisterFeed = z.object({ name: z.string(), content: z.string() })
export type RegisterFeed = z.infer<typeof RegisterFeed>

/** A dog to add. Its id is the browser's, so that a request that is sent again adds it once. */
export const SyncAddition = z.object({ id: z.uuid(), values: DogDraft })
export type SyncAddition = z.infer<typeof SyncAddition>

/** What changes of a dog, and the version that it was compared with. */
export const SyncChange = z.object({ id: z.uuid(), version: Version, values: z.partial(DogDraft) })
export type SyncChange = z.infer<typeof SyncChange>

export const syncBatchMax = 25
const batch = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(syncBatchMax))

/** Some dogs, each to be saved as a whole or not at all. */
export const SyncRequest = z
  .object({ additions: batch(SyncAddition), changes: batch(SyncChange) })
  .check(
    z.refine(({ additions, changes }) => additions.length + changes.length <= syncBatchMax, `too_many:${syncBatchMax}`),
  )
export type SyncRequest = z.infer<typeof SyncRequest>

/** How one dog ended: `saved` also where it was so already. */
export const SyncOutcome = z.object({
  id: z.uuid(),
  saved: z.boolean(),
  code: z.optional(z.enum(errorCodes)),
  fields: z.optional(z.record(z.string(), FieldCode)),
})
export type SyncOutcome = z.infer<typeof SyncOutcome>
export const SyncAnswer = z.object({ outcomes: z.array(SyncOutcome) })
export type SyncAnswer = z.infer<typeof SyncAnswer>

const Merged = z.object({ id: z.uuid(), version: Version })

/** What the kept one of two dogs can take from the other. */
export const mergeFields = syncFields.filter((field) => !isPermanentFlag(field))

/** Two dogs that are one: the kept one takes these fields from the other, which is then gone. */
export const DogMerge = z.object({
  keep: Merged,
  remove: Merged,
  take: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
})
export type DogMerge = z.infer<typeof DogMerge>

export const dogSyncEndpoints = {
  getDogSync: {
    method: 'GET',
    path: '/dog-sync',
    action: 'dog.sync',
    schema: { response: { 200: DogSyncStart } },
  },
  saveColumns: {
    method: 'PUT',
    path: '/dog-sync/columns',
    action: 'dog.sync',
    schema: { body: ChosenColumns, response: noContent },
  },
  /** The feed of the register that is set up, fetched by the server. */
  getRegisterFeed: {
    method: 'GET',
    path: '/dog-sync/feed',
    action: 'dog.sync',
    schema: { response: { 200: RegisterFeed } },
    refusals: ['not_found', 'register_unavailable'],
  },
  syncDogs: {
    method: 'POST',
    path: '/dog-sync',
    action: 'dog.sync',
    schema: { body: SyncRequest, response: { 200: SyncAnswer } },
  },
  mergeDogs: {
    method: 'POST',
    path: '/dog-sync/merge',
    action: 'dog.sync',
    schema: { body: DogMerge, response: { 200: Dog } },
    refusals: ['not_found', 'stale', 'dogs_in_one_class', 'dog_being_entered', 'merge_would_retire'],
  },
} as const satisfies Endpoints
