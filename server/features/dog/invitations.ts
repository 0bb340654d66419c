import { eq } from 'drizzle-orm'
import type { DogInvitationDraft, DogKeepers, SentDogInvitation } from '#contract/dog/keepers'
import type { DogInvitationKind } from '#contract/invitation/invitation'
import { paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, invitations, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { firstNameOf } from '../../domain/account/firstNameOf'
import { dogRecord, type DogRow } from '../../domain/dog/dogFromRow'
import { endDogInvitation } from '../../domain/invitation/dogInvitations'
import { openOf, toDog, type InvitationRow } from '../../domain/invitation/invitations'
import { sendInvitation } from '../../domain/invitation/send'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailOwner } from '../../mail/queueMail'
import { sharingMails } from '../../messages/sharingMails'
import { addressOf } from '../../site/address'

type Account = typeof users.$inferSelect

const toSent = ({ id, kind, email, expiresAt }: InvitationRow): SentDogInvitation => ({
  id,
  kind: kind as DogInvitationKind,
  email,
  expiresAt: expiresAt.toISOString(),
})

/** Who looks after a dog, as one of them reads it. */
export const keepersNamed = async (db: Db, dog: DogRow, readerId: string, now: Date): Promise<DogKeepers> => {
  const nameOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.name ?? ''
  const [open] =
    dog.ownerId === readerId
      ? await db
          .select()
          .from(invitations)
          .where(openOf(toDog(dog.id), now))
      : []
  return {
    owner: await nameOf(dog.ownerId),
    manager: dog.managerId === null ? null : await nameOf(dog.managerId),
    invitation: open ? toSent(open) : null,
  }
}

const refuseUseless = (sender: Account, dog: DogRow, { kind, email }: DogInvitationDraft): void => {
  if (email === sender.email) throw new HttpError('validation_failed', { email: 'own_email' })
  if (sender.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
  if (kind === 'manager' && dog.managerId !== null) throw new HttpError('dog_has_manager')
  if (kind === 'manager' && dog.retired) throw new HttpError('dog_has_retired')
}

/** The dog that its owner asks about, locked after them. */
const lockOwn = async (tx: Db, request: CallerRequest, slug: string) => {
  const owner = await lockCaller(tx, callerOf(request).user.id)
  const [found] = await lockDogs(tx, eq(dogs.slug, slug))
  return { owner, dog: authorized(request, 'dogInvitation.send', found, dogRecord) }
}

/** Invites someone by a mail with a link; the invitation before it works no more. Says nothing of who has the address. */
export const sendDogInvitation = (
  deps: ServerDeps,
  request: CallerRequest,
  slug: string,
  draft: DogInvitationDraft,
  by: ChangedBy,
): Promise<SentDogInvitation> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { owner, dog } = await lockOwn(tx, request, slug)
      refuseUseless(owner, dog, draft)
      await endDogInvitation(tx, dog, by, 'replaced')
      const sent = { ...draft, dogId: dog.id, about: dog.name, from: firstNameOf(owner), sender: owner }
      const row = await sendInvitation(tx, deps, sent, by.at)
      if (!row) throw new Error('A locked dog had an open invitation')
      const offer = { dog: dog.name, email: draft.email, link: addressOf(deps)(paths.security) }
      if (draft.kind === 'owner') await mailOwner(tx, deps, owner, sharingMails[owner.locale].transferStarted(offer))
      const subject = { type: 'dog', id: dog.id } as const
      await audit(tx, { by, action: 'dog.invitation_sent', subject, onBehalfOf: owner.id, why: draft.kind })
      return toSent(row)
    }),
  )

/** Cancels an invitation: that there is none any more is what was asked for, but one that was accepted stays so. */
export const cancelDogInvitation = (
  { db }: ServerDeps,
  request: CallerRequest,
  { slug, id }: { slug: string; id: string },
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { dog } = await lockOwn(tx, request, slug)
      const rows = await tx.select().from(invitations).where(toDog(dog.id))
      const found = rows.find((row) => row.id === id)
      if (found?.state === 'accepted') throw new HttpError('invitation_spent')
      if (found) await endDogInvitation(tx, dog, by, 'taken_back')
    }),
  )
