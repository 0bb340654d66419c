import { count, eq, sql } from 'drizzle-orm'
import { isMember } from '#contract/access/caller'
import { audit } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockDogs } from '../../db/locks'
import { dogCards, dogs, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { sharingMails } from '../../messages/sharingMails'
import { firstNameOf } from '../account/firstNameOf'
import { auditedDog } from '../dog/auditedDog'
import type { DogRow } from '../dog/dogFromRow'
import { endHolds } from '../purchase/endHolds'
import { endDogInvitation } from './dogInvitations'
import type { Acceptance, Account, Subject } from './offer'

const save = async (
  tx: Db,
  before: DogRow,
  set: Pick<DogRow, 'ownerId' | 'managerId'> & Partial<Pick<DogRow, 'publicResults'>>,
): Promise<DogRow> => {
  const next = { ...set, version: sql`${dogs.version} + 1` }
  const [after] = await tx.update(dogs).set(next).where(eq(dogs.id, before.id)).returning()
  if (!after) throw new Error('A locked dog was not there')
  return after
}

const addManager = async ({ tx, account, by }: Acceptance, dog: DogRow): Promise<void> => {
  if (dog.retired) throw new HttpError('dog_has_retired')
  const after = await save(tx, dog, { ownerId: dog.ownerId, managerId: account.id })
  const subject = { type: 'dog', id: dog.id } as const
  const states = { before: auditedDog(dog), after: auditedDog(after) }
  await audit(tx, { by, action: 'dog.manager_added', subject, onBehalfOf: dog.ownerId, ...states })
}

const refuseFull = async (tx: Db, ownerId: string): Promise<void> => {
  const [owned] = await tx.select({ total: count() }).from(dogs).where(eq(dogs.ownerId, ownerId))
  if ((owned?.total ?? 0) >= (await loadSettings(tx)).dogsPerMember) throw new HttpError('too_many_dogs')
}

/** The dog goes to another account with its entries and its history; what the former owner shared of it ends. */
const transfer = async ({ tx, deps, account, by }: Acceptance, dog: DogRow, sender: Account): Promise<void> => {
  await refuseFull(tx, account.id)
  const managerId = dog.managerId === account.id ? null : dog.managerId
  // What its results show to everyone is the new owner's to decide.
  const after = await save(tx, dog, { ownerId: account.id, managerId, publicResults: false })
  const shared = (await tx.delete(dogCards).where(eq(dogCards.dogId, dog.id)).returning()).length > 0
  await endHolds(tx, deps, { dog, userId: sender.id }, by)
  const subject = { type: 'dog', id: dog.id } as const
  const states = { before: { ...auditedDog(dog), shared }, after: { ...auditedDog(after), shared: false } }
  await audit(tx, { by, action: 'dog.transferred', subject, onBehalfOf: sender.id, ...states })
  const [manager] = managerId === null ? [] : await tx.select().from(users).where(eq(users.id, managerId))
  const mail = { dog: dog.name, who: firstNameOf(account) }
  if (manager) await mailOwner(tx, deps, manager, sharingMails[manager.locale].newOwner(mail))
}

/** A dog's owner offers to manage it together, or to hand it over. */
export const dogOffer: Subject = {
  lock: (tx, { dogId }) => lockDogs(tx, eq(dogs.id, dogId ?? '')),
  find: async (db, { dogId, kind, state }, sender) => {
    const [dog] = await db
      .select()
      .from(dogs)
      .where(eq(dogs.id, dogId ?? ''))
    if (!dog || (state === 'open' && dog.ownerId !== sender.id)) return undefined
    return {
      about: dog.name,
      from: firstNameOf(sender),
      key: dog.slug,
      isHeldBy: async ({ id }) => (kind === 'owner' ? dog.ownerId : dog.managerId) === id,
      obstacleFor: async (_account, caller) => (isMember(caller) ? null : 'notMember'),
      accept: (acceptance) => (kind === 'owner' ? transfer(acceptance, dog, sender) : addManager(acceptance, dog)),
      decline: (tx, by) => endDogInvitation(tx, dog, by, 'declined'),
    }
  },
}
