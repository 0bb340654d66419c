import { noContent, type Endpoints } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import { NewPlanPrice, PlanPrice, PlanPrices } from './planPrices'

export const planPriceEndpoints = {
  getPlanPrices: {
    method: 'GET',
    path: '/desk/plans',
    action: 'plan.price',
    schema: { response: { 200: PlanPrices } },
  },
  addPlanPrice: {
    method: 'POST',
    path: '/desk/plans/prices',
    action: 'plan.price',
    schema: { body: NewPlanPrice, response: { 201: PlanPrice } },
  },
  /** Removes a price that counts from today or later. What was begun to be bought at it keeps its sum. */
  removePlanPrice: {
    method: 'DELETE',
    path: '/desk/plans/prices/:id',
    action: 'plan.price',
    schema: { params: UuidParams, response: noContent },
    refusals: ['not_found', 'price_counts'],
  },
} as const satisfies Endpoints
