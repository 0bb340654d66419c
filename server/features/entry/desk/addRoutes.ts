import * as z from 'zod/mini'
import { ClassesForDog, DeskEntries, DeskEntriesAdded } from '#contract/entry/addAtDesk'
import { deskEntryPaths } from '#contract/entry/addPaths'
import { ShowEntry } from '#contract/entry/desk'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { limitOf } from '../../../http/limit'
import { minute, perNetwork, tenMinutes } from '../../../http/rateLimits'
import type { Api } from '../../../http/types'
import type { PaymentProvider } from '../../../domain/payment/provider'
import { findAnyShow, ShowSlug } from '../../../domain/show/findShow'
import { addAtDesk } from './addAtDesk'
import { loadClassesForDog } from './classesForDog'
import { entryFormPdf } from './entryFormPdf'
import { giveRefund } from './giveRefund'

const KeyHeader = z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(90)) })
const Slug = z.string().check(z.maxLength(200))

/** Entries that the desk adds: what a dog can enter, the entries, the paper that they are written on, and money given back. */
export const addEntryRoutes = (app: Api, deps: ServerDeps, payments: PaymentProvider): void => {
  const { db, now } = deps
  // Each writes rows that stay, and an email to someone else.
  const added = limitOf(deps, 'purchases at the desk by an account', 600, 60 * minute)

  app.route({
    method: 'GET',
    url: deskEntryPaths.classesForDog,
    config: { action: 'showEntry.add' },
    schema: { params: z.object({ slug: Slug, dog: Slug }), response: { 200: ClassesForDog } },
    handler: async (request) => {
      const { slug, dog } = request.params
      return loadClassesForDog(db, await findAnyShow(db, slug), dog, now())
    },
  })

  app.route({
    method: 'POST',
    url: deskEntryPaths.addEntries,
    config: { action: 'showEntry.add', disabledByFlag: 'maintenance-mode' },
    schema: {
      params: ShowSlug,
      headers: KeyHeader,
      body: DeskEntries,
      response: { 200: DeskEntriesAdded, 201: DeskEntriesAdded },
    },
    handler: async (request, reply) => {
      await added.consume(callerOf(request).user.id, reply)
      const show = await findAnyShow(db, request.params.slug)
      const wanted = { ...request.body, show, key: request.headers['idempotency-key'], by: byCaller(request, now()) }
      const { fresh, added: answer } = await addAtDesk(deps, payments, wanted)
      return reply.status(fresh ? 201 : 200).send(answer)
    },
  })

  app.route({
    method: 'POST',
    url: deskEntryPaths.deskRefund,
    config: { action: 'showEntry.refund' },
    schema: { params: z.object({ id: z.uuid() }), response: { 200: ShowEntry } },
    handler: (request) => giveRefund(deps, request.params.id, byCaller(request, now())),
  })

  app.route({
    method: 'GET',
    url: deskEntryPaths.entryForm,
    // Each is drawn again.
    ...perNetwork(deps, 'entry forms', 60, tenMinutes),
    config: { action: 'showEntry.read' },
    schema: { params: ShowSlug, response: { 200: { content: { 'application/pdf': { schema: z.any() } } } } },
    handler: async (request, reply) => {
      const show = await findAnyShow(db, request.params.slug)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${show.slug}-entry-form.pdf"`)
        .send(await entryFormPdf(db, show, { locale: request.locale, at: now() }))
    },
  })
}
