import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { ShowConflict } from '#contract/show/desk'
import type { Db } from '../../db/client'
import { audit, classes, dogs, entries, people, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { householdOf } from '../account/householdOf'
import { HttpError } from '../../http/httpError'
import type { WorkedShow } from './deskShow'
import { writersOf } from './namedPeople'

/** The accounts that keep a dog which is entered in a show. */
const enteredIn = async (db: Db, showId: string, accounts: readonly string[]): Promise<Set<string>> => {
  if (accounts.length === 0) return new Set()
  const ids = [...accounts]
  const rows = await db
    .selectDistinct({ owner: dogs.ownerId, manager: dogs.managerId })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(
      and(
        ...[eq(classes.showId, showId), inArray(entries.status, ['held', 'paid'])],
        or(inArray(dogs.ownerId, ids), inArray(dogs.managerId, ids)),
      ),
    )
  return new Set(rows.flatMap(({ owner, manager }) => (manager === null ? [owner] : [owner, manager])))
}

/** What these people have to do with a show beside judging or approving it: themselves, or someone of their household. */
export const conflictsOf = async (db: Db, show: WorkedShow, personIds: readonly string[]): Promise<ShowConflict[]> => {
  const known =
    personIds.length === 0
      ? []
      : await db
          .select()
          .from(people)
          .where(inArray(people.id, [...personIds]))
  const accounts = known.flatMap(({ accountId }) => accountId ?? [])
  const households = await householdOf(db, accounts)
  const writers = await writersOf(db, show.row)
  const entered = await enteredIn(db, show.row.id, [...accounts, ...[...households.values()].flat()])
  return known.flatMap(({ id, accountId }) => {
    if (accountId === null) return []
    const others = households.get(accountId) ?? []
    const kinds = [
      ...(writers.has(accountId) ? (['wrote_it'] as const) : []),
      ...(others.some((other) => writers.has(other)) ? (['household_wrote_it'] as const) : []),
      ...(entered.has(accountId) ? (['entered'] as const) : []),
      ...(others.some((other) => entered.has(other)) ? (['household_entered'] as const) : []),
    ]
    return kinds.length > 0 ? [{ personId: id, kinds }] : []
  })
}

/** Which of these accounts may not approve what those have written, and why. */
export const barredFrom = async (
  db: Db,
  writers: ReadonlySet<string>,
  accounts: readonly (string | null)[],
): Promise<'wrote_it' | 'household_wrote_it' | null> => {
  const known = accounts.filter((id) => id !== null)
  if (known.some((id) => writers.has(id))) return 'wrote_it'
  const households = await householdOf(db, known)
  const isHousehold = [...households.values()].flat().some((other) => writers.has(other))
  return isHousehold ? 'household_wrote_it' : null
}

/** An approver has no part, nor has their household, in writing the show. */
export const requireImpartial = async (
  db: Db,
  writers: ReadonlySet<string>,
  accounts: readonly (string | null)[],
): Promise<void> => {
  const barred = await barredFrom(db, writers, accounts)
  if (barred) throw new HttpError(barred === 'wrote_it' ? 'own_show' : 'household_show')
}

/**
 * A show needs two independent people: its author, and an approver who is no recent appointee of the author. Throws
 * approvers_too_new where each approver was invited by a writer of the show and has an account younger than the
 * setting.
 */
export const requireIndependent = async (
  tx: Db,
  writers: ReadonlySet<string>,
  approvers: readonly { id: string; accountId: string | null }[],
  now: Date,
): Promise<void> => {
  const { newApproverDays } = await loadSettings(tx)
  const accounts = approvers.flatMap(({ accountId }) => accountId ?? [])
  const young = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, accounts), gt(users.createdAt, new Date(now.getTime() - newApproverDays * 86_400_000))),
    )
  // Invitations are forgotten; the audit is not.
  const invited = await tx
    .select({ id: audit.subjectId })
    .from(audit)
    .where(
      and(
        eq(audit.action, 'person.invited'),
        inArray(
          audit.subjectId,
          approvers.map(({ id }) => id),
        ),
        inArray(audit.actor, [...writers]),
      ),
    )
  const isMade = ({ id, accountId }: (typeof approvers)[number]) =>
    young.some((account) => account.id === accountId) && invited.some((person) => person.id === id)
  if (approvers.every(isMade)) throw new HttpError('approvers_too_new')
}
