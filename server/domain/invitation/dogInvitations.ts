import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { DogRow } from '../dog/dogFromRow'
import { endOpen, toDog } from './invitations'

/** Ends the open invitation to a dog, if there is one. The dog must be locked. */
export const endDogInvitation = async (tx: Db, dog: DogRow, by: ChangedBy, why: string): Promise<void> => {
  if (!(await endOpen(tx, toDog(dog.id)))) return
  const subject = { type: 'dog', id: dog.id } as const
  await audit(tx, { by, action: 'dog.invitation_ended', subject, onBehalfOf: dog.ownerId, why })
}
