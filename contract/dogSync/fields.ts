import * as z from 'zod/mini'
import { dogNameFields, eachDogName } from '../dog/fields'
import { permanentFlags, type Dog } from '../dog/dog'

/** What a register export can say of a dog, in the order in which it is shown. */
export const syncFields = [
  ...dogNameFields,
  'gender',
  'breed',
  'birthDate',
  'microchip',
  'height',
  'nexusRank',
  'kennelClubGrade',
  'fciLevel',
  'retired',
  'oldAgeDog',
  'lowerLevel',
] as const
export const SyncField = z.enum(syncFields)
export type SyncField = z.infer<typeof SyncField>

/** What one row says. A field that is missing was empty in the file, and changes nothing. */
export type SyncValues = Partial<Pick<Dog, SyncField>>
export type SyncValue = Dog[SyncField]

export const isPermanentFlag = (field: SyncField): boolean => (permanentFlags as readonly string[]).includes(field)

/** A dog cannot be added without them. */
export const requiredFields: readonly SyncField[] = ['name', 'gender', 'breed', 'birthDate']
/** What the member's dogs are found by. */
export const identityFields: readonly SyncField[] = ['microchip', 'kennelClubName', 'name', 'birthDate']

/** What a new dog has of which the file says nothing, as the form for adding a dog begins. */
export const newDogDefaults = {
  ...eachDogName(() => ''),
  microchip: '',
  height: null,
  nexusRank: 1,
  kennelClubGrade: 1,
  fciLevel: 'none',
} as const satisfies SyncValues
