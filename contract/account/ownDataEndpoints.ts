import * as z from 'zod/mini'
import { csv, type Endpoints, noContent, xlsx } from '../shared/endpoint'
import { DeletionCost, OwnData, OwnDataPart } from './ownData'
import { Reauthentication } from './session'

export const ownDataEndpoints = {
  saveOwnData: {
    method: 'GET',
    path: '/my-data',
    action: 'ownData.read',
    schema: { response: { 200: OwnData } },
  },
  saveOwnTable: {
    method: 'GET',
    path: '/my-data/:part',
    action: 'ownData.read',
    schema: {
      params: z.object({ part: OwnDataPart }),
      response: csv,
    },
  },
  saveOwnWorkbook: {
    method: 'GET',
    path: '/my-data.xlsx',
    action: 'ownData.read',
    schema: { response: xlsx },
  },
  getDeletionCost: {
    method: 'GET',
    path: '/profile/deletion',
    action: 'account.delete',
    schema: { response: { 200: DeletionCost } },
  },
  deleteAccount: {
    method: 'POST',
    path: '/profile/deletion',
    action: 'account.delete',
    schema: { body: Reauthentication, response: noContent },
    refusals: ['only_admin'],
  },
} as const satisfies Endpoints
