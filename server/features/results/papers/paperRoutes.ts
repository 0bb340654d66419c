import { paperEndpoints, type PaperKind } from '#contract/results/papers'
import type { ServerDeps } from '../../../deps'
import { findWorked, workedFacts } from '../../../domain/show/deskShow'
import { findAnyShow } from '../../../domain/show/findShow'
import { authorized, callerFacts } from '../../../http/authorize'
import { HttpError } from '../../../http/httpError'
import { perNetwork, tenMinutes } from '../../../http/rateLimits'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { certificatesPdf } from './certificatesPdf'
import { loadClassesOnPaper, type ClassOnPaper, type PaperAbout } from './classesOnPaper'
import { labelsPdf } from './labelsPdf'
import { prizesPdf } from './prizesPdf'
import { resultsPdf } from './resultsPdf'
import { scoreSheetsPdf } from './scoreSheetsPdf'

const papers: Record<PaperKind, (found: readonly ClassOnPaper[], about: PaperAbout) => Promise<Buffer>> = {
  results: resultsPdf,
  prizes: prizesPdf,
  labels: labelsPdf,
}

const attachment = (slug: string, what: string) => `attachment; filename="${slug}-${what}.pdf"`

/** What is printed for a show: by admins, and what judges need at the ring by those who work on it. */
export const paperRoutes = (app: Api, deps: ServerDeps): void => {
  const { db, now } = deps
  // Each is drawn again.
  const limited = perNetwork(deps, 'papers', 60, tenMinutes)

  app.route({
    ...routeOf(paperEndpoints.savePapers),
    ...limited,
    handler: async ({ params: { slug }, query, locale }, reply) => {
      const show = await findAnyShow(db, slug)
      const found = await loadClassesOnPaper(db, show, query.class)
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(slug, query.kind))
        .send(await papers[query.kind](found, { show, locale, at: now() }))
    },
  })

  app.route({
    ...routeOf(paperEndpoints.saveCertificates),
    ...limited,
    handler: async ({ params: { slug, classId }, locale }, reply) => {
      const show = await findAnyShow(db, slug)
      const [of] = await loadClassesOnPaper(db, show, classId)
      if (!of) throw new HttpError('not_found')
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(slug, 'certificates'))
        .send(await certificatesPdf(of, { show, locale, at: now() }))
    },
  })

  app.route({
    ...routeOf(paperEndpoints.saveScoreSheets),
    ...limited,
    handler: async (request, reply) => {
      const { slug } = request.params
      const worked = await findWorked(db, slug)
      const { row: show } = authorized(request, 'runningOrder.read', worked, workedFacts(callerFacts(request)))
      const found = await loadClassesOnPaper(db, show, request.query.class)
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(slug, 'score-sheets'))
        .send(await scoreSheetsPdf(found, { show, locale: request.locale, at: now() }))
    },
  })
}
