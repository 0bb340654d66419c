import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, isNotNull, or } from 'drizzle-orm'
import type { MergePreview, MergeRefusal, MergeSide } from '#contract/member/merging'
import { memberStateOn } from '#contract/membership/renewal'
import { dayAt } from '#contract/shared/calendar'
import type { Db } from '../../../db/client'
import {
  accountMerges,
  dogs,
  drawApplications,
  familyMembers,
  memberNotes,
  people,
  purchases,
  users,
  waitingList,
} from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import { mayBeActedFor } from '../../../domain/account/acting'
import { unsubscribedFrom } from '../../../domain/account/subscriptions'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import { keptBy } from '../../../domain/dog/dogFromRow'
import { entriesAhead } from '../../../domain/purchase/ofAccount'
import { HttpError } from '../../../http/httpError'
import type { ChangedBy } from '../../../audit/audit'
import { loadDetails, partsOf, type Details } from './facts'
import { mergedMembership, takesMembership } from './membership'

type Account = typeof users.$inferSelect

/** Two accounts: the one that stays, and the one that is merged into it. */
export interface Pair {
  kept: Account
  merged: Account
}

const stateOf = (account: Pick<Account, 'registeredAt' | 'renewalDate'>, today: string) =>
  memberStateOn({ ...account, registeredAt: account.registeredAt?.toISOString() ?? null }, today)

const factsOf = (details: Details): MergeSide['facts'] => ({
  name: partsOf(details, 'name'),
  phone: partsOf(details, 'phone'),
  address: partsOf(details, 'address'),
  emergency: partsOf(details, 'emergency'),
  birthDate: partsOf(details, 'birthDate'),
  locale: [details.locale],
})

const loadSide = async (db: Db, account: Account, timeZone: string, today: string): Promise<MergeSide> => {
  const { id, email, memberNumber, roles, renewalDate } = account
  const kept = await db.select({ name: dogs.name }).from(dogs).where(keptBy(id)).orderBy(asc(dogs.name), asc(dogs.id))
  return {
    id,
    email,
    memberNumber,
    roles,
    joinedOn: dayAt((account.registeredAt ?? account.createdAt).toISOString(), timeZone),
    state: stateOf(account, today),
    kind: account.membershipKind,
    renewalDate,
    facts: factsOf(await loadDetails(db, account)),
    dogNames: kept.map(({ name }) => name),
    purchases: await db.$count(purchases, eq(purchases.userId, id)),
    entriesAhead: (await entriesAhead(db, id, today)).length,
    waiting: await db.$count(waitingList, eq(waitingList.userId, id)),
    notes: await db.$count(memberNotes, eq(memberNotes.userId, id)),
    unsubscribedFrom: await unsubscribedFrom(db, id),
  }
}

const inFamily = async (db: Db, { id }: Account): Promise<boolean> =>
  (await db.$count(familyMembers, or(eq(familyMembers.userId, id), eq(familyMembers.payerId, id)))) > 0

/** Have both applied for a draw that is still to come? One person would have two chances. */
const inOneDraw = async (db: Db, { kept, merged }: Pair): Promise<boolean> => {
  const undrawn = (userId: string) =>
    db
      .select({ showId: drawApplications.showId })
      .from(drawApplications)
      .where(and(eq(drawApplications.userId, userId), isNull(drawApplications.position)))
  return (
    (await db.$count(
      drawApplications,
      and(
        eq(drawApplications.userId, kept.id),
        isNull(drawApplications.position),
        inArray(drawApplications.showId, undrawn(merged.id)),
      ),
    )) > 0
  )
}

const findRefusals = async (db: Db, pair: Pair, now: Date): Promise<MergeRefusal[]> => {
  const { kept, merged } = pair
  const either = (is: (account: Account) => boolean) => is(kept) || is(merged)
  const open = and(eq(accountMerges.keptId, merged.id), isNotNull(accountMerges.undo), gt(accountMerges.undoUntil, now))
  const found: Record<MergeRefusal, boolean> = {
    blocked: either(({ blockedAt }) => blockedAt !== null),
    mails_ended: either(({ mailsEndedAt }) => mailsEndedAt !== null),
    paused: either(({ pausedDays }) => pausedDays !== null),
    role: merged.blockedAt === null && !mayBeActedFor(merged),
    person: (await db.$count(people, eq(people.accountId, merged.id))) > 0,
    merged_before: (await db.$count(accountMerges, open)) > 0,
    family: await inFamily(db, merged),
    family_kept: takesMembership(kept, merged) && (await inFamily(db, kept)),
    // Else a stranger who has registered in the member's name would get what is theirs.
    unconfirmed: kept.emailConfirmedAt === null && merged.emailConfirmedAt !== null,
    draw: await inOneDraw(db, pair),
  }
  return (Object.keys(found) as MergeRefusal[]).filter((refusal) => found[refusal])
}

/** All that a merge would do, and why it is refused. Who may change the two accounts has them locked. */
export const previewOf = async (db: Db, pair: Pair, now: Date): Promise<MergePreview> => {
  const { timeZone } = await loadSettings(db)
  const today = dayAt(now.toISOString(), timeZone)
  const { kept, merged } = pair
  const [keptSide, mergedSide] = [
    await loadSide(db, kept, timeZone, today),
    await loadSide(db, merged, timeZone, today),
  ]
  const { registeredAt, renewalDate, membershipKind: kind, memberNumber } = mergedMembership(kept, merged)
  const unsubscribed = new Set([...keptSide.unsubscribedFrom, ...mergedSide.unsubscribedFrom])
  const preview = {
    kept: keptSide,
    merged: mergedSide,
    after: {
      memberNumber,
      state: stateOf({ registeredAt, renewalDate }, today),
      kind,
      renewalDate,
      unsubscribedFrom: [...unsubscribed].sort(),
    },
    refusals: await findRefusals(db, pair, now),
  }
  const versions = [kept.version, merged.version]
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([preview, versions]))
    .digest('base64url')
  return { ...preview, fingerprint }
}

/** The same for two accounts by their ids, for an admin who is none of them. */
export const loadPreview = async (
  db: Db,
  { id, otherId, by }: { id: string; otherId: string; by: ChangedBy },
): Promise<MergePreview> => {
  for (const one of [id, otherId]) refuseOwn(by, one)
  const found = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [id, otherId]), isNull(users.deletedAt)))
  const [kept, merged] = [id, otherId].map((one) => found.find((user) => user.id === one))
  if (!kept || !merged || id === otherId) throw new HttpError('not_found')
  return previewOf(db, { kept, merged }, by.at)
}
