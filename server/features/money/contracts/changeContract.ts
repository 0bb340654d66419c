import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import {
  costsOfContract,
  type ContractReopening,
  type ContractSignature,
  type ContractTerms,
} from '#contract/money/judgeContract'
import { addTo, dayAt } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../../audit/audit'
import type { AuditAction } from '../../../db/auditedFields'
import type { Db } from '../../../db/client'
import { lockPerson, lockShow } from '../../../db/locks'
import { judgeContracts, shows } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import type { ShowRow } from '../../../domain/show/showFromRow'
import { HttpError } from '../../../http/httpError'
import { updateAtVersion } from '../../../http/updateAtVersion'
import { isListedByHand } from './listedByHand'
import { documentOf, loadJudges, type ContractRow, type FoundJudge } from './loadContracts'

interface Wanted {
  showId: string
  /** The person. */
  judge: string
  by: ChangedBy
}

interface Locked {
  show: ShowRow
  judge: FoundJudge
}

/** The judge of a show, with the person and the show locked. Throws own_account for the admin's own contract: its sums are theirs. */
const lockJudge = async (tx: Db, { showId, judge: id, by }: Wanted): Promise<Locked> => {
  const person = await lockPerson(tx, id)
  if (!person) throw new HttpError('not_found')
  if (person.accountId !== null) refuseOwn(by, person.accountId)
  const show = await lockShow(tx, eq(shows.id, showId))
  if (!show) throw new HttpError('not_found')
  const judge = (await loadJudges(tx, show)).find((one) => one.person.id === id)
  if (!judge) throw new HttpError('not_found')
  return { show, judge }
}

const termsOf = ({
  fee,
  travelKind,
  travel,
  provided,
}: Pick<ContractRow, 'fee' | 'travelKind' | 'travel' | 'provided'>) => ({
  fee,
  travelKind,
  travel,
  provided,
})

const factsOf = (contract: ContractRow) => ({
  ...termsOf(contract),
  currency: contract.currency,
  signedOn: contract.signedOn,
})

const find = async (tx: Db, id: string): Promise<ContractRow> => {
  const [row] = await tx.select().from(judgeContracts).where(eq(judgeContracts.id, id))
  if (!row) throw new Error('A contract that was just changed is not there')
  return row
}

interface Recorded {
  action: AuditAction
  before?: ContractRow
  after?: ContractRow
  why?: string
}

const record = (
  tx: Db,
  { show, judge: { person } }: Locked,
  by: ChangedBy,
  { action, before, after, why }: Recorded,
) => {
  // A first or last row says whose contract it is.
  const named = { show: show.name, judge: person.name }
  const facts = (row: ContractRow | undefined, isAlone: boolean) =>
    row && (isAlone ? Object.assign(factsOf(row), named) : factsOf(row))
  return audit(tx, {
    by,
    action,
    subject: { type: 'judge_contract', id: (after ?? before)?.id ?? '' },
    onBehalfOf: person.accountId,
    before: facts(before, !after),
    after: facts(after, !before),
    why,
  })
}

const updated = async (
  tx: Db,
  before: ContractRow,
  { version, set }: { version: number; set: Partial<ContractRow> },
): Promise<ContractRow> => {
  const where = eq(judgeContracts.id, before.id)
  await updateAtVersion(tx, judgeContracts, { version, set, where, present: () => Promise.resolve(factsOf(before)) })
  return find(tx, before.id)
}

/** Records what is agreed with a judge, or changes a draft at its version. Throws cost_listed where an admin has listed the same cost. */
export const saveContract = (db: Db, wanted: Wanted, { version, ...given }: ContractTerms): Promise<void> =>
  db.transaction(async (tx) => {
    const { by, showId } = wanted
    const locked = await lockJudge(tx, wanted)
    const { person, contract: before, isNamed } = locked.judge
    if (before && isDeepStrictEqual(termsOf(before), termsOf(given))) return
    if (before?.signedOn) throw new HttpError('contract_signed')
    const kinds = costsOfContract(given).map(({ kind }) => kind)
    if (await isListedByHand(tx, showId, { name: person.name, kinds })) throw new HttpError('cost_listed')
    if (before) {
      const after = await updated(tx, before, { version, set: given })
      return record(tx, locked, by, { action: 'contract.changed', before, after })
    }
    // It was removed meanwhile, or the show has another judge.
    if (version !== 0 || !isNamed) throw new HttpError('not_found')
    const { currency } = await loadSettings(tx)
    const id = randomUUID()
    await tx.insert(judgeContracts).values({ ...given, id, showId, personId: person.id, currency, createdAt: by.at })
    return record(tx, locked, by, { action: 'contract.recorded', after: await find(tx, id) })
  })

const lockContract = async (tx: Db, wanted: Wanted) => {
  const locked = await lockJudge(tx, wanted)
  const { contract } = locked.judge
  if (!contract) throw new HttpError('not_found')
  return { locked, contract }
}

/** Removes a draft, and its costs with it. Throws contract_signed for any other. */
export const removeContract = (db: Db, wanted: Wanted): Promise<void> =>
  db.transaction(async (tx) => {
    const { locked, contract: before } = await lockContract(tx, wanted)
    if (before.signedOn !== null) throw new HttpError('contract_signed')
    await tx.delete(judgeContracts).where(eq(judgeContracts.id, before.id))
    await record(tx, locked, wanted.by, { action: 'contract.removed', before })
  })

const refuseSigningOn = (day: string, today: string): void => {
  if (day > today) throw new HttpError('validation_failed', { signedOn: 'in_future' })
  if (day < addTo(today, { years: -10 })) throw new HttpError('validation_failed', { signedOn: 'invalid' })
}

/** Marks a contract as signed, with what it says at that moment. */
export const signContract = (db: Db, wanted: Wanted, { version, signedOn }: ContractSignature): Promise<void> =>
  db.transaction(async (tx) => {
    const { by } = wanted
    const { timeZone } = await loadSettings(tx)
    refuseSigningOn(signedOn, dayAt(by.at.toISOString(), timeZone))
    const { locked, contract: before } = await lockContract(tx, wanted)
    if (before.signedOn === signedOn) return
    if (before.signedOn !== null) throw new HttpError('contract_signed')
    const document = await documentOf(tx, locked.show, locked.judge)
    const after = await updated(tx, before, { version, set: { signedOn, document } })
    await record(tx, locked, by, { action: 'contract.signed', before, after })
  })

/** Makes a signed contract a draft again, for a reason. */
export const reopenContract = (db: Db, wanted: Wanted, { version, reason }: ContractReopening): Promise<void> =>
  db.transaction(async (tx) => {
    const { locked, contract: before } = await lockContract(tx, wanted)
    if (before.signedOn === null) return
    const after = await updated(tx, before, { version, set: { signedOn: null, document: null } })
    await record(tx, locked, wanted.by, { action: 'contract.reopened', before, after, why: reason })
  })
