import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  isJunior,
  quoteMembership,
  type CorrectMembership,
  type EndMembership,
  type RecordMembership,
} from '#contract/membership/atDesk'
import type { MembershipEnd } from '#contract/membership/kinds'
import type { Plan } from '#contract/membership/membership'
import { pausedOn, runsUntil } from '#contract/membership/renewal'
import { addTo, type Day } from '#contract/shared/calendar'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { withRetry } from '../../db/retry'
import { memberships, purchases, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { plansOnSale } from '../../domain/membership/plansOnSale'
import { prolongMembership } from '../../domain/membership/prolong'
import type { PaymentProvider } from '../../domain/payment/provider'
import { confirmLocked } from '../../domain/purchase/confirm'
import { contentsOf } from '../../domain/purchase/keys'
import { insertPurchase } from '../../domain/purchase/startPurchase'
import { lockMember, type Ask } from '../../domain/account/lockMember'
import { cover, coveredWith, leaveFamily, lockFamily } from './family'
import { todayOf } from './today'
import { HttpError } from '../../http/httpError'

type UserRow = typeof users.$inferSelect

/** Makes a purchase of the membership and confirms its payment, both in the transaction of the caller. */
const sell = async (
  tx: Db,
  { deps, payments }: Selling,
  { user, plan }: { user: UserRow; plan: Plan },
  { by, kind, way, reason, receivedOn, expectedPrice: total }: Ask & RecordMembership,
) => {
  const { id: planId, currency, years } = plan
  const id = await insertPurchase(tx, {
    userId: user.id,
    kind: 'membership',
    contents: contentsOf({ kind: 'membership', planId, expectedTotal: total }),
    total,
    currency,
    planId,
    years,
    membershipKind: kind,
    createdAt: by.at,
    deskWay: way,
    deskReason: reason,
    takenBy: by.actor,
  })
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id))
  if (!purchase) throw new Error('A purchase that was just made is not there')
  const { paymentId } = purchase
  const notice = { paymentId, amount: total, currency, by: 'desk' as const, ...(receivedOn && { receivedOn }) }
  await confirmLocked(tx, deps, payments, { user, purchase }, notice, by)
}

interface Selling {
  deps: ServerDeps
  payments: PaymentProvider
}

const record = async (tx: Db, selling: Selling, ask: Ask & RecordMembership): Promise<void> => {
  const { by, kind, planId, way, birthDate, receivedOn, reason, expectedPrice, expectedUntil } = ask
  const { member, family } = await lockFamily(tx, ask)
  const settings = await loadSettings(tx)
  const terms = { ...settings, today: await todayOf(tx, by), plans: await plansOnSale(tx, by.at) }
  if (receivedOn !== null && receivedOn > terms.today)
    throw new HttpError('validation_failed', { receivedOn: 'invalid' })
  if (kind === 'junior' && !(birthDate !== null && isJunior(birthDate, terms)))
    throw new HttpError('validation_failed', { birthDate: 'invalid' })
  const quote = quoteMembership({ kind, planId, way }, runsUntil(member, terms.today), terms)
  const again = quote?.until === null && member.membershipKind === kind
  const { expectedFamily = [] } = ask
  const seen = family.length === expectedFamily.length && family.every(({ id }) => expectedFamily.includes(id))
  if (quote?.price !== expectedPrice || quote.until !== expectedUntil || again || (kind === 'family' && !seen))
    throw new HttpError('consequences_changed')
  if (birthDate !== null) await tx.update(users).set({ birthDate }).where(eq(users.id, member.id))
  const plan = terms.plans.find(({ id }) => id === planId)
  if (way !== 'free' && plan) await sell(tx, selling, { user: member, plan }, ask)
  else await prolongMembership(tx, member, { kind, years: plan?.years ?? null, recordedBy: by.actor, reason }, by)
  if (kind !== 'family' || expectedUntil === null) return
  for (const person of family) await cover(tx, selling.deps, { person, payer: member, until: expectedUntil }, by)
}

/** Records a membership at the desk: paid there, or free with a reason. The same again finds other consequences. */
export const recordMembership = (selling: Selling, ask: Ask & RecordMembership): Promise<void> =>
  withRetry(() => selling.deps.db.transaction((tx) => record(tx, selling, ask)))

interface NewEnd {
  event: keyof typeof actions
  endsOn: Day
  /** What is left of it while it is paused. */
  pausedDays?: number
  reason: string
}

const ended = 'membership.ended'
const actions = {
  corrected: 'membership.corrected',
  paused: 'membership.paused',
  resumed: 'membership.resumed',
  left: ended,
  expelled: ended,
  deceased: ended,
  refunded: ended,
} as const satisfies Record<MembershipEnd | 'corrected' | 'paused' | 'resumed', string>

/** Gives a membership another last day, with a row of its history and the audit; a pause ends with it. */
export const setEnd = async (
  tx: Db,
  member: UserRow,
  { event, endsOn, pausedDays, reason }: NewEnd,
  by: ChangedBy,
): Promise<void> => {
  await tx
    .update(users)
    .set({ renewalDate: endsOn, pausedDays: pausedDays ?? null })
    .where(eq(users.id, member.id))
  await tx.insert(memberships).values({
    id: randomUUID(),
    userId: member.id,
    event,
    kind: member.membershipKind,
    startsOn: await todayOf(tx, by),
    endsOn,
    recordedAt: by.at,
    recordedBy: by.actor,
    reason,
  })
  const [before, after] = [{ renewalDate: member.renewalDate }, { renewalDate: endsOn, reason }]
  await auditAccount(tx, { by, id: member.id, action: actions[event], before, after })
}

/** Who never was a member has no membership to change; one that changed since it was shown is not changed either. */
export const refuseUnseen = ({ registeredAt, renewalDate }: UserRow, expectedUntil: Day | null): void => {
  if (registeredAt === null || renewalDate !== expectedUntil) throw new HttpError('consequences_changed')
}

/** Gives a membership another last day. */
export const correctMembership = (db: Db, { id, by, until, reason, expectedUntil }: Ask & CorrectMembership) =>
  db.transaction(async (tx) => {
    const { member, family } = await lockFamily(tx, { id, by })
    refuseUnseen(member, expectedUntil)
    for (const one of [member, ...coveredWith(member, family)])
      await setEnd(tx, one, { event: 'corrected', endsOn: until, reason }, by)
  })

/** Ends a membership: yesterday was its last day, or that of a paused one the day before its pause. No email goes to someone who has died. */
export const endMembership = (db: Db, { id, by, because, reason, expectedUntil }: Ask & EndMembership) =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, { id, by })
    refuseUnseen(member, expectedUntil)
    const today = await todayOf(tx, by)
    const isOver = member.renewalDate !== null && member.renewalDate < today
    if (isOver && pausedOn(member, today) === null) throw new HttpError('consequences_changed')
    const endsOn = isOver && member.renewalDate !== null ? member.renewalDate : addTo(today, { days: -1 })
    await setEnd(tx, member, { event: because, endsOn, reason }, by)
    await leaveFamily(tx, id)
    if (because === 'deceased') await tx.update(users).set({ mailsEndedAt: by.at }).where(eq(users.id, id))
  })
