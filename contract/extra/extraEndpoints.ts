import * as z from 'zod/mini'
import { DeskWithdrawal } from '../entry/desk'
import { Purchase } from '../purchase/purchase'
import { WithdrawalRequest } from '../purchase/request'
import { csv, noContent, xlsx, type Endpoints } from '../shared/endpoint'
import { DeskKeyHeader } from '../shared/idempotencyKey'
import { SlugParams, UuidParams } from '../shared/params'
import {
  DeskExtra,
  DeskExtras,
  ExtraBuyers,
  ExtraChange,
  ExtraForm,
  OfficeExtras,
  OfficeSale,
  OfficeSold,
  ShowExtras,
} from './extra'

const ExtraParams = z.object({ ...SlugParams.shape, id: z.uuid() })

export const extraEndpoints = {
  /** What a show sells besides entries. */
  getShowExtras: {
    method: 'GET',
    path: '/shows/:slug/extras',
    action: 'show.readExtras',
    schema: { params: SlugParams, response: { 200: ShowExtras } },
  },
  withdrawExtra: {
    method: 'POST',
    path: '/extras/:id/withdrawal',
    action: 'extra.withdraw',
    schema: { params: UuidParams, body: WithdrawalRequest, response: { 200: Purchase } },
    refusals: ['consequences_changed'],
  },
} as const satisfies Endpoints

export const deskExtraEndpoints = {
  getDeskExtras: {
    method: 'GET',
    path: '/desk/shows/:slug/extras',
    action: 'showExtra.read',
    schema: { params: SlugParams, response: { 200: DeskExtras } },
  },
  addExtra: {
    method: 'POST',
    path: '/desk/shows/:slug/extras',
    action: 'showExtra.change',
    schema: { params: SlugParams, body: ExtraForm, response: { 201: DeskExtra } },
  },
  changeExtra: {
    method: 'PUT',
    path: '/desk/shows/:slug/extras/:id',
    action: 'showExtra.change',
    schema: { params: ExtraParams, body: ExtraChange, response: { 200: DeskExtra } },
    refusals: ['stale'],
  },
  deleteExtra: {
    method: 'DELETE',
    path: '/desk/shows/:slug/extras/:id',
    action: 'showExtra.change',
    schema: { params: ExtraParams, response: noContent },
    refusals: ['extra_sold'],
  },
  getExtraBuyers: {
    method: 'GET',
    path: '/desk/shows/:slug/extras/:id/buyers',
    action: 'showExtra.read',
    schema: { params: ExtraParams, response: { 200: ExtraBuyers } },
  },
  withdrawExtraAtDesk: {
    method: 'POST',
    path: '/desk/extras/:id/withdrawal',
    action: 'showExtra.withdraw',
    schema: { params: UuidParams, body: DeskWithdrawal, response: noContent },
    refusals: ['withdrawal_closed', 'consequences_changed', 'own_account'],
  },
  getExtrasForMember: {
    method: 'GET',
    path: '/desk/shows/:slug/members/:id/extras',
    action: 'showExtra.sell',
    schema: { params: ExtraParams, response: { 200: OfficeExtras } },
  },
  /** Safe to repeat: the same key with the same sale sells nothing twice. */
  sellExtras: {
    method: 'POST',
    path: '/desk/shows/:slug/extra-sales',
    action: 'showExtra.sell',
    schema: {
      params: SlugParams,
      headers: DeskKeyHeader,
      body: OfficeSale,
      response: { 200: OfficeSold, 201: OfficeSold },
    },
    refusals: ['price_changed', 'not_eligible', 'places_gone', 'own_account'],
  },
  getExtrasTable: {
    method: 'GET',
    path: '/desk/shows/:slug/extras.csv',
    action: 'showExtra.read',
    schema: { params: SlugParams, response: csv },
  },
  getExtrasWorkbook: {
    method: 'GET',
    path: '/desk/shows/:slug/extras.xlsx',
    action: 'showExtra.read',
    schema: { params: SlugParams, response: xlsx },
  },
} as const satisfies Endpoints
