import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/calendar'
import type { PermanentFlag } from '#contract/dog'
import type { DeskDog, FlagCorrection, Measurement } from '#contract/deskDogs'
import type { DogChangeQuote } from '#contract/dogChange'
import { audit, type ChangedBy } from '../audit/audit'
import type { AuditAction } from '../db/auditedFields'
import type { Db } from '../db/client'
import { lockDogs } from '../db/locks'
import { withRetry } from '../db/retry'
import { dogs } from '../db/schema'
import { loadSettings } from '../db/settings'
import type { ServerDeps } from '../deps'
import { keepersOf, toDog, type DogRow } from '../entries/toDog'
import { HttpError } from '../http/httpError'
import { lockCaller } from '../http/lockCaller'
import { staleError, updateAtVersion } from '../http/updateAtVersion'
import { auditedDog } from './auditedDog'
import { historyOf, recordValues } from './history'
import { mailDeskChange } from './mailDeskChange'
import { weighChange } from './weighChange'

/** A dog as the desk reads it. */
export const deskDogOf = async (db: Db, row: DogRow, readerId: string): Promise<DeskDog> => ({
  dog: toDog(row, readerId),
  history: await historyOf(db, row.id),
  own: keepersOf(row).includes(readerId),
})

interface Ask {
  slug: string
  version: number
  agreed: readonly string[]
}
interface DeskChange {
  action: AuditAction
  /** The dog as it will be; throws where that cannot be. */
  withChange: (row: DogRow) => DogRow
  /** A written reason, where the change needs one. */
  why?: string
}

const agreedTo = (unfit: DogChangeQuote['unfit'], agreed: readonly string[]): boolean => {
  const ids = unfit.map(({ entryId }) => entryId)
  return ids.sort().join() === [...agreed].sort().join()
}

/**
 * Changes what only the desk may change of a dog: nobody does it to a dog that they keep. Throws `stale` on another
 * version, and `consequences_changed` with the paid entries that would no longer fit until they are agreed to. They stay.
 */
const changeAtDesk = async (
  deps: ServerDeps,
  { slug, version, agreed }: Ask,
  { action, withChange, why }: DeskChange,
  by: ChangedBy,
): Promise<DeskDog> => {
  const work = async (tx: Db): Promise<DeskDog> => {
    const official = await lockCaller(tx, by.actor)
    const [before] = await lockDogs(tx, eq(dogs.slug, slug))
    if (!before) throw new HttpError('not_found')
    if (keepersOf(before).includes(official.id)) throw new HttpError('own_dog')
    const present = { ...toDog(before, official.id) }
    if (before.version !== version) throw staleError(before.version, present)
    const after = withChange(before)
    const settings = await loadSettings(tx)
    const today = dayAt(by.at.toISOString(), settings.timeZone)
    const { unfit } = (await weighChange(tx, before, after, { today, now: by.at, settings })).quote
    if (!agreedTo(unfit, agreed)) throw new HttpError('consequences_changed', { unfit })
    const where = eq(dogs.id, before.id)
    await updateAtVersion(tx, dogs, { where, version, set: after, present: async () => present })
    if (action === 'dog.measured')
      await recordValues(tx, before, after, { source: 'measured', accountId: official.id, at: by.at })
    await audit(tx, {
      ...{ by, action, subject: { type: 'dog', id: before.id }, onBehalfOf: before.ownerId },
      ...{ before: auditedDog(before), after: auditedDog(after), ...(why !== undefined && { why }) },
    })
    await mailDeskChange(tx, deps, { before, after, unfit, reason: why ?? null })
    return deskDogOf(tx, { ...after, version: version + 1 }, official.id)
  }
  return withRetry(() => deps.db.transaction(work))
}

/** Records a height that a judge or admin has measured; it counts from then on, and its keepers can no longer change it. */
export const measureDog = (
  deps: ServerDeps,
  slug: string,
  { height, ...ask }: Measurement,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, ...ask },
    { action: 'dog.measured', withChange: (row) => ({ ...row, measuredHeight: height }) },
    by,
  )

const takenBack = (row: DogRow, flags: readonly PermanentFlag[]): DogRow => {
  if (flags.some((flag) => !row[flag])) throw new HttpError('validation_failed', { flags: 'invalid' })
  return { ...row, ...Object.fromEntries(flags.map((flag) => [flag, false])) }
}

/** Takes back permanent flags that were set by mistake. What they withdrew stays withdrawn. */
export const correctFlags = (
  deps: ServerDeps,
  slug: string,
  { flags, reason, ...ask }: FlagCorrection,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, ...ask },
    { action: 'dog.corrected', withChange: (row) => takenBack(row, flags), why: reason },
    by,
  )
