import * as z from 'zod/mini'
import { AudienceQuery, PageQuery } from '../shared/listQueries'
import { type Endpoints, noContent } from '../shared/endpoint'
import { TokenParams, UuidParams } from '../shared/params'
import {
  AudienceCount,
  Mailing,
  MailingChange,
  MailingPage,
  MailingPreview,
  MailingSchedule,
  MailingTest,
  NewMailing,
} from './mailing'

export const mailingEndpoints = {
  getMailings: {
    method: 'GET',
    path: '/desk/mailings',
    action: 'mailing.read',
    schema: { querystring: PageQuery, response: { 200: MailingPage } },
  },
  addMailing: {
    method: 'POST',
    path: '/desk/mailings',
    action: 'mailing.write',
    schema: { body: NewMailing, response: { 201: Mailing } },
    refusals: ['not_found'],
  },
  countAudience: {
    method: 'GET',
    path: '/desk/mailing-audience',
    action: 'mailing.read',
    schema: { querystring: AudienceQuery, response: { 200: AudienceCount } },
  },
  getMailing: {
    method: 'GET',
    path: '/desk/mailings/:id',
    action: 'mailing.read',
    schema: { params: UuidParams, response: { 200: Mailing } },
  },
  saveMailing: {
    method: 'PUT',
    path: '/desk/mailings/:id',
    action: 'mailing.write',
    schema: { params: UuidParams, body: MailingChange, response: { 200: Mailing } },
    refusals: ['stale', 'mailing_closed'],
  },
  deleteMailing: {
    method: 'DELETE',
    path: '/desk/mailings/:id',
    action: 'mailing.write',
    schema: { params: UuidParams, response: noContent },
    refusals: ['mailing_closed'],
  },
  previewMailing: {
    method: 'GET',
    path: '/desk/mailings/:id/preview',
    action: 'mailing.read',
    schema: { params: UuidParams, response: { 200: MailingPreview } },
  },
  /** The designed form of an email, at an address that works for some minutes. */
  showMailing: {
    method: 'GET',
    path: '/mailing-previews/:token',
    action: 'mailing.show',
    schema: {
      params: TokenParams,
      response: { 200: { content: { 'text/html': { schema: z.string() } } } },
    },
    refusals: ['not_found'],
  },
  /** Sends a draft to the caller's own address. */
  testMailing: {
    method: 'POST',
    path: '/desk/mailings/:id/test',
    action: 'mailing.write',
    schema: { params: UuidParams, body: MailingTest, response: noContent },
    refusals: ['validation_failed', 'email_not_confirmed'],
  },
  scheduleMailing: {
    method: 'POST',
    path: '/desk/mailings/:id/schedule',
    action: 'mailing.send',
    schema: { params: UuidParams, body: MailingSchedule, response: { 200: Mailing } },
    refusals: ['stale', 'mailing_closed', 'consequences_changed'],
  },
  /** Stops what has not left yet. */
  cancelMailing: {
    method: 'POST',
    path: '/desk/mailings/:id/cancel',
    action: 'mailing.send',
    schema: { params: UuidParams, response: { 200: Mailing } },
    refusals: ['mailing_closed'],
  },
} as const satisfies Endpoints
