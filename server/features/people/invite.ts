import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import { personInvitationDays, type PersonInvitationDraft } from '#contract/people/people'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPerson } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { personInvitations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailOwner, queueMail } from '../../mail/queueMail'
import { greeting } from '../../messages/greeting'
import { peopleMails } from '../../messages/peopleMails'
import { addressOf } from '../../site/address'
import { hashOf, newToken } from '../../lib/tokens'
import type { PersonRow } from './person'

type Account = typeof users.$inferSelect

const lives = personInvitationDays * 86_400_000

/** In the reader's language: the account's if the address is confirmed, else the sender's. */
const mailInvitation = async (
  tx: Db,
  deps: ServerDeps,
  sender: Account,
  person: PersonRow,
  { role, email, token }: PersonInvitationDraft & { token: string },
): Promise<void> => {
  const [found] = await tx.select().from(users).where(eq(users.email, email))
  const account = found?.emailConfirmedAt ? found : undefined
  const { locale } = account ?? sender
  const link = addressOf(deps)(fill(paths.deskInvitation, { token }))
  const mail = peopleMails[locale].invitation({ role, name: person.name, who: sender.name, link })
  if (account) return mailOwner(tx, deps, account, mail)
  const paragraphs = [greeting(locale, null), ...mail.paragraphs]
  await queueMail(tx, deps, { ...mail, paragraphs, to: email, locale, userId: null })
}

/** Ends the invitation of a person that is open, if one is. The person must be locked. */
export const endOpen = async (tx: Db, person: PersonRow, by: ChangedBy, why: string): Promise<void> => {
  const ended = await tx
    .delete(personInvitations)
    .where(and(eq(personInvitations.personId, person.id), eq(personInvitations.state, 'open')))
    .returning()
  if (ended.length === 0) return
  const subject = { type: 'person', id: person.id } as const
  await audit(tx, { by, action: 'person.invitation_ended', subject, onBehalfOf: person.accountId, why })
}

/** The admin who asks and the person, both locked. */
const lockAsked = async (tx: Db, request: CallerRequest, id: string) => {
  const sender = await lockCaller(tx, callerOf(request).user.id)
  // Their role may have been taken from them since the request came in.
  if (!sender.roles.includes('ROLE_ADMIN')) throw new HttpError('forbidden')
  const person = await lockPerson(tx, id)
  if (!person) throw new HttpError('not_found')
  return { sender, person }
}

/** Who has an account already is invited to another role with that one alone. */
const refuseOther = async (tx: Db, { accountId }: PersonRow, email: string): Promise<void> => {
  if (accountId === null) return
  const [account] = await tx.select().from(users).where(eq(users.id, accountId))
  if (account?.email !== email) throw new HttpError('person_linked')
}

/** Invites someone to be a person by a mail with a link; the invitation before it works no more. Says nothing of who has the address. */
export const sendInvitation = (
  deps: ServerDeps,
  request: CallerRequest,
  id: string,
  draft: PersonInvitationDraft,
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { sender, person } = await lockAsked(tx, request, id)
      await refuseOther(tx, person, draft.email)
      await endOpen(tx, person, by, 'replaced')
      const token = newToken()
      await tx.insert(personInvitations).values({
        ...draft,
        id: randomUUID(),
        personId: id,
        tokenHash: hashOf(token),
        invitedBy: sender.id,
        createdAt: by.at,
        expiresAt: new Date(by.at.getTime() + lives),
      })
      await mailInvitation(tx, deps, sender, person, { ...draft, token })
      const subject = { type: 'person', id } as const
      await audit(tx, { by, action: 'person.invited', subject, onBehalfOf: person.accountId, why: draft.role })
    }),
  )

/** Takes an invitation back: that there is none any more is what was asked for. What was accepted stays so. */
export const takeBackInvitation = (
  { db }: ServerDeps,
  request: CallerRequest,
  id: string,
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { person } = await lockAsked(tx, request, id)
      await endOpen(tx, person, by, 'taken_back')
    }),
  )
