import { and, eq } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import { addTo, dayAt } from '#contract/shared/calendar'
import { measuringWait } from '#contract/dog/countingHeight'
import { measuringDays, type MeasuringTask } from '#contract/desk/home'
import type { Db } from '../../../db/client'
import { dogs } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { barOf, measurerOf } from '../../../domain/dog/measuring'
import { mayWait } from '../../../domain/dog/mayWait'
import { measurementsOfDogs, type MeasurementRow } from '../../../domain/dog/measurements'
import type { SignedIn } from '../../../http/types'
import { shown, urgencyOf } from './tasks'

const waitingDogs = (db: Db) =>
  db
    .select()
    .from(dogs)
    .where(and(eq(dogs.retired, false), mayWait(db)))

/** Since when a dog waits: its last measurement, or what was said against one since. */
const since = (all: readonly MeasurementRow[]): Date =>
  new Date(Math.max(...all.flatMap(({ at, dispute }) => [at.getTime(), dispute?.raisedAt.getTime() ?? 0])))

/** Dogs that wait for a measurement which this judge or admin may make, by the day when it should be there. */
export const loadMeasuringTasks = async (
  db: Db,
  { id, roles }: SignedIn['user'],
  at: Date,
): Promise<MeasuringTask[]> => {
  if (!isAdmin({ roles }) && !roles.includes('ROLE_JUDGE')) return []
  const found = await waitingDogs(db)
  if (found.length === 0) return []
  const { timeZone } = await loadSettings(db)
  const rows = await measurementsOfDogs(
    db,
    found.map((dog) => dog.id),
  )
  const measurer = await measurerOf(db, id)
  const today = dayAt(at.toISOString(), timeZone)
  return found
    .flatMap((dog) => {
      const all = rows.filter(({ dogId }) => dogId === dog.id)
      const kind = measuringWait(all)
      if (kind === null || barOf(dog, all, measurer) !== null) return []
      const due = addTo(dayAt(since(all).toISOString(), timeZone), { days: measuringDays })
      return [{ kind, slug: dog.slug, name: dog.name, due, urgency: urgencyOf({ due, today }) }]
    })
    .toSorted((one, other) => (`${one.due} ${one.slug}` < `${other.due} ${other.slug}` ? -1 : 1))
    .slice(0, shown)
}
