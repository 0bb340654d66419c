import type { Endpoints } from '../shared/endpoint'
import { YearQuery } from '../shared/listQueries'
import { MoneyYear } from './year'

export const yearEndpoints = {
  getMoneyYear: {
    method: 'GET',
    path: '/desk/year',
    action: 'money.read',
    schema: { querystring: YearQuery, response: { 200: MoneyYear } },
  },
} as const satisfies Endpoints
