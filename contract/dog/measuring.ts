import * as z from 'zod/mini'
import { EntryItem } from '../purchase/cartItem'
import { measurementKinds, measuringWaits } from './countingHeight'
import { addedLater } from '../shared/addedLater'
import { Reason } from '../entry/reason'
import { WrittenReason } from '../shared/text'

/** One measurement of a dog. */
export const DogMeasurement = z.object({
  id: z.int(),
  /** Millimetres. */
  height: z.int(),
  kind: z.enum(measurementKinds),
  /** The name of the judge or admin who measured; null where it is unknown, or the account is deleted. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether it is the one that counts. */
  counts: z.boolean(),
  /** What a keeper of the dog has said against it. */
  dispute: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
})
export type DogMeasurement = z.infer<typeof DogMeasurement>

/** A paid entry that its dog's height does not fit. */
export const UnfitEntry = z.object({
  entryId: z.uuid(),
  item: EntryItem,
  reasons: z.array(Reason),
  /** Whether the reader can change or withdraw it, as its payer. */
  purchaseId: z.nullable(z.uuid()),
  /** Until when that can be done; null once entries have closed. */
  until: z.nullable(z.iso.datetime()),
  /** Its running order is drawn: it is adjusted on the day. */
  isDrawn: addedLater(z.boolean(), false),
  /** A withdrawal in time is refunded in full. */
  refundedInFull: addedLater(z.boolean(), false),
  /** Its payer keeps it as it was entered. */
  kept: addedLater(z.boolean(), false),
})
export type UnfitEntry = z.infer<typeof UnfitEntry>

/** Of a dog, the newest measurement first. */
export const Measurings = z.object({
  measurements: z.array(DogMeasurement),
  waits: z.nullable(z.enum(measuringWaits)),
  unfit: z.array(UnfitEntry),
})
export type Measurings = z.infer<typeof Measurings>

/** The same for its keepers. `disputable`: until when the measurement that counts can be disputed; null where it cannot. */
export const KeptMeasurings = z.object({
  ...Measurings.shape,
  disputable: z.nullable(z.object({ id: z.int(), until: z.iso.datetime() })),
})
export type KeptMeasurings = z.infer<typeof KeptMeasurings>

/** Why a keeper disputes a measurement, which is named as they read it. */
export const HeightDispute = z.object({ measurementId: z.int(), reason: WrittenReason })
export type HeightDispute = z.infer<typeof HeightDispute>
