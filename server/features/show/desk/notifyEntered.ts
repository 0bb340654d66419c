import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { notifiedOf, refundedInFull } from '#contract/show/approvable'
import { fill, paths } from '#contract/shared/paths'
import type { ShowForm } from '#contract/show/form'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { mailOwner } from '../../../mail/queueMail'
import { showChangedMails, type ChangedRun } from '../../../messages/showChangedMails'
import { addressOf } from '../../../site/address'

const venueOf = ({ addressLines, postcode, city }: ShowForm) =>
  [...addressLines, postcode, city].filter((part) => part !== '').join(', ')

/** When and where a class is, and who judges it. */
const runOf = (form: ShowForm, id: string) => {
  const cls = form.classes.find((one) => one.id === id)
  if (!cls) return null
  const { date, startTime, ring, judge } = cls
  return { date, startTime, ring, judge: judge === null ? null : (form.judges[judge]?.name ?? null) }
}

const paidEntries = (tx: Db, classIds: string[]) =>
  tx
    .select({ entryId: entries.id, classId: entries.classId, dog: dogs.name, purchaseId: purchases.id, user: users })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(inArray(entries.classId, classIds), eq(entries.status, 'paid'), isNull(users.deletedAt)))
    .orderBy(asc(users.id), asc(classes.date), asc(classes.startTime), asc(dogs.name), asc(entries.id))

interface Change {
  before: ShowForm
  after: ShowForm
  why: string
  by: ChangedBy
}

/**
 * Lets those who have entered a class with another day, venue or judge withdraw with everything back, and emails each member
 * once what has changed of the runs that they have paid for. The classes must be locked.
 */
export const notifyEntered = async (
  tx: Db,
  deps: ServerDeps,
  { row: { name: show } }: WorkedShow,
  { before, after, why, by }: Change,
): Promise<void> => {
  const full = refundedInFull(before, after)
  if (full.length > 0)
    await tx
      .update(entries)
      .set({ termsChangedAt: by.at })
      .where(and(inArray(entries.classId, full), inArray(entries.status, ['held', 'paid'])))
  const notified = notifiedOf(before, after)
  if (notified.length === 0) return
  const rows = await paidEntries(tx, notified)
  for (const userId of new Set(rows.map(({ user }) => user.id))) {
    const own = rows.filter(({ user }) => user.id === userId)
    const [first] = own
    if (!first) continue
    const runs = own.flatMap(({ classId, dog }): ChangedRun[] => {
      const [was, is] = [runOf(before, classId), runOf(after, classId)]
      return was && is ? [{ dog, was, is, isRefunded: full.includes(classId) }] : []
    })
    const isOnePurchase = own.every(({ purchaseId }) => purchaseId === first.purchaseId)
    const [wasAt, isAt] = [venueOf(before), venueOf(after)]
    const mail = showChangedMails[first.user.locale]({
      show,
      why,
      runs,
      venue: wasAt === isAt ? null : { was: wasAt, is: isAt },
      link: addressOf(deps)(isOnePurchase ? fill(paths.purchase, { id: first.purchaseId }) : paths.purchases),
    })
    await mailOwner(tx, deps, first.user, mail, { isOwed: true })
  }
}
