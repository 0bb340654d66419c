import * as z from 'zod/mini'
import { ShowCancellation } from '#contract/show/desk'
import { limits } from '#contract/shared/limits'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { HttpError } from '../http/httpError'
import { formatsOf } from '../messages/formats'
import { cancelShow as cancel } from '../features/show/desk/cancelShow'
import type { AdminContext } from './addAdmin'

const { counted } = formatsOf('en')

/** Cancels a show. Who had entered gets everything back, by the server’s jobs. */
export const cancelShow = async (db: Db, slug: string, reason: string, { now }: AdminContext): Promise<string> => {
  const { success, data } = z.safeParse(ShowCancellation, { reason })
  if (!success)
    throw new Error(`Give a reason of at least ${limits.reasonMin} characters. Everyone who entered will read it.`)
  try {
    const { entries, members, refunds } = await cancel(db, slug, data.reason, byOperator(now))
    const sums = refunds.map(({ currency, amount }) => `${(amount / 100).toFixed(2)} ${currency}`).join(', ')
    const [paid, owners] = [
      counted(entries, { one: 'paid entry', other: 'paid entries' }),
      counted(members, { one: 'member', other: 'members' }),
    ]
    return `${slug} is cancelled. ${paid} of ${owners} will be refunded: ${sums || 'nothing'}.`
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') throw new Error(`No show with the slug ${slug}.`)
    if (error instanceof HttpError) throw new Error(`${slug} is over, so it can no longer be cancelled.`)
    throw error
  }
}
