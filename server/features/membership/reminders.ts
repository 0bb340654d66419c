import { and, between, eq, isNull, notExists, sql } from 'drizzle-orm'
import { addTo, dayAt, daysBetween, type Day } from '#contract/shared/calendar'
import { lapsingDays } from '#contract/membership/renewal'
import { paths } from '#contract/shared/paths'
import { lockAccount } from '../../db/locks'
import type { Db } from '../../db/client'
import { renewalReminders, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { addressOf } from '../../site/address'
import { renewalMails } from '../../messages/renewalMails'

/** Days before the end at which a member is reminded, the nearest last. */
const steps = [lapsingDays, 7, 0] as const
const [first] = steps
const batchSize = 100

/** The one reminder that is due with so many days left: after days without a server never two of them. */
const dueWith = (daysLeft: number): number => Math.min(...steps.filter((step) => step >= daysLeft))

type Due = Pick<typeof users.$inferSelect, 'id'> & { renewalDate: Day }

const findDue = async (db: Db, today: Day): Promise<Due[]> => {
  const daysLeft = sql`${users.renewalDate} - ${today}::date`
  const dueStep = sql`case ${sql.join(
    [...steps].reverse().map((step) => sql`when ${daysLeft} <= ${step} then ${step}::int`),
    sql` `,
  )} end`
  const sent = db
    .select({ one: sql`1` })
    .from(renewalReminders)
    .where(
      and(
        eq(renewalReminders.userId, users.id),
        eq(renewalReminders.renewalDate, users.renewalDate),
        eq(renewalReminders.daysBefore, dueStep),
      ),
    )
  const rows = await db
    .select({ id: users.id, renewalDate: users.renewalDate })
    .from(users)
    .where(
      and(between(users.renewalDate, today, addTo(today, { days: first })), isNull(users.deletedAt), notExists(sent)),
    )
    .limit(batchSize)
  return rows.flatMap(({ id, renewalDate }) => (renewalDate === null ? [] : [{ id, renewalDate }]))
}

const remind = async (tx: Db, deps: ServerDeps, { id, renewalDate }: Due, today: Day): Promise<void> => {
  // Locked: a payment that moves the date at this moment goes first, or waits.
  const user = await lockAccount(tx, id)
  if (user?.renewalDate !== renewalDate || user.deletedAt !== null) return
  const daysLeft = daysBetween(today, renewalDate)
  const row = { userId: id, renewalDate, daysBefore: dueWith(daysLeft), sentAt: deps.now() }
  const [fresh] = await tx.insert(renewalReminders).values(row).onConflictDoNothing().returning()
  if (!fresh) return
  const link = addressOf(deps)(paths.registrationOptions)
  const words = renewalMails[user.locale]({ renewalDate, daysLeft, link })
  await mailOwner(tx, deps, user, words)
}

/**
 * Reminds members 30 and 7 days before a membership ends and on its last day, in the organisation's days, each once. What
 * was missed while no server ran is made up for by the nearest reminder that is due, and by no other.
 */
export const sendReminders = async (deps: ServerDeps, signal?: AbortSignal): Promise<void> => {
  const { timeZone } = await loadSettings(deps.db)
  const today = dayAt(deps.now().toISOString(), timeZone)
  for (const due of await findDue(deps.db, today)) {
    if (signal?.aborted) return
    await deps.db.transaction((tx) => remind(tx, deps, due, today))
  }
}
