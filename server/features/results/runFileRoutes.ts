import { runFileEndpoints } from '#contract/results/runFileEndpoints'
import type { RunFileQuery } from '#contract/shared/listQueries'
import type { Locale } from '#contract/shared/locales'
import type { ServerDeps } from '../../deps'
import { findAnyShow } from '../../domain/show/findShow'
import { routeOf } from '../../http/routeOf'
import { sendCsv, sendXlsx } from '../../http/tables'
import type { Api } from '../../http/types'
import { runsTable } from './runsTable'

/** Running orders and results as files: a table for other programs, a workbook for people. */
export const runFileRoutes = (app: Api, { db }: ServerDeps): void => {
  const tableOf = async (slug: string, query: RunFileQuery, locale: Locale) =>
    runsTable(db, await findAnyShow(db, slug), query, locale)

  app.route({
    ...routeOf(runFileEndpoints.getRunsTable),
    handler: async ({ params, query, locale }, reply) =>
      sendCsv(reply, `${params.slug}-${query.kind}`, await tableOf(params.slug, query, locale), locale),
  })

  app.route({
    ...routeOf(runFileEndpoints.getRunsWorkbook),
    handler: async ({ params, query, locale }, reply) =>
      sendXlsx(reply, `${params.slug}-${query.kind}`, [await tableOf(params.slug, query, locale)]),
  })
}
