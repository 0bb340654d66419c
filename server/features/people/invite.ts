import { eq } from 'drizzle-orm'
import type { PersonInvitationDraft } from '#contract/people/people'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPerson } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { endPersonInvitation } from '../../domain/invitation/personInvitations'
import { sendInvitation } from '../../domain/invitation/send'
import { callerOf } from '../../http/auth'
import type { CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import type { PersonRow } from './person'

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

/** Invites someone to be a person by an email with a link; the invitation before it works no more. */
export const sendPersonInvitation = (
  deps: ServerDeps,
  request: CallerRequest,
  id: string,
  { role, email }: PersonInvitationDraft,
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { sender, person } = await lockAsked(tx, request, id)
      await refuseOther(tx, person, email)
      await endPersonInvitation(tx, person, by, 'replaced')
      const sent = { kind: role, email, personId: id, about: person.name, from: sender.name, sender }
      if (!(await sendInvitation(tx, deps, sent, by.at))) throw new Error('A locked person had an open invitation')
      const subject = { type: 'person', id } as const
      await audit(tx, { by, action: 'person.invited', subject, onBehalfOf: person.accountId, why: role })
    }),
  )

/** Cancels an invitation: that there is none any more is what was asked for. One that was accepted stays so. */
export const cancelPersonInvitation = (
  { db }: ServerDeps,
  request: CallerRequest,
  id: string,
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      const { person } = await lockAsked(tx, request, id)
      await endPersonInvitation(tx, person, by, 'taken_back')
    }),
  )
