import {
  countingMeasurement,
  disputable,
  measuringWait,
  mostMeasurements,
  type MeasuringBar,
} from '#contract/dog/countingHeight'
import type { KeptMeasurings, Measurings } from '#contract/dog/measuring'
import type { Db } from '../../db/client'
import { loadSettings, type Settings } from '../../db/settings'
import { keepersOf, type DogRow } from './dogFromRow'
import { householdOf } from '../account/householdOf'
import { measurementsOf, type MeasurementRow } from './measurements'
import { toUnfit, unfitEntries } from './unfitEntries'

/** Until when a measurement may be disputed. */
export const disputedUntil = ({ at }: Pick<MeasurementRow, 'at'>, { heightDisputeDays }: Settings): Date =>
  new Date(at.getTime() + heightDisputeDays * 86_400_000)

/** The measurement of a dog that its keepers may dispute at this moment. */
export const disputableNow = (
  dog: DogRow,
  all: readonly MeasurementRow[],
  { settings, now }: { settings: Settings; now: Date },
): MeasurementRow | null => {
  const found = disputable(all)
  // What an older server has written is no measurement yet.
  if (!found || found.height !== dog.measuredHeight || dog.retired) return null
  return now <= disputedUntil(found, settings) ? found : null
}

interface Reader {
  id: string
  at: Date
}

const toMeasurings = async (
  db: Db,
  dog: DogRow,
  all: readonly MeasurementRow[],
  { id, at: now, settings }: Reader & { settings: Settings },
): Promise<Measurings> => {
  const counting = countingMeasurement(all)
  const unfit = await unfitEntries(db, dog, now, settings)
  return {
    measurements: all.toReversed().map((row) => ({
      id: row.id,
      height: row.height,
      kind: row.kind,
      by: row.name,
      at: row.at.toISOString(),
      counts: row.id === counting?.id,
      dispute: row.dispute && { reason: row.dispute.reason, at: row.dispute.raisedAt.toISOString() },
    })),
    waits: measuringWait(all),
    unfit: unfit.map((one) => toUnfit(one, id)),
  }
}

/** How the height of a dog came about, and what does not fit it. */
export const readMeasurings = async (db: Db, dog: DogRow, reader: Reader): Promise<Measurings> =>
  toMeasurings(db, dog, await measurementsOf(db, dog.id), { ...reader, settings: await loadSettings(db) })

/** The same for a keeper, who may dispute it. */
export const readKeptMeasurings = async (db: Db, dog: DogRow, reader: Reader): Promise<KeptMeasurings> => {
  const settings = await loadSettings(db)
  const all = await measurementsOf(db, dog.id)
  const found = disputableNow(dog, all, { settings, now: reader.at })
  return {
    ...(await toMeasurings(db, dog, all, { ...reader, settings })),
    disputable: found && { id: found.id, until: disputedUntil(found, settings).toISOString() },
  }
}

/** Someone who would measure, and who shares a household with them. */
export interface Measurer {
  id: string
  household: readonly string[]
}

export const measurerOf = async (db: Db, id: string): Promise<Measurer> => ({
  id,
  household: (await householdOf(db, [id])).get(id) ?? [],
})

/** Why someone may not measure a dog: they have to do with it, they have measured it before, or three others have. */
export const barOf = (
  dog: DogRow,
  all: readonly Pick<MeasurementRow, 'by'>[],
  { id, household }: Measurer,
): MeasuringBar | null => {
  const keepers = keepersOf(dog)
  if (keepers.includes(id)) return 'own_dog'
  if (keepers.some((keeper) => household.includes(keeper))) return 'household_dog'
  if (all.some(({ by }) => by === id)) return 'measured_before'
  return all.length >= mostMeasurements ? 'height_settled' : null
}
