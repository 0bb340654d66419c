import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { ShowResultsQuery } from '../shared/listQueries'
import { ClassParams, SlugParams } from '../shared/params'
import { AtVersion } from '../shared/version'
import {
  Correction,
  DayDraw,
  DeskClasses,
  DrawnDay,
  Disqualification,
  OrderChange,
  OrderSheet,
  ResultSheet,
  TeamNames,
} from './desk'
import { Leagues } from './league'
import { ResultChange } from './result'
import { ClassRuns, DogRuns, LatestRuns, OwnResults, PublishedClasses, ShowResults } from './shown'

export const resultEndpoints = {
  /** The classes of a show with the progress of their running orders and results, for its organisers and judges. */
  getDeskClasses: {
    method: 'GET',
    path: '/desk/shows/:slug/classes',
    action: 'runningOrder.read',
    schema: { params: SlugParams, response: { 200: DeskClasses } },
  },
  getOrderSheet: {
    method: 'GET',
    path: '/desk/shows/:slug/classes/:classId/running-order',
    action: 'runningOrder.read',
    schema: { params: ClassParams, response: { 200: OrderSheet } },
  },
  nameTeams: {
    method: 'PUT',
    path: '/desk/shows/:slug/classes/:classId/teams',
    action: 'runningOrder.change',
    schema: { params: ClassParams, body: TeamNames, response: { 200: OrderSheet } },
    refusals: ['not_found'],
  },
  moveInOrder: {
    method: 'PUT',
    path: '/desk/shows/:slug/classes/:classId/running-order',
    action: 'runningOrder.change',
    schema: {
      params: ClassParams,
      body: z.extend(AtVersion, OrderChange.shape),
      response: { 200: OrderSheet },
    },
    refusals: ['stale', 'order_not_drawn', 'order_incomplete'],
  },
  getResultSheet: {
    method: 'GET',
    path: '/desk/shows/:slug/classes/:classId/results',
    action: 'results.read',
    schema: { params: ClassParams, response: { 200: ResultSheet } },
  },
  saveResults: {
    method: 'PUT',
    path: '/desk/shows/:slug/classes/:classId/results',
    action: 'results.enter',
    schema: { params: ClassParams, body: z.extend(AtVersion, ResultChange.shape), response: { 200: ResultSheet } },
    refusals: ['stale'],
  },
  publishResults: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/results/publication',
    action: 'results.publish',
    schema: { params: ClassParams, body: AtVersion, response: { 200: ResultSheet } },
    refusals: ['stale', 'results_incomplete'],
  },
  /** Takes published results back, with a reason. */
  takeResultsBack: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/results/correction',
    action: 'results.correct',
    schema: { params: ClassParams, body: z.extend(AtVersion, Correction.shape), response: { 200: ResultSheet } },
    refusals: ['stale'],
  },
  /** Disqualifies a dog after its results were published, and publishes them again. */
  disqualify: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/results/disqualification',
    action: 'results.correct',
    schema: { params: ClassParams, body: z.extend(AtVersion, Disqualification.shape), response: { 200: ResultSheet } },
    refusals: ['stale', 'not_found'],
  },
  /** Which running orders and results of a show are published, and those of one class. */
  getPublishedClasses: {
    method: 'GET',
    path: '/shows/:slug/runs',
    action: 'run.read',
    schema: { params: SlugParams, response: { 200: PublishedClasses, 304: z.undefined() } },
  },
  getClassRuns: {
    method: 'GET',
    path: '/shows/:slug/classes/:classId/runs',
    action: 'run.read',
    schema: { params: ClassParams, response: { 200: ClassRuns, 304: z.undefined() } },
  },
  /** The first three of each class of a show, or the entries that match a text; and the caller's own dogs. */
  getShowResults: {
    method: 'GET',
    path: '/shows/:slug/results',
    action: 'run.read',
    schema: { params: SlugParams, querystring: ShowResultsQuery, response: { 200: ShowResults, 304: z.undefined() } },
  },
  getOwnResults: {
    method: 'GET',
    path: '/shows/:slug/own-results',
    action: 'run.listOwn',
    schema: { params: SlugParams, response: { 200: OwnResults } },
  },
  getDogRuns: {
    method: 'GET',
    path: '/dogs/:slug/runs',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: DogRuns } },
  },
  /** The newest runs of the caller's dogs. */
  getLatestRuns: {
    method: 'GET',
    path: '/latest-runs',
    action: 'run.listOwn',
    schema: { response: { 200: LatestRuns } },
  },
  getLeagues: {
    method: 'GET',
    path: '/leagues',
    action: 'league.list',
    schema: { response: { 200: Leagues, 304: z.undefined() } },
  },
  drawOrder: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/running-order',
    action: 'runningOrder.change',
    schema: { params: ClassParams, body: AtVersion, response: { 200: OrderSheet } },
    refusals: ['stale'],
  },
  /** Draws the running orders of all classes of a day that have none published. */
  drawDay: {
    method: 'POST',
    path: '/desk/shows/:slug/running-orders',
    action: 'runningOrder.change',
    schema: { params: SlugParams, body: DayDraw, response: { 200: DrawnDay } },
    refusals: ['stale'],
  },
  publishOrder: {
    method: 'POST',
    path: '/desk/shows/:slug/classes/:classId/running-order/publication',
    action: 'runningOrder.change',
    schema: { params: ClassParams, body: AtVersion, response: { 200: OrderSheet } },
    refusals: ['stale', 'order_not_drawn'],
  },
} as const satisfies Endpoints
