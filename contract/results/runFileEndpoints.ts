import { csv, type Endpoints, xlsx } from '../shared/endpoint'
import { RunFileQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'

/** Running orders and results of a show, or of one class, as files for admins: they hold microchip numbers and juniors' names. */
export const runFileEndpoints = {
  getRunsTable: {
    method: 'GET',
    path: '/desk/shows/:slug/runs.csv',
    action: 'showEntry.read',
    schema: { params: SlugParams, querystring: RunFileQuery, response: csv },
  },
  getRunsWorkbook: {
    method: 'GET',
    path: '/desk/shows/:slug/runs.xlsx',
    action: 'showEntry.read',
    schema: { params: SlugParams, querystring: RunFileQuery, response: xlsx },
  },
} as const satisfies Endpoints
