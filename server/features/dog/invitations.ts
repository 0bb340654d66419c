import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { DogKeepers, InvitationDraft, SentInvitation } from '#contract/dog/keepers'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogInvitations, dogs, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { dogRecord, type DogRow } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailOwner, queueMail } from '../../mail/queueMail'
import { greeting } from '../../messages/greeting'
import { sharingMails } from '../../messages/sharingMails'
import { addressOf } from '../../site/address'
import { hashOf, newToken } from '../../lib/tokens'

export type InvitationRow = typeof dogInvitations.$inferSelect
type Account = typeof users.$inferSelect

const lives = limits.dogInvitationDays * 86_400_000

/** The part of a member's name that others may see. */
export const firstNameOf = ({ name }: Pick<Account, 'name'>): string => name.split(/\s/)[0] ?? name

/** The invitations of a dog that can still be answered. */
export const openOf = (dogId: string, now: Date) =>
  and(eq(dogInvitations.dogId, dogId), eq(dogInvitations.state, 'open'), gt(dogInvitations.expiresAt, now))

const toSent = ({ id, kind, email, expiresAt }: InvitationRow): SentInvitation => ({
  id,
  kind,
  email,
  expiresAt: expiresAt.toISOString(),
})

/** Who looks after a dog, as one of them reads it. */
export const keepersNamed = async (db: Db, dog: DogRow, readerId: string, now: Date): Promise<DogKeepers> => {
  const nameOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.name ?? ''
  const [open] = dog.ownerId === readerId ? await db.select().from(dogInvitations).where(openOf(dog.id, now)) : []
  return {
    owner: await nameOf(dog.ownerId),
    manager: dog.managerId === null ? null : await nameOf(dog.managerId),
    invitation: open ? toSent(open) : null,
  }
}

/** In the reader's language: the account's if the address is confirmed, else the sender's. */
const mailInvitation = async (
  tx: Db,
  deps: ServerDeps,
  sender: Account,
  dog: DogRow,
  { kind, email, token }: InvitationDraft & { token: string },
): Promise<void> => {
  const [found] = await tx.select().from(users).where(eq(users.email, email))
  const account = found?.emailConfirmedAt ? found : undefined
  const { locale } = account ?? sender
  const link = addressOf(deps)(fill(paths.dogInvitation, { token }))
  const mail = sharingMails[locale].invitation({ kind, dog: dog.name, who: firstNameOf(sender), link })
  if (account) return mailOwner(tx, deps, account, mail)
  const paragraphs = [greeting(locale, null), ...mail.paragraphs]
  await queueMail(tx, deps, { ...mail, paragraphs, to: email, locale, userId: null })
}

const refuseUseless = (sender: Account, dog: DogRow, { kind, email }: InvitationDraft): void => {
  if (email === sender.email) throw new HttpError('validation_failed', { email: 'own_email' })
  if (sender.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
  if (kind === 'manager' && dog.managerId !== null) throw new HttpError('dog_has_manager')
  if (kind === 'manager' && dog.retired) throw new HttpError('dog_has_retired')
}

/** Ends the invitation of a dog that is open, if one is. The dog must be locked. */
export const endOpen = async (tx: Db, dog: DogRow, by: ChangedBy, why: string): Promise<void> => {
  const ended = await tx
    .delete(dogInvitations)
    .where(and(eq(dogInvitations.dogId, dog.id), eq(dogInvitations.state, 'open')))
    .returning()
  if (ended.length === 0) return
  const subject = { type: 'dog', id: dog.id } as const
  await audit(tx, { by, action: 'dog.invitation_ended', subject, onBehalfOf: dog.ownerId, why })
}

/** The dog that its owner asks about, locked after them. */
const lockOwn = async (tx: Db, request: CallerRequest, slug: string) => {
  const owner = await lockCaller(tx, callerOf(request).user.id)
  const [found] = await lockDogs(tx, eq(dogs.slug, slug))
  return { owner, dog: authorized(request, 'dogInvitation.send', found, dogRecord) }
}

/** Invites someone by a mail with a link; the invitation before it works no more. Says nothing of who has the address. */
export const sendInvitation = (
  deps: ServerDeps,
  request: CallerRequest,
  slug: string,
  draft: InvitationDraft,
  by: ChangedBy,
): Promise<SentInvitation> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { owner, dog } = await lockOwn(tx, request, slug)
      refuseUseless(owner, dog, draft)
      await endOpen(tx, dog, by, 'replaced')
      const token = newToken()
      const row = {
        ...draft,
        id: randomUUID(),
        dogId: dog.id,
        tokenHash: hashOf(token),
        invitedBy: owner.id,
        state: 'open' as const,
        createdAt: by.at,
        expiresAt: new Date(by.at.getTime() + lives),
      }
      await tx.insert(dogInvitations).values(row)
      await mailInvitation(tx, deps, owner, dog, { ...draft, token })
      const offer = { dog: dog.name, email: draft.email, link: addressOf(deps)(paths.security) }
      if (draft.kind === 'owner') await mailOwner(tx, deps, owner, sharingMails[owner.locale].transferStarted(offer))
      const subject = { type: 'dog', id: dog.id } as const
      await audit(tx, { by, action: 'dog.invitation_sent', subject, onBehalfOf: owner.id, why: draft.kind })
      return toSent(row)
    }),
  )

/** Takes an invitation back: that there is none any more is what was asked for, but one that was accepted stays so. */
export const takeBackInvitation = (
  { db }: ServerDeps,
  request: CallerRequest,
  { slug, id }: { slug: string; id: string },
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { dog } = await lockOwn(tx, request, slug)
      const rows = await tx.select().from(dogInvitations).where(eq(dogInvitations.dogId, dog.id))
      const found = rows.find((row) => row.id === id)
      if (found?.state === 'accepted') throw new HttpError('invitation_spent')
      if (found) await endOpen(tx, dog, by, 'taken_back')
    }),
  )
