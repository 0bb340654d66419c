import * as z from 'zod/mini'
import { entryEndpoints } from '#contract/entry/entryEndpoints'
import { byCaller } from '../../audit/audit'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { limitOf } from '../../http/limit'
import { minute } from '../../http/rateLimits'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'
import type { PaymentProvider } from '../../domain/payment/provider'
import { authorizedEntry, changeEntry } from '../../domain/entry/changeEntry'
import { loadEntryChoices } from '../../domain/entry/entryChoices'
import { findEntry } from '../../domain/entry/findEntry'
import { loadPurchase } from '../../domain/purchase/load'
import { keepEntry } from './keepEntry'

const knownId = (id: string): string => {
  if (!z.safeParse(z.uuid(), id).success) throw new HttpError('not_found')
  return id
}

/** Changing or keeping an entry that is paid. */
export const changeRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  // Each sends a mail, and leaves a row.
  const changes = limitOf(deps, 'entry changes of an account', 60, 60 * minute)

  const purchaseOf = async (request: CallerRequest, id: string) => {
    const found = await loadPurchase({ db, payments, now: now() }, id)
    return authorized(request, 'purchase.read', found, ({ owner, purchase }) => ({ owner, state: purchase.status }))
      .purchase
  }

  app.route({
    ...routeOf(entryEndpoints.getEntryChoices),
    handler: async (request) => {
      const found = authorizedEntry(request, await findEntry(db, knownId(request.params.id)), now())
      return loadEntryChoices(db, { found, payer: callerOf(request).user, changedBy: 'member' }, now())
    },
  })

  app.route({
    ...routeOf(entryEndpoints.changeEntry),
    handler: async (request, reply) => {
      const id = knownId(request.params.id)
      await changes.consume(callerOf(request).user.id, reply)
      return purchaseOf(
        request,
        await changeEntry(deps, request, { ...request.body, id, by: byCaller(request, now()) }),
      )
    },
  })

  app.route({
    ...routeOf(entryEndpoints.keepEntry),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      return purchaseOf(request, await keepEntry(deps, request, knownId(request.params.id), byCaller(request, now())))
    },
  })
}
