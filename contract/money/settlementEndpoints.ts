import * as z from 'zod/mini'
import { csv, noContent, type Endpoints, xlsx } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { NewShowCost, Settlement, ShowCost } from './settlement'

const CostParams = z.object({ ...SlugParams.shape, id: z.uuid() })

export const settlementEndpoints = {
  getSettlement: {
    method: 'GET',
    path: '/desk/shows/:slug/settlement',
    action: 'money.read',
    schema: { params: SlugParams, response: { 200: Settlement } },
  },
  getSettlementTable: {
    method: 'GET',
    path: '/desk/shows/:slug/settlement.csv',
    action: 'money.read',
    schema: { params: SlugParams, response: csv },
  },
  getSettlementWorkbook: {
    method: 'GET',
    path: '/desk/shows/:slug/settlement.xlsx',
    action: 'money.read',
    schema: { params: SlugParams, response: xlsx },
  },
  addShowCost: {
    method: 'POST',
    path: '/desk/shows/:slug/costs',
    action: 'money.book',
    schema: { params: SlugParams, body: NewShowCost, response: { 201: ShowCost } },
    refusals: ['cost_listed'],
  },
  removeShowCost: {
    method: 'DELETE',
    path: '/desk/shows/:slug/costs/:id',
    action: 'money.book',
    schema: { params: CostParams, response: noContent },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
