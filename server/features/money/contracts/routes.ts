import { settlementEndpoints } from '#contract/money/settlementEndpoints'
import { byCaller } from '../../../audit/audit'
import type { ServerDeps } from '../../../deps'
import { findAnyShow } from '../../../domain/show/findShow'
import { callerOf } from '../../../http/auth'
import { HttpError } from '../../../http/httpError'
import { limitOf } from '../../../http/limit'
import { minute } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { removeContract, reopenContract, saveContract, signContract } from './changeContract'
import { contractPdf } from './contractPdf'
import { documentOf, fileOf, loadJudges } from './loadContracts'

/** Contracts with the judges of a show: recorded, signed, reopened and removed by admins, and printed. */
export const contractRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each writes rows that stay.
  const changes = limitOf(deps, 'changes of contracts by an admin', 600, 60 * minute)
  const whenOn = { disabledByFlag: 'maintenance-mode' } as const

  const wantedOf = async (
    request: Parameters<typeof byCaller>[0],
    { slug, id: judge }: { slug: string; id: string },
  ) => ({ showId: (await findAnyShow(db, slug)).id, judge, by: byCaller(request, now()) })

  app.route({
    ...routeOf(settlementEndpoints.saveContract, whenOn),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      await saveContract(db, await wantedOf(request, request.params), request.body)
      return reply.status(204).send()
    },
  })
  app.route({
    ...routeOf(settlementEndpoints.removeContract, whenOn),
    handler: async (request, reply) => {
      await removeContract(db, await wantedOf(request, request.params))
      return reply.status(204).send()
    },
  })
  app.route({
    ...routeOf(settlementEndpoints.signContract, whenOn),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      await signContract(db, await wantedOf(request, request.params), request.body)
      return reply.status(204).send()
    },
  })
  app.route({
    ...routeOf(settlementEndpoints.reopenContract, whenOn),
    handler: async (request, reply) => {
      await changes.consume(callerOf(request).user.id, reply)
      await reopenContract(db, await wantedOf(request, request.params), request.body)
      return reply.status(204).send()
    },
  })

  app.route({
    ...routeOf(settlementEndpoints.saveContractPdf),
    handler: async ({ params: { slug, id }, query: { language: locale } }, reply) => {
      const show = await findAnyShow(db, slug)
      const judge = (await loadJudges(db, show)).find(({ person }) => person.id === id)
      if (!judge?.contract) throw new HttpError('not_found')
      const document = judge.contract.document ?? (await documentOf(db, show, judge))
      const file = await contractPdf(document, judge.contract, { locale, at: now() })
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileOf(show, judge.person)}-${locale}.pdf"`)
        .send(file)
    },
  })
}
