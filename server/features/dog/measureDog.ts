import { countingMeasurement, kindOfNext } from '#contract/dog/countingHeight'
import type { DeskDog } from '#contract/dog/desk'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import { changeAtDesk, type DeskAsk } from './changeAtDesk'
import { recheckEntries } from '../../domain/dog/recheckEntries'
import { recordValues } from '../../domain/dog/history'
import { mailMeasured } from './mailMeasured'
import { barOf, measurerOf } from '../../domain/dog/measuring'
import { addMeasurement, lockedMeasurements, type MeasurementRow } from '../../domain/dog/measurements'

interface Measured {
  height: number
  /** The account that has measured. */
  measurer: string
  by: ChangedBy
}

/**
 * Throws unless caller and measurer may both measure the dog. A caller who has measured it before must not add the second
 * opinion under a colleague's name.
 */
const requireMeasurer = async (
  tx: Db,
  dog: DogRow,
  earlier: readonly MeasurementRow[],
  { measurer, by }: Omit<Measured, 'height'>,
): Promise<void> => {
  const bar = barOf(dog, earlier, await measurerOf(tx, by.actor))
  if (bar !== null) throw new HttpError(bar)
  if (measurer !== by.actor && barOf(dog, earlier, await measurerOf(tx, measurer)) !== null)
    throw new HttpError('validation_failed', { measuredBy: 'invalid' })
}

const make = async (tx: Db, deps: ServerDeps, before: DogRow, { height, measurer, by }: Measured) => {
  const earlier = await lockedMeasurements(tx, before)
  await requireMeasurer(tx, before, earlier, { measurer, by })
  const given = { dogId: before.id, height, by: measurer, at: by.at }
  // What counts with it, before it is written: the entries that would no longer fit are agreed to first.
  const counts = countingMeasurement([...earlier, { height }])
  const after = { ...before, measuredHeight: counts?.height ?? height }
  return {
    after,
    besides: { measurement: height, ...(measurer !== by.actor && { measuredBy: measurer }) },
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

interface RecordedHeight extends Omit<DeskAsk, 'slug'> {
  height: number
  findMeasurer: (tx: Db) => Promise<string>
}

/** Records a height that a judge or admin has measured. What counts from then on follows from all measurements of the dog. */
export const measureDog = (
  deps: ServerDeps,
  slug: string,
  { height, findMeasurer, ...ask }: RecordedHeight,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, ...ask },
    {
      action: 'dog.measured',
      isDone: async (tx, before) => {
        const last = (await lockedMeasurements(tx, before)).at(-1)
        const isSame = last?.height === height && before.version === ask.version + 1
        return isSame && last.by === (await findMeasurer(tx))
      },
      make: async (tx, before) => make(tx, deps, before, { height, measurer: await findMeasurer(tx), by }),
    },
    by,
  )
