import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { DeskShowsQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { AtVersion } from '../shared/version'
import { DeskShow, DeskShowPage, ShowCancellation, ShowRefunds, ShowReturn } from './desk'

export const deskShowEndpoints = {
  returnShow: {
    method: 'POST',
    path: '/desk/shows/:slug/return',
    action: 'show.return',
    schema: { params: SlugParams, body: z.extend(AtVersion, ShowReturn.shape), response: { 200: DeskShow } },
    refusals: ['stale'],
  },
  getDeskShows: {
    method: 'GET',
    path: '/desk/shows',
    action: 'deskShow.list',
    schema: { querystring: DeskShowsQuery, response: { 200: DeskShowPage } },
  },
  getDeskShow: {
    method: 'GET',
    path: '/desk/shows/:slug',
    action: 'deskShow.read',
    schema: { params: SlugParams, response: { 200: DeskShow } },
  },
  getShowRefunds: {
    method: 'GET',
    path: '/desk/shows/:slug/cancellation',
    action: 'show.cancel',
    schema: { params: SlugParams, response: { 200: ShowRefunds } },
  },
  cancelShow: {
    method: 'POST',
    path: '/desk/shows/:slug/cancellation',
    action: 'show.cancel',
    schema: { params: SlugParams, body: ShowCancellation, response: { 200: ShowRefunds } },
    refusals: ['show_finished'],
  },
  submitShow: {
    method: 'POST',
    path: '/desk/shows/:slug/submission',
    action: 'show.submit',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: [
      'stale',
      'show_incomplete',
      'approvers_missing',
      'approvers_too_new',
      'own_show',
      'household_show',
      'judge_declined',
    ],
  },
  recallShow: {
    method: 'POST',
    path: '/desk/shows/:slug/recall',
    action: 'show.recall',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale'],
  },
  agreeToShow: {
    method: 'POST',
    path: '/desk/shows/:slug/agreement',
    action: 'show.agree',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale', 'own_show', 'household_show'],
  },
  publishShow: {
    method: 'POST',
    path: '/desk/shows/:slug/publication',
    action: 'show.publish',
    schema: { params: SlugParams, body: AtVersion, response: { 200: DeskShow } },
    refusals: ['stale', 'judge_declined'],
  },
} as const satisfies Endpoints
