import type { Endpoints } from '../shared/endpoint'
import { PageQuery } from '../shared/listQueries'
import { IdParams } from '../shared/params'
import { AtVersion } from '../shared/version'
import { DeskDiscount, DeskDiscountPage, NewDiscount } from './deskDiscounts'

export const discountEndpoints = {
  /** Discount codes, for admins. */
  getDiscounts: {
    method: 'GET',
    path: '/desk/discounts',
    action: 'discount.manage',
    schema: { querystring: PageQuery, response: { 200: DeskDiscountPage } },
  },
  addDiscount: {
    method: 'POST',
    path: '/desk/discounts',
    action: 'discount.manage',
    schema: { body: NewDiscount, response: { 201: DeskDiscount } },
  },
  endDiscount: {
    method: 'POST',
    path: '/desk/discounts/:id/end',
    action: 'discount.manage',
    schema: { params: IdParams, body: AtVersion, response: { 200: DeskDiscount } },
    refusals: ['stale'],
  },
} as const satisfies Endpoints
