import { and, eq } from 'drizzle-orm'
import type { DogDraft } from '#contract/dog/dog'
import type { SyncAddition, SyncChange, SyncOutcome, SyncRequest } from '#contract/dogSync/api'
import { isFieldCode, type FieldCode } from '#contract/shared/errors'
import type { ChangedBy } from '../../audit/audit'
import { constraintOf, sqlCode, withRetry } from '../../db/retry'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { insertDog } from '../../domain/dog/addDog'
import { changeDog } from '../../domain/dog/changeDog'
import { checkNewDog, refusedByTable } from '../../domain/dog/checkDog'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import type { PaymentProvider } from '../../domain/payment/provider'

interface Given {
  /** Does what may tell that a microchip number is taken. */
  telling: (work: () => Promise<void>) => Promise<void>
  deps: ServerDeps & { payments: PaymentProvider }
  request: CallerRequest
  by: ChangedBy
}

const ownDog = async ({ deps, request }: Given, id: string): Promise<DogRow | undefined> => {
  const own = and(eq(dogs.id, id), eq(dogs.ownerId, callerOf(request).user.id))
  const [row] = await deps.db.select().from(dogs).where(own)
  return row
}

const isTaken = (error: unknown, constraint: string): boolean =>
  sqlCode(error) === '23505' && constraintOf(error) === constraint

const add = async (given: Given, { id, values }: SyncAddition, tries = 5): Promise<void> => {
  const { deps, request, by } = given
  await checkNewDog(deps.db, values, by.at)
  // Sent again after a lost answer.
  if (await ownDog(given, id)) return
  try {
    const ownerId = callerOf(request).user.id
    await withRetry(() => deps.db.transaction((tx) => insertDog(tx, ownerId, values, { by, source: 'synced', id })))
  } catch (error) {
    if (isTaken(error, 'dogs_slug_unique') && tries > 0) return add(given, { id, values }, tries - 1)
    if (!isTaken(error, 'dogs_pkey')) throw refusedByTable(error)
    // Either the same request at the same moment, or an id that someone else's dog has.
    if (!(await ownDog(given, id))) throw new HttpError('not_found')
  }
}

/** What the dog is now, as its own form would send it. */
const formOf = (row: DogRow): DogDraft & Pick<DogRow, 'retired' | 'oldAgeDog' | 'lowerLevel'> => ({
  ...row,
  microchip: row.microchip ?? '',
  declaredHeight: row.measuredHeight ?? row.declaredHeight,
  // A register says no days: those of what it raises are unknown.
  kennelClubGradeOn: undefined,
  fciLevelOn: undefined,
})

const change = async (given: Given, { id, version, values }: SyncChange): Promise<void> => {
  const { deps, request, by } = given
  const row = await ownDog(given, id)
  if (!row) throw new HttpError('not_found')
  // A file cannot set a permanent flag: what is sent of them is what the dog has.
  const form = { ...formOf(row), ...values, version, agreed: null }
  await changeDog(deps, request, row.slug, form, { by, source: 'synced' })
}

const fieldsOf = (details: Readonly<Record<string, unknown>>): Record<string, FieldCode> =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, FieldCode] => isFieldCode(entry[1])))

const isOfRequest = ({ code }: HttpError): boolean => code === 'unauthorized' || code === 'too_many_requests'

const outcomeOf = async (id: string, save: () => Promise<void>): Promise<SyncOutcome> => {
  try {
    await save()
    return { id, saved: true }
  } catch (error) {
    // What is wrong with one dog keeps no other from being saved; what is wrong with the server ends the request.
    if (!(error instanceof HttpError) || isOfRequest(error)) throw error
    return { id, saved: false, code: error.code, fields: fieldsOf(error.details) }
  }
}

/** Saves dogs one after another, each in its own transaction. Repeating the same request changes nothing. */
export const saveDogs = async (given: Given, { additions, changes }: SyncRequest): Promise<SyncOutcome[]> => {
  const outcomes: SyncOutcome[] = []
  for (const one of additions) outcomes.push(await outcomeOf(one.id, () => given.telling(() => add(given, one))))
  for (const one of changes) outcomes.push(await outcomeOf(one.id, () => given.telling(() => change(given, one))))
  return outcomes
}
