import { and, inArray, isNull } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import type { WorkedShow } from '../../../domain/show/deskShow'
import { mailOwner } from '../../../mail/queueMail'
import { proposalMails } from '../../../messages/proposalMails'
import { addressOf } from '../../../site/address'

type Step =
  | { kind: 'proposed'; to: readonly { accountId: string | null }[]; by: ChangedBy; why: string }
  | { kind: 'agreed'; by: ChangedBy; authorId: string | null }
  | { kind: 'returned'; by: ChangedBy; authorId: string | null; name: string; remarks: string }

/** Emails approvers what waits for them, and its author what they have decided, within the transaction. */
export const mailProposal = async (tx: Db, deps: ServerDeps, show: WorkedShow, step: Step): Promise<void> => {
  const readers = step.kind === 'proposed' ? step.to.map(({ accountId }) => accountId) : [step.authorId]
  const ids = readers.filter((id) => id !== null && id !== step.by.actor) as string[]
  if (ids.length === 0) return
  const facts = { show: show.row.name, link: addressOf(deps)(fill(paths.deskShow, { slug: show.row.slug })) }
  for (const user of await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))) {
    const mails = proposalMails[user.locale]
    const mail =
      step.kind === 'proposed'
        ? mails.proposed({ ...facts, why: step.why })
        : step.kind === 'agreed'
          ? mails.agreed(facts)
          : mails.returned({ ...facts, by: step.name, remarks: step.remarks })
    await mailOwner(tx, deps, user, mail)
  }
}
