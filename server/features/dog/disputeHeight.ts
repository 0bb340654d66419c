import { eq } from 'drizzle-orm'
import type { HeightDispute, KeptMeasurings } from '#contract/dog/measuring'
import { audit, type ChangedBy } from '../../audit/audit'
import { lockDogs } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { dogs, heightDisputes } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { dogRecord } from '../../domain/dog/dogFromRow'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { mailDisputed } from './mailMeasured'
import { disputableNow, readKeptMeasurings } from '../../domain/dog/measuring'
import { lockedMeasurements } from '../../domain/dog/measurements'

/**
 * A keeper disputes the measurement that counts, as they have read it: it counts until someone else has measured. The
 * reason is no part of the audit, which outlives the account. Throws `dispute_closed` where it is another one by now, its
 * time is over, or someone has to measure anyway.
 */
export const disputeHeight = (
  deps: ServerDeps,
  request: CallerRequest,
  slug: string,
  { measurementId, reason }: HeightDispute,
  by: ChangedBy,
): Promise<KeptMeasurings> =>
  withRetry(() =>
    deps.db.transaction(async (tx) => {
      const { id } = await lockCaller(tx, callerOf(request).user.id)
      const [found] = await lockDogs(tx, eq(dogs.slug, slug))
      const dog = authorized(request, 'heightDispute.raise', found, dogRecord)
      const all = await lockedMeasurements(tx, dog)
      const raised = all.find((row) => row.id === measurementId)?.dispute
      // Sent again after a lost answer.
      if (raised?.raisedBy === id && raised.reason === reason) return readKeptMeasurings(tx, dog, { id, at: by.at })
      const settings = await loadSettings(tx)
      const disputed = disputableNow(dog, all, { settings, now: by.at })
      if (disputed?.id !== measurementId) throw new HttpError('dispute_closed')
      await tx.insert(heightDisputes).values({ measurementId, raisedBy: id, reason, raisedAt: by.at })
      await audit(tx, {
        by,
        action: 'dog.height_disputed',
        subject: { type: 'dog', id: dog.id },
        onBehalfOf: dog.ownerId,
        before: { disputed: null },
        after: { disputed: disputed.height },
      })
      await mailDisputed(tx, deps, dog, disputed)
      return readKeptMeasurings(tx, dog, { id, at: by.at })
    }),
  )
