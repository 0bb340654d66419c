import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import type { PermanentFlag } from '#contract/dog/dog'
import type { DeskDog, FactsCorrection, FlagCorrection, MicrochipCorrection } from '#contract/dog/desk'
import type { DogChangeQuote } from '#contract/dog/change'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, type users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { keepersOf, dogFromRow, type DogRow } from '../../domain/dog/dogFromRow'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { staleError, updateAtVersion } from '../../http/updateAtVersion'
import { auditedDog } from '../../domain/dog/auditedDog'
import { historyOf, recordValues } from '../../domain/dog/history'
import { levelMovesOf } from '../../domain/dog/levels'
import { checkDog, refusedByTable } from '../../domain/dog/checkDog'
import { reachedDayRefusal, reachedDays } from '../../domain/dog/reached'
import { mailCorrectedChip, mailCorrectedFacts, mailDeskChange } from './mailDeskChange'
import { recheckEntries } from '../../domain/dog/recheckEntries'
import { barOf, measurerOf, readMeasurings } from '../../domain/dog/measuring'
import { measurementsOf } from '../../domain/dog/measurements'
import { weighChange } from '../../domain/dog/previewChange'
import { proposalOf } from './levels/proposals'

export type Official = typeof users.$inferSelect

/** A dog as the desk reads it. */
export const deskDogOf = async (db: Db, row: DogRow, reader: { id: string; at: Date }): Promise<DeskDog> => ({
  dog: dogFromRow(row, reader.id),
  history: await historyOf(db, row.id),
  own: keepersOf(row).includes(reader.id),
  measuring: await readMeasurings(db, row, reader),
  barred: barOf(row, await measurementsOf(db, row.id), await measurerOf(db, reader.id)),
  levels: await levelMovesOf(db, row.id),
  proposal: await proposalOf(db, row, reader.id),
})

export interface DeskAsk {
  slug: string
  version: number
  agreed: readonly string[]
}
/** The dog after an accepted change, with the extra writes and emails. */
interface Made {
  after: DogRow
  /** What the audit says beside the dog. */
  besides?: Readonly<Record<string, unknown>>
  finish: (unfit: DogChangeQuote['unfit']) => Promise<void>
}
export interface DeskChange {
  action: AuditAction
  /** Throws where it cannot be. */
  make: (tx: Db, before: DogRow, official: Official) => Promise<Made>
  /** Whether it is there already: sent again after a lost answer. */
  isDone?: (tx: Db, before: DogRow, official: Official) => Promise<boolean>
  /** A written reason, where the change needs one. */
  why?: string
}

const agreedTo = (unfit: DogChangeQuote['unfit'], agreed: readonly string[]): boolean => {
  const ids = unfit.map(({ entryId }) => entryId)
  return ids.sort().join() === [...agreed].sort().join()
}

/**
 * Changes what only the desk may change of a dog, never of a dog that the caller keeps. Throws `stale` on another
 * version, and `consequences_changed` with the paid entries that would no longer fit until they are agreed to. They stay.
 */
export const changeAtDesk = async (
  { db }: ServerDeps,
  { slug, version, agreed }: DeskAsk,
  { action, make, isDone, why }: DeskChange,
  by: ChangedBy,
): Promise<DeskDog> => {
  const work = async (tx: Db): Promise<DeskDog> => {
    const official = await lockCaller(tx, by.actor)
    const reader = { id: official.id, at: by.at }
    const [before] = await lockDogs(tx, eq(dogs.slug, slug))
    if (!before) throw new HttpError('not_found')
    if (keepersOf(before).includes(official.id)) throw new HttpError('own_dog')
    if (await isDone?.(tx, before, official)) return deskDogOf(tx, before, reader)
    const present = { ...dogFromRow(before, official.id) }
    if (before.version !== version) throw staleError(before.version, present)
    const { after, besides = {}, finish } = await make(tx, before, official)
    const settings = await loadSettings(tx)
    const today = dayAt(by.at.toISOString(), settings.timeZone)
    const { unfit } = (await weighChange(tx, before, after, { today, now: by.at, settings })).quote
    if (!agreedTo(unfit, agreed)) throw new HttpError('consequences_changed', { unfit })
    const where = eq(dogs.id, before.id)
    await updateAtVersion(tx, dogs, { where, version, set: after, present: async () => present })
    await audit(tx, {
      by,
      action,
      subject: { type: 'dog', id: before.id },
      onBehalfOf: before.ownerId,
      before: auditedDog(before),
      after: { ...auditedDog(after), ...besides },
      ...(why !== undefined && { why }),
    })
    await finish(unfit)
    return deskDogOf(tx, { ...after, version: version + 1 }, reader)
  }
  return withRetry(() => db.transaction(work))
}

const takenBack = (row: DogRow, flags: readonly PermanentFlag[]): DogRow => {
  if (flags.some((flag) => !row[flag])) throw new HttpError('validation_failed', { flags: 'invalid' })
  return { ...row, ...Object.fromEntries(flags.map((flag) => [flag, false])) }
}

/** Removes permanent flags that were set by mistake. Entries that they withdrew stay withdrawn. */
export const correctFlags = (
  deps: ServerDeps,
  slug: string,
  { flags, reason, ...ask }: FlagCorrection,
  by: ChangedBy,
): Promise<DeskDog> =>
  changeAtDesk(
    deps,
    { slug, ...ask },
    {
      action: 'dog.corrected',
      why: reason,
      make: async (tx, before) => {
        const after = takenBack(before, flags)
        return {
          after,
          finish: async (unfit) => {
            await recheckEntries(tx, before, after, by)
            await mailDeskChange(tx, deps, { before, after, unfit, reason })
          },
        }
      },
    },
    by,
  )

/** Corrects birth date, gender, grade and FCI level of a dog, which its keepers may not, with a written reason. */
export const correctFacts = (
  deps: ServerDeps,
  slug: string,
  { reason, version, agreed, ...facts }: FactsCorrection,
  by: ChangedBy,
): Promise<DeskDog> => {
  const withFacts = (row: DogRow): DogRow => ({ ...row, ...facts, ...reachedDays(null, facts) })
  return changeAtDesk(
    deps,
    { slug, version, agreed },
    {
      action: 'dog.corrected',
      why: reason,
      isDone: (_tx, before) => Promise.resolve(isDeepStrictEqual(withFacts(before), before)),
      make: async (tx, before, { id }) => {
        const after = withFacts(before)
        await checkDog(tx, { ...dogFromRow(after, id), declaredHeight: null }, by.at, before)
        const refused = reachedDayRefusal(after, dayAt(by.at.toISOString(), 'Pacific/Kiritimati'))
        if (refused) throw new HttpError('validation_failed', { [refused.field]: refused.code })
        return {
          after,
          finish: async (unfit) => {
            await recordValues(tx, before, after, { source: 'declared', accountId: id, at: by.at })
            await recheckEntries(tx, before, after, by)
            await mailCorrectedFacts(tx, deps, { before, after, unfit, reason })
          },
        }
      },
    },
    by,
  )
}

/** Corrects the microchip number of a dog, which its keepers cannot once it has been measured, has run or has a flag. */
export const correctMicrochip = async (
  deps: ServerDeps,
  slug: string,
  { microchip: given, reason, ...ask }: MicrochipCorrection,
  by: ChangedBy,
): Promise<DeskDog> => {
  const microchip = given || null
  const change: DeskChange = {
    action: 'dog.corrected',
    why: reason,
    isDone: (_tx, before) => Promise.resolve(before.microchip === microchip),
    make: (tx, before) => {
      const after = { ...before, microchip }
      return Promise.resolve({ after, finish: () => mailCorrectedChip(tx, deps, after, reason) })
    },
  }
  try {
    return await changeAtDesk(deps, { slug, ...ask }, change, by)
  } catch (error) {
    throw refusedByTable(error)
  }
}
