import { and, eq } from 'drizzle-orm'
import { addAtDeskEndpoints, type DeskEntries, type DeskEntriesAdded } from '#contract/entry/addAtDesk'
import type { ShowEntry } from '#contract/entry/desk'
import { sum } from '#contract/shared/money'
import { byCaller, type ChangedBy } from '../../../audit/audit'
import { purchaseRefunds, purchases } from '../../../db/schema'
import type { ServerDeps } from '../../../deps'
import { refuseOwn } from '../../../domain/entry/refuseOwn'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { buyAtDesk } from '../../../domain/purchase/buyAtDesk'
import { markDone } from '../../../domain/purchase/purchaseRefunds'
import { findAnyShow } from '../../../domain/show/findShow'
import type { ShowRow } from '../../../domain/show/showFromRow'
import { callerOf } from '../../../http/auth'
import { HttpError } from '../../../http/httpError'
import { limitOf } from '../../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { findEnterable, loadClassesForDog } from './classesForDog'
import { entryFormPdf } from './entryFormPdf'
import { entriesOfPurchase, loadShowEntry } from './list'

type Ask = DeskEntries & { show: ShowRow; key: string; by: ChangedBy }

/** Adds entries for the owner of a dog, paid at the desk; the answer says what came of them, also when it is asked again. */
const addAtDesk = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  { show, key, by, ...body }: Ask,
): Promise<{ fresh: boolean; added: DeskEntriesAdded }> => {
  const { db } = deps
  const { dog } = await findEnterable(db, body.dog)
  refuseOwn(by, dog.ownerId)
  const entered = { dog, body }
  const { id, fresh } = await buyAtDesk(deps, payments, { show, payerId: dog.ownerId, body, entered, key, by })
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id))
  const { way, reason } = body
  if (!purchase) throw new HttpError('not_found')
  const { number, total, currency } = purchase
  const pieces = sum((body.extras ?? []).map(({ quantity }) => quantity))
  const entries = await entriesOfPurchase(db, id, by.at)
  return { fresh, added: { number, total, currency, way, reason, entries, pieces } }
}

/** Says that what was owed for an entry paid at the desk was given back by hand. Twice is once; no other refund is touched. */
const giveRefund = async ({ db }: ServerDeps, id: string, by: ChangedBy): Promise<ShowEntry> => {
  const [found] = await db
    .select({ refund: purchaseRefunds, userId: purchases.userId })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .where(and(eq(purchaseRefunds.entryId, id), eq(purchases.paidBy, 'desk')))
  if (!found) throw new HttpError('not_found')
  refuseOwn(by, found.userId)
  await markDone(db, found.refund, found.userId, by)
  const shown = await loadShowEntry(db, id, by.at)
  if (!shown) throw new HttpError('not_found')
  return shown
}

/** Entries that the desk adds: what a dog can enter, the entries, the paper that they are written on, and money given back. */
export const addEntryRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  // Each writes rows that stay, and an email to someone else.
  const added = limitOf(deps, 'purchases at the desk by an account', 600, 60 * minute)

  app.route({
    ...routeOf(addAtDeskEndpoints.getClassesForDog),
    handler: async (request) => {
      const { slug, dog } = request.params
      return loadClassesForDog(db, await findAnyShow(db, slug), dog, now())
    },
  })

  app.route({
    ...routeOf(addAtDeskEndpoints.addAtDesk, { disabledByFlag: 'maintenance-mode' }),
    handler: async (request, reply) => {
      await added.consume(callerOf(request).user.id, reply)
      const show = await findAnyShow(db, request.params.slug)
      const wanted = { ...request.body, show, key: request.headers['idempotency-key'], by: byCaller(request, now()) }
      const { fresh, added: answer } = await addAtDesk(deps, payments, wanted)
      return reply.status(fresh ? 201 : 200).send(answer)
    },
  })

  app.route({
    ...routeOf(addAtDeskEndpoints.giveRefund),
    handler: (request) => giveRefund(deps, request.params.id, byCaller(request, now())),
  })

  app.route({
    // Each is drawn again.
    ...routeOf(addAtDeskEndpoints.saveEntryForm),
    ...perNetwork(deps, 'entry forms', 60, tenMinutes),
    handler: async (request, reply) => {
      const show = await findAnyShow(db, request.params.slug)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${show.slug}-entry-form.pdf"`)
        .send(await entryFormPdf(db, show, { locale: request.locale, at: now() }))
    },
  })
}
