import { count, eq, sql } from 'drizzle-orm'
import type { ShowLifecycle } from '#contract/show/show'
import { isBlocking } from '#contract/show/clashes'
import { showSteps } from '#contract/show/life'
import { audit, type ChangedBy } from '../../audit/audit'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { lockShow } from '../../db/locks'
import { classes, showApprovals, shows } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { HttpError } from '../../http/httpError'
import { clashesOfShow } from './clashes'
import { requireImpartial, requireIndependent } from './conflicts'
import { loadWorked, type WorkedShow } from './deskShow'
import { writersOf } from './namedPeople'

/** A show by its address with its row locked: of two who decide at once the second sees what the first has decided. */
export const lockWorked = async (tx: Db, slug: string): Promise<WorkedShow | undefined> =>
  loadWorked(tx, await lockShow(tx, eq(shows.slug, slug)))

const recorded = {
  submit: 'show.submitted',
  recall: 'show.recalled',
  agree: 'show.agreed',
  return: 'show.returned',
  publish: 'show.published',
  waive: 'show.approval_waived',
} as const satisfies Record<string, AuditAction>

interface Taken {
  show: WorkedShow
  step: keyof typeof recorded
  /** The state it has then: another than before, but where an approver agrees who is not the last. */
  to: ShowLifecycle
  by: ChangedBy
  why?: string
}

const take = async (tx: Db, { show: { row }, step, to, by, why }: Taken): Promise<void> => {
  // Where it stays as it is, the pages of other readers stay current.
  if (to !== row.state)
    await tx
      .update(shows)
      .set({ state: to, version: sql`${shows.version} + 1` })
      .where(eq(shows.id, row.id))
  await audit(tx, {
    by,
    action: recorded[step],
    subject: { type: 'show', id: row.id },
    onBehalfOf: null,
    before: { state: row.state },
    after: { state: to },
    ...(why !== undefined && { why }),
  })
}

export const forgetDecisions = (tx: Db, { row }: WorkedShow) =>
  tx.delete(showApprovals).where(eq(showApprovals.showId, row.id))

/** A judge who cannot is replaced before members see a show that names them. */
const requireJudges = (judges: WorkedShow['judges']): void => {
  if (judges.some(({ answer }) => answer === 'declined')) throw new HttpError('judge_declined')
}

/**
 * An approver needs an account and must not be the author: otherwise the show would wait for ever. The answer is whether it needs no
 * approval, as the organisation has decided for shows that name no approver.
 */
const requireWhole = async (
  tx: Db,
  { row, judges, approvers }: WorkedShow,
  author: string,
  now: Date,
): Promise<boolean> => {
  const [found] = await tx.select({ classes: count() }).from(classes).where(eq(classes.showId, row.id))
  const isPlaced = row.city !== '' && row.country !== ''
  if (!found || found.classes === 0 || judges.length === 0 || !isPlaced) throw new HttpError('show_incomplete')
  requireJudges(judges)
  const clashes = (await clashesOfShow(tx, row.id)).filter(isBlocking)
  if (clashes.length > 0) throw new HttpError('show_clashes', { clashes })
  if (approvers.length === 0 && !(await loadSettings(tx)).showsNeedApprovers) return true
  if (approvers.length === 0 || approvers.some(({ accountId }) => accountId === null))
    throw new HttpError('approvers_missing')
  const writers = (await writersOf(tx, row)).add(author)
  const accounts = approvers.map(({ accountId }) => accountId)
  await requireImpartial(tx, writers, accounts)
  await requireIndependent(tx, writers, approvers, now)
  return false
}

/** Submits a show to its approvers. If its author is unknown, the submitter becomes its author. */
export const submitShow = async (tx: Db, show: WorkedShow, by: ChangedBy): Promise<void> => {
  const author = show.row.authorId ?? by.actor
  const isWaived = await requireWhole(tx, show, author, by.at)
  await forgetDecisions(tx, show)
  await tx.update(shows).set({ authorId: author }).where(eq(shows.id, show.row.id))
  const next = isWaived
    ? ({ step: 'waive', to: showSteps.agree.to } as const)
    : ({ step: 'submit', to: showSteps.submit.to } as const)
  await take(tx, { show, ...next, by })
}

export const recallShow = async (tx: Db, show: WorkedShow, by: ChangedBy): Promise<void> => {
  await forgetDecisions(tx, show)
  await take(tx, { show, step: 'recall', to: showSteps.recall.to, by })
}

export const publishShow = async (tx: Db, show: WorkedShow, by: ChangedBy): Promise<void> => {
  requireJudges(show.judges)
  await tx.update(shows).set({ publishedAt: by.at }).where(eq(shows.id, show.row.id))
  await take(tx, { show, step: 'publish', to: showSteps.publish.to, by })
}

const approverOf = ({ approvers }: WorkedShow, { actor }: ChangedBy) => {
  const approver = approvers.find(({ accountId }) => accountId === actor)
  if (!approver) throw new HttpError('not_found')
  return approver
}

const decide = async (
  tx: Db,
  show: WorkedShow,
  { by, remarks }: { by: ChangedBy; remarks: string | null },
): Promise<void> => {
  const decision = { decision: remarks === null ? 'agreed' : 'returned', remarks, decidedAt: by.at } as const
  const { id: personId } = approverOf(show, by)
  await tx
    .insert(showApprovals)
    .values({ showId: show.row.id, personId, ...decision })
    .onConflictDoUpdate({ target: [showApprovals.showId, showApprovals.personId], set: decision })
}

/** An approver agrees, once; with the last of them the show is approved. */
export const agreeToShow = async (tx: Db, show: WorkedShow, by: ChangedBy): Promise<void> => {
  const own = approverOf(show, by)
  if (own.approval?.decision === 'agreed') return
  // Since it was submitted the account may have become the approver, or of one household with an author.
  await requireImpartial(tx, await writersOf(tx, show.row), [own.accountId])
  await decide(tx, show, { by, remarks: null })
  const isLast = show.approvers.every(({ id, approval }) => id === own.id || approval?.decision === 'agreed')
  await take(tx, { show, step: 'agree', to: isLast ? showSteps.agree.to : show.row.state, by })
}

/** An approver gives a show back to its author with what is to be changed. */
export const returnShow = async (tx: Db, show: WorkedShow, by: ChangedBy, remarks: string): Promise<void> => {
  await decide(tx, show, { by, remarks })
  await take(tx, { show, step: 'return', to: showSteps.return.to, by, why: remarks })
}
