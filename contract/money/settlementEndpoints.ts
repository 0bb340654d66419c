import * as z from 'zod/mini'
import { csv, noContent, pdf, type Endpoints, xlsx } from '../shared/endpoint'
import { LanguageQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { ContractReopening, ContractSignature, ContractTerms } from './judgeContract'
import { NewShowCost, Settlement, ShowCost } from './settlement'

/** Of a cost, or of the judge of a contract. */
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
  /** Records what is agreed with a judge of a show, or changes it before it is signed. */
  saveContract: {
    method: 'PUT',
    path: '/desk/shows/:slug/contracts/:id',
    action: 'contract.change',
    schema: { params: CostParams, body: ContractTerms, response: noContent },
    refusals: ['stale', 'not_found', 'contract_signed', 'cost_listed', 'own_account'],
  },
  removeContract: {
    method: 'DELETE',
    path: '/desk/shows/:slug/contracts/:id',
    action: 'contract.change',
    schema: { params: CostParams, response: noContent },
    refusals: ['not_found', 'contract_signed', 'own_account'],
  },
  signContract: {
    method: 'POST',
    path: '/desk/shows/:slug/contracts/:id/signature',
    action: 'contract.change',
    schema: { params: CostParams, body: ContractSignature, response: noContent },
    refusals: ['stale', 'not_found', 'contract_signed', 'own_account'],
  },
  /** Makes a signed contract a draft again. */
  reopenContract: {
    method: 'POST',
    path: '/desk/shows/:slug/contracts/:id/reopening',
    action: 'contract.change',
    schema: { params: CostParams, body: ContractReopening, response: noContent },
    refusals: ['stale', 'not_found', 'own_account'],
  },
  /** The contract to print and sign, in one language. */
  saveContractPdf: {
    method: 'GET',
    path: '/desk/shows/:slug/contracts/:id/contract.pdf',
    action: 'money.read',
    schema: { params: CostParams, querystring: LanguageQuery, response: pdf },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
