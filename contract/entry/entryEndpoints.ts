import { Purchase } from '../purchase/purchase'
import { WithdrawalRequest } from '../purchase/request'
import type { Endpoints } from '../shared/endpoint'
import { IdParams } from '../shared/params'
import { EntryChange, EntryChoices } from './change'
import { Rules } from './rules'

export const entryEndpoints = {
  /** What an entry can become, and making it so. */
  getEntryChoices: {
    method: 'GET',
    path: '/entries/:id/change',
    action: 'entry.change',
    schema: { params: IdParams, response: { 200: EntryChoices } },
  },
  changeEntry: {
    method: 'POST',
    path: '/entries/:id/change',
    action: 'entry.change',
    schema: { params: IdParams, body: EntryChange, response: { 200: Purchase } },
    refusals: ['stale', 'change_refused'],
  },
  /** Keeping an entry that its dog no longer fits, since the club has changed the dog's level. */
  keepEntry: {
    method: 'POST',
    path: '/entries/:id/keeping',
    action: 'entry.keep',
    schema: { params: IdParams, response: { 200: Purchase } },
    refusals: ['keep_refused'],
  },
  getRules: {
    method: 'GET',
    path: '/rules',
    action: 'rules.read',
    schema: { response: { 200: Rules } },
  },
  /** What the member's newest entries said of the day: the default of the next cart. */
  withdrawEntry: {
    method: 'POST',
    path: '/entries/:id/withdrawal',
    action: 'entry.withdraw',
    schema: { params: IdParams, body: WithdrawalRequest, response: { 200: Purchase } },
    refusals: ['consequences_changed'],
  },
} as const satisfies Endpoints
