import { and, inArray, isNull } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { ShowLifecycle } from '#contract/show/show'
import type { Db } from '../../../db/client'
import { users } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { mailOwner } from '../../../mail/queueMail'
import type { MailMessages } from '../../../messages/mailMessages'
import { showLifeMails, type LifeMail, type ShowLifeMails } from '../../../messages/showLifeMails'
import { addressOf } from '../../../site/address'
import type { WorkedShow } from '../../../domain/show/deskShow'

interface Audience {
  /** Accounts, where there are any. */
  who: (show: WorkedShow) => readonly (string | null)[]
  mail: (mails: ShowLifeMails, mail: LifeMail, show: WorkedShow) => MailMessages
}

const accountsOf = (named: readonly { accountId: string | null }[]) => named.map(({ accountId }) => accountId)
const author = ({ row }: WorkedShow) => [row.authorId]

/** Who has something to do once a show has come to a state, or has to know. */
const audiences: Partial<Record<ShowLifecycle, Audience>> = {
  submitted: { who: ({ approvers }) => accountsOf(approvers), mail: (mails, mail) => mails.submitted(mail) },
  approved: { who: author, mail: (mails, mail) => mails.approved(mail) },
  returned: {
    who: author,
    mail: (mails, mail, { approvers }) => {
      const by = approvers.find(({ approval }) => approval?.decision === 'returned')
      return mails.returned({ ...mail, by: by?.name ?? '', remarks: by?.approval?.remarks ?? '' })
    },
  },
  published: { who: ({ judges }) => accountsOf(judges), mail: (mails, mail) => mails.published(mail) },
}

/** Emails the people concerned, within the transaction that changed the show's state. Its author gets no email. */
export const mailStep = async (tx: Db, deps: ServerDeps, show: WorkedShow, actor: string): Promise<void> => {
  const { state, slug, name, startDate } = show.row
  const step = audiences[state]
  const ids = step?.who(show).filter((id) => id !== null && id !== actor) ?? []
  if (!step || ids.length === 0) return
  const facts = { show: name, startDate, link: addressOf(deps)(fill(paths.deskShow, { slug })) }
  const living = and(inArray(users.id, ids as string[]), isNull(users.deletedAt))
  for (const user of await tx.select().from(users).where(living))
    await mailOwner(tx, deps, user, step.mail(showLifeMails[user.locale], facts, show))
}
