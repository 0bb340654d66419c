import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { people } from '../../db/schema'
import { endOpen, toPerson } from './invitations'

/** Ends the open invitation to a person named by shows, if there is one. The person must be locked. */
export const endPersonInvitation = async (
  tx: Db,
  { id, accountId }: typeof people.$inferSelect,
  by: ChangedBy,
  why: string,
): Promise<void> => {
  if (!(await endOpen(tx, toPerson(id)))) return
  const subject = { type: 'person', id } as const
  await audit(tx, { by, action: 'person.invitation_ended', subject, onBehalfOf: accountId, why })
}
