import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import type { Dog } from '#contract/dog/dog'
import {
  flagsSet,
  type AgreedDogChange,
  type DogChange,
  type DogChangeQuote,
  type ValueSource,
} from '#contract/dog/change'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { dogRecord, dogFromRow, type DogRow } from './dogFromRow'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { staleError, updateAtVersion } from '../../http/updateAtVersion'
import type { PaymentProvider } from '../payment/provider'
import { withdraw } from '../entry/withdraw'
import { auditedDog } from './auditedDog'
import { checkChange, checkDog, refusedByTable, refuseFixedBirth, refuseMovedChip } from './checkDog'
import { recordValues, type SaidBy } from './history'
import { mailEndedTransfer } from '../purchase/mailEndedTransfer'
import { mailWithdrawn } from '../entry/mailWithdrawn'
import { isAgreed, weighChange, withChange, type Weighed } from './previewChange'

interface Considered extends Weighed {
  before: DogRow
  after: DogRow
}

const consider = async (
  db: Db,
  request: CallerRequest,
  found: DogRow | undefined,
  { version, ...form }: DogChange,
  now: Date,
  source: ValueSource,
): Promise<Considered> => {
  const before = authorized(request, 'dog.change', found, dogRecord)
  const readerId = callerOf(request).user.id
  const after = withChange(before, form)
  // What is there already is no change, whichever version it was based on: it may have been sent twice.
  if (before.version !== version && !isDeepStrictEqual(before, after))
    throw staleError(before.version, { ...dogFromRow(before, readerId) })
  const settings = await loadSettings(db)
  const today = dayAt(now.toISOString(), settings.timeZone)
  await checkDog(db, form, now, before)
  checkChange(before, form, { today, settings, source })
  await refuseFixedBirth(db, before, form)
  await refuseMovedChip(db, before, after)
  if (flagsSet(before, form).length > 0 && before.ownerId !== readerId) throw new HttpError('only_owner')
  return { before, after, ...(await weighChange(db, before, after, { today, now, settings })) }
}

/** What a change would do. Nothing is locked, and nothing changed: the change itself weighs once more. */
export const quoteChange = async (
  db: Db,
  request: CallerRequest,
  slug: string,
  change: DogChange,
  now: Date,
): Promise<DogChangeQuote> => {
  const [found] = await db.select().from(dogs).where(eq(dogs.slug, slug))
  return (await consider(db, request, found, change, now, 'declared')).quote
}

const save = async (tx: Db, { before, after }: Considered, by: ChangedBy, said: SaidBy): Promise<void> => {
  await updateAtVersion(tx, dogs, {
    where: eq(dogs.id, before.id),
    version: before.version,
    set: after,
    present: async () => before,
  })
  await recordValues(tx, before, after, said)
  const subject = { type: 'dog', id: before.id } as const
  const states = { before: auditedDog(before), after: auditedDog(after) }
  await audit(tx, { by, action: 'dog.changed', subject, onBehalfOf: before.ownerId, ...states })
}

/**
 * Changes a dog, all or nothing: its values with who said them, and what its new permanent flags withdraw. A change that
 * is there already is answered as it is. Throws `stale`, and `consequences_changed` with the new quote where what was
 * agreed to is not what would happen.
 */
export const changeDog = async (
  deps: ServerDeps & { payments: PaymentProvider },
  request: CallerRequest,
  slug: string,
  { agreed, ...change }: AgreedDogChange,
  { by, source }: { by: ChangedBy; source: ValueSource },
): Promise<Dog> => {
  const work = async (tx: Db): Promise<Dog> => {
    const { id: accountId } = await lockCaller(tx, callerOf(request).user.id)
    const [found] = await lockDogs(tx, eq(dogs.slug, slug))
    const known = await consider(tx, request, found, change, by.at, source)
    const { before, after, quote, withdrawn } = known
    if (isDeepStrictEqual(before, after)) return dogFromRow(before, accountId)
    if (!isAgreed(known, agreed)) throw new HttpError('consequences_changed', { quote })
    await withdraw(tx, deps.payments, withdrawn, by)
    await save(tx, known, by, { source, accountId, at: by.at })
    await mailWithdrawn(tx, deps, withdrawn, 'retired')
    const unpaid = withdrawn.filter(({ entry }) => entry.status === 'held').map(({ purchase }) => purchase)
    for (const purchase of new Map(unpaid.map((one) => [one.id, one])).values())
      await mailEndedTransfer(tx, deps, purchase, before.name)
    return dogFromRow({ ...after, version: before.version + 1 }, accountId)
  }
  try {
    return await withRetry(() => deps.db.transaction(work))
  } catch (error) {
    throw refusedByTable(error)
  }
}
