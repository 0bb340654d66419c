import { eq, inArray, sql } from 'drizzle-orm'
import { audit, type ChangedBy } from '../../audit/audit'
import { lockDogs, lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { dogRecord, keepersOf } from '../../domain/dog/dogFromRow'
import { firstNameOf } from '../../domain/account/firstNameOf'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { mailOwner } from '../../mail/queueMail'
import { sharingMails } from '../../messages/sharingMails'
import type { PaymentProvider } from '../../domain/payment/provider'
import { endHolds } from '../../domain/purchase/endHolds'

/**
 * Ends the management of a dog, by its owner or by the manager; an email informs the other. What the manager has paid
 * for stays. Without a manager nothing changes.
 */
export const endManagement = (
  deps: ServerDeps & { payments: PaymentProvider },
  request: CallerRequest,
  slug: string,
  by: ChangedBy,
): Promise<void> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const [seen] = await tx.select().from(dogs).where(eq(dogs.slug, slug))
      const before = authorized(request, 'dogManager.end', seen, dogRecord)
      const accounts = await lockUsers(tx, inArray(users.id, keepersOf(before)))
      const [locked] = await lockDogs(tx, eq(dogs.id, before.id))
      const dog = authorized(request, 'dogManager.end', locked, dogRecord)
      const owner = accounts.find(({ id }) => id === dog.ownerId)
      const manager = accounts.find(({ id }) => id === dog.managerId)
      if (dog.managerId === null) return
      // Between the look and the locks the dog went to someone else: it is looked at again.
      if (!owner || !manager) throw new HttpError('stale')
      await tx
        .update(dogs)
        .set({ managerId: null, version: sql`${dogs.version} + 1` })
        .where(eq(dogs.id, dog.id))
      await endHolds(tx, deps, { dog, userId: manager.id }, by)
      const subject = { type: 'dog', id: dog.id } as const
      const states = { before: { managerId: manager.id }, after: { managerId: null } }
      await audit(tx, { by, action: 'dog.manager_removed', subject, onBehalfOf: owner.id, ...states })
      const isOwner = callerOf(request).user.id === owner.id
      const mail = { dog: dog.name, who: firstNameOf(isOwner ? owner : manager) }
      if (isOwner) await mailOwner(tx, deps, manager, sharingMails[manager.locale].managerRemoved(mail))
      else await mailOwner(tx, deps, owner, sharingMails[owner.locale].managerLeft(mail))
    }),
  )
