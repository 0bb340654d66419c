import { addTo } from '#contract/shared/calendar'
import { kindOfNext } from '#contract/dog/countingHeight'
import type { Db } from '../db/client'
import { dogMeasurements, heightDisputes, type dogs } from '../db/schema'
import { sampleId } from './people'

type DogRow = typeof dogs.$inferInsert
type MeasurementRow = typeof dogMeasurements.$inferInsert

const [admin, judge] = [sampleId(1, 1), sampleId(1, 4)]

/** At ten in the morning, some days or months ago. */
export const ago = (now: Date, past: { days?: number; months?: number }): Date => {
  const { days = 0, months = 0 } = past
  return new Date(`${addTo(now.toISOString().slice(0, 10), { days: -days, months: -months })}T10:00:00Z`)
}

/** What is not as with every other dog, which the judge has measured half a year ago. */
const special: Record<string, { height?: number; by: string | null; days?: number }[]> = {
  // The member may still dispute it.
  Pepper: [{ by: admin, days: 10 }],
  // Disputed: the judge is asked to measure.
  Haggis: [{ by: admin, days: 12 }],
  // Small by one, medium by the other: the admin is asked.
  Digger: [{ by: null }, { height: 353, by: judge, days: 9 }],
}

/** The measurements of the sample dogs, oldest first for each. */
export const sampleMeasurements = (rows: readonly DogRow[], now: Date): MeasurementRow[] =>
  rows.flatMap(({ id: dogId, name, measuredHeight }) => {
    if (!measuredHeight) return []
    const made = (special[name] ?? [{ by: judge }]).map(({ height = measuredHeight, by, days }) => ({
      dogId,
      height,
      measuredBy: by,
      measuredAt: ago(now, days ? { days } : { months: 6 }),
    }))
    return made.map((one, index) => ({
      ...one,
      kind: one.measuredBy === null ? ('imported' as const) : kindOfNext(made.slice(0, index), one),
    }))
  })

const disputed = 'The wicket stood on the slope by ring 2. At home he is under 35 cm each time.'

export const seedMeasurements = async (tx: Db, sample: readonly DogRow[], now: Date): Promise<void> => {
  const rows = await tx.insert(dogMeasurements).values(sampleMeasurements(sample, now)).returning()
  const haggis = sample.find(({ name }) => name === 'Haggis')
  const row = rows.find(({ dogId }) => dogId === haggis?.id)
  if (!haggis || !row) return
  await tx
    .insert(heightDisputes)
    .values({ measurementId: row.id, raisedBy: haggis.ownerId, reason: disputed, raisedAt: ago(now, { days: 8 }) })
}
