import { countingMeasurement, kindOfNext } from '#contract/dog/countingHeight'
import type { DeskDog, Measurement } from '#contract/dog/desk'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import { changeAtDesk } from './changeAtDesk'
import { recheckEntries } from '../../domain/dog/recheckEntries'
import { recordValues } from '../../domain/dog/history'
import { mailMeasured } from './mailMeasured'
import { barOf, measurerOf } from '../../domain/dog/measuring'
import { addMeasurement, lockedMeasurements } from '../../domain/dog/measurements'

const make = async (tx: Db, deps: ServerDeps, before: DogRow, height: number, by: ChangedBy) => {
  const earlier = await lockedMeasurements(tx, before)
  const bar = barOf(before, earlier, await measurerOf(tx, by.actor))
  if (bar !== null) throw new HttpError(bar)
  const given = { dogId: before.id, height, by: by.actor, at: by.at }
  // What counts with it, before it is written: the entries that would no longer fit are agreed to first.
  const counts = countingMeasurement([...earlier, { height }])
  const after = { ...before, measuredHeight: counts?.height ?? height }
  return {
    after,
    besides: { measurement: height },
    finish: async () => {
      const all = await addMeasurement(tx, earlier, given)
      const counting = countingMeasurement(all)
      const isAnother = counting?.id !== countingMeasurement(earlier)?.id
      if (counting && isAnother)
        await recordValues(tx, before, after, { source: 'measured', accountId: counting.by, at: counting.at })
      await recheckEntries(tx, before, after, by)
      await mailMeasured(tx, deps, after, { earlier, height, kind: kindOfNext(earlier, { height }), at: by.at })
    },
  }
}

/** Records a height that a judge or admin has measured. What counts from then on follows from all measurements of the dog. */
export const measureDog = (
  deps: ServerDeps,
  slug: string,
  { height, ...ask }: Measurement,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, ...ask },
    {
      action: 'dog.measured',
      isDone: async (tx, before, { id }) => {
        const last = (await lockedMeasurements(tx, before)).at(-1)
        return last?.by === id && last.height === height && before.version === ask.version + 1
      },
      make: (tx, before) => make(tx, deps, before, height, by),
    },
    by,
  )
