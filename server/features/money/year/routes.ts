import { yearEndpoints } from '#contract/money/yearEndpoints'
import type { ServerDeps } from '../../../deps'
import { routeOf } from '../../../http/routeOf'
import type { Api } from '../../../http/types'
import { loadYear } from './loadYear'

/** A calendar year in numbers: members, memberships, entries and income by month. */
export const yearRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({ ...routeOf(yearEndpoints.getMoneyYear), handler: ({ query }) => loadYear(db, query, now()) })
}
