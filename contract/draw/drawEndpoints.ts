import * as z from 'zod/mini'
import { type Endpoints, noContent } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { DrawRequest, FairOpeningAnswer, FairOpeningSetting, OwnDraw, PublishedDraw } from './draw'

export const drawEndpoints = {
  /** The draw of a show's first places as it is published. */
  getDraw: {
    method: 'GET',
    path: '/shows/:slug/draw',
    action: 'draw.read',
    schema: { params: SlugParams, response: { 200: PublishedDraw, 304: z.undefined() } },
  },
  /** The caller's part in it. */
  getOwnDraw: {
    method: 'GET',
    path: '/shows/:slug/draw/application',
    action: 'draw.readOwn',
    schema: { params: SlugParams, response: { 200: OwnDraw } },
  },
  applyToDraw: {
    method: 'PUT',
    path: '/shows/:slug/draw/application',
    action: 'draw.apply',
    schema: { params: SlugParams, body: DrawRequest, response: { 200: OwnDraw, 201: OwnDraw } },
    refusals: ['draw_not_open', 'draw_refused', 'dog_in_other_draw', 'too_many_choices'],
  },
  leaveDraw: {
    method: 'DELETE',
    path: '/shows/:slug/draw/application',
    action: 'draw.withdraw',
    schema: { params: SlugParams, response: noContent },
    refusals: ['draw_not_open'],
  },
  /** Whether a show's first places are drawn, for admins. */
  setFairOpening: {
    method: 'PUT',
    path: '/desk/shows/:slug/fair-opening',
    action: 'show.setFairOpening',
    schema: { params: SlugParams, body: FairOpeningSetting, response: { 200: FairOpeningAnswer } },
    refusals: ['fair_opening_fixed', 'show_finished'],
  },
} as const satisfies Endpoints
