import * as z from 'zod/mini'
import { csv, type Endpoints, pdf, xlsx } from '../shared/endpoint'
import { ShowEntriesQuery, ShowEntriesSelection } from '../shared/listQueries'
import { SlugParams, UuidParams } from '../shared/params'
import { EntryChoices } from './change'
import {
  DeskMove,
  DeskWithdrawal,
  DeskWithdrawals,
  MailRecipients,
  RestoredEntries,
  SentShowMail,
  SentShowMails,
  ShowEntry,
  ShowEntryCounts,
  ShowEntryPage,
  ShowMail,
  WithdrawnEntries,
  WithdrawnEntry,
} from './desk'

export const deskEntryEndpoints = {
  getShowEntries: {
    method: 'GET',
    path: '/desk/shows/:slug/entries',
    action: 'showEntry.read',
    schema: { params: SlugParams, querystring: ShowEntriesQuery, response: { 200: ShowEntryPage } },
  },
  getEntryCounts: {
    method: 'GET',
    path: '/desk/shows/:slug/entry-counts',
    action: 'showEntry.read',
    schema: { params: SlugParams, response: { 200: ShowEntryCounts } },
  },
  getEntriesTable: {
    method: 'GET',
    path: '/desk/shows/:slug/entries.csv',
    action: 'showEntry.read',
    schema: {
      params: SlugParams,
      querystring: ShowEntriesSelection,
      response: csv,
    },
  },
  getEntriesWorkbook: {
    method: 'GET',
    path: '/desk/shows/:slug/entries.xlsx',
    action: 'showEntry.read',
    schema: {
      params: SlugParams,
      querystring: ShowEntriesSelection,
      response: xlsx,
    },
  },
  saveCatalogue: {
    method: 'GET',
    path: '/desk/shows/:slug/catalogue.pdf',
    action: 'showEntry.read',
    schema: { params: SlugParams, response: pdf },
  },
  withdrawAtDesk: {
    method: 'POST',
    path: '/desk/entries/:id/withdrawal',
    action: 'showEntry.withdraw',
    schema: { params: UuidParams, body: DeskWithdrawal, response: { 200: WithdrawnEntry } },
    refusals: ['withdrawal_closed', 'consequences_changed'],
  },
  withdrawManyAtDesk: {
    method: 'POST',
    path: '/desk/shows/:slug/withdrawals',
    action: 'showEntry.withdraw',
    schema: { params: SlugParams, body: DeskWithdrawals, response: { 200: WithdrawnEntries } },
    refusals: ['consequences_changed'],
  },
  undoWithdrawal: {
    method: 'POST',
    path: '/desk/withdrawals/:id/undo',
    action: 'showEntry.withdraw',
    schema: { params: UuidParams, response: { 200: RestoredEntries } },
    refusals: ['undo_closed'],
  },
  getMoves: {
    method: 'GET',
    path: '/desk/entries/:id/change',
    action: 'showEntry.move',
    schema: { params: UuidParams, response: { 200: EntryChoices } },
  },
  moveAtDesk: {
    method: 'POST',
    path: '/desk/entries/:id/change',
    action: 'showEntry.move',
    schema: { params: UuidParams, body: DeskMove, response: { 200: ShowEntry } },
  },
  getMailRecipients: {
    method: 'GET',
    path: '/desk/shows/:slug/mail-recipients',
    action: 'showMail.read',
    schema: {
      params: SlugParams,
      querystring: z.pick(ShowEntriesSelection, { class: true }),
      response: { 200: MailRecipients },
    },
  },
  getShowMails: {
    method: 'GET',
    path: '/desk/shows/:slug/mails',
    action: 'showMail.read',
    schema: { params: SlugParams, response: { 200: SentShowMails } },
  },
  sendShowMail: {
    method: 'POST',
    path: '/desk/shows/:slug/mails',
    action: 'showMail.send',
    schema: { params: SlugParams, body: ShowMail, response: { 200: SentShowMail } },
    refusals: ['consequences_changed'],
  },
} as const satisfies Endpoints
