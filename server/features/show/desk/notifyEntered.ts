import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { notifiedOf, refundedInFull } from '#contract/show/approvable'
import { fill, paths } from '#contract/shared/paths'
import type { ShowForm } from '#contract/show/form'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, purchases, users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { mailOwner } from '../../../mail/queueMail'
import { showChangedMails, type ChangedRun, type MoveProblem } from '../../../messages/showChangedMails'
import { addressOf } from '../../../site/address'

/** The address of a show, in one line. */
export const venueOf = ({ addressLines, postcode, city }: ShowForm) =>
  [...addressLines, postcode, city].filter((part) => part !== '').join(', ')

/** When and where a class is, and who judges it. */
const runOf = (form: ShowForm, id: string) => {
  const cls = form.classes.find((one) => one.id === id)
  if (!cls) return null
  const { date, startTime, ring, judge } = cls
  return { date, startTime, ring, judge: judge === null ? null : (form.judges[judge]?.name ?? null) }
}

interface OwnRun {
  entryId: string
  classId: string
  dog: string
}

/** So many members are read at once. */
const membersAtOnce = 200

/** The members after one, each with the paid entries in some classes, in the order of their ids. */
const membersEntered = (tx: Db, classIds: string[], afterId: string | null) =>
  tx
    .select({
      user: users,
      runs: sql<
        OwnRun[]
      >`json_agg(json_build_object('entryId', ${entries.id}, 'classId', ${entries.classId}, 'dog', ${dogs.name})
        order by ${classes.date}, ${classes.startTime}, ${dogs.name}, ${entries.id})`,
      purchaseIds: sql<string[]>`json_agg(distinct ${purchases.id})`,
    })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(
      and(
        ...[inArray(entries.classId, classIds), eq(entries.status, 'paid'), isNull(users.deletedAt)],
        afterId === null ? undefined : gt(users.id, afterId),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(membersAtOnce)

interface Change {
  before: ShowForm
  after: ShowForm
  /** Of entries that do not fit the day to which their class was moved. */
  problems: ReadonlyMap<string, readonly MoveProblem[]>
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
  { before, after, problems, why, by }: Change,
): Promise<void> => {
  const full = refundedInFull(before, after)
  if (full.length > 0)
    await tx
      .update(entries)
      .set({ termsChangedAt: by.at })
      .where(and(inArray(entries.classId, full), inArray(entries.status, ['held', 'paid'])))
  const notified = notifiedOf(before, after)
  if (notified.length === 0) return
  const [wasAt, isAt] = [venueOf(before), venueOf(after)]
  const toRun = ({ entryId, classId, dog }: OwnRun): ChangedRun[] => {
    const [was, is] = [runOf(before, classId), runOf(after, classId)]
    if (!was || !is) return []
    return [{ dog, was, is, isRefunded: full.includes(classId), problems: problems.get(entryId) ?? [] }]
  }
  let afterId: string | null = null
  for (;;) {
    const members = await membersEntered(tx, notified, afterId)
    for (const { user, runs, purchaseIds } of members) {
      const [only] = purchaseIds
      const path = only !== undefined && purchaseIds.length === 1 ? fill(paths.purchase, { id: only }) : paths.purchases
      const mail = showChangedMails[user.locale]({
        show,
        why,
        runs: runs.flatMap(toRun),
        venue: wasAt === isAt ? null : { was: wasAt, is: isAt },
        link: addressOf(deps)(path),
      })
      await mailOwner(tx, deps, user, mail, { isOwed: true })
    }
    if (members.length < membersAtOnce) return
    afterId = members.at(-1)?.user.id ?? null
  }
}
