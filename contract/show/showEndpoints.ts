import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { FewShowsQuery, FittingShowsQuery, ShowsQuery, TownsQuery } from '../shared/listQueries'
import { SlugParams } from '../shared/params'
import { EligibilityCells, FewShows, FittingShows, Show, ShowPlaces, ShowSeason } from './show'
import { Towns } from './town'

export const showEndpoints = {
  getEligibility: {
    method: 'GET',
    path: '/shows/:slug/eligibility',
    action: 'eligibility.read',
    schema: { params: SlugParams, response: { 200: EligibilityCells } },
  },
  /** The shows of a season that have a class for one of the caller's dogs. */
  getFittingShows: {
    method: 'GET',
    path: '/fitting-shows',
    action: 'eligibility.read',
    schema: { querystring: FittingShowsQuery, response: { 200: FittingShows } },
  },
  getShows: {
    method: 'GET',
    path: '/shows',
    action: 'show.list',
    schema: { querystring: ShowsQuery, response: { 200: ShowSeason, 304: z.undefined() } },
  },
  /** The next shows to take place, as the home page has them. */
  getNextShows: {
    method: 'GET',
    path: '/next-shows',
    action: 'show.list',
    schema: { querystring: FewShowsQuery, response: { 200: FewShows, 304: z.undefined() } },
  },
  /** The shows whose entries close next, as a member's dashboard has them. */
  getClosingShows: {
    method: 'GET',
    path: '/closing-shows',
    action: 'show.listClosing',
    schema: { querystring: FewShowsQuery, response: { 200: FewShows } },
  },
  getShow: {
    method: 'GET',
    path: '/shows/:slug',
    action: 'show.read',
    schema: { params: SlugParams, response: { 200: Show } },
  },
  getPlaces: {
    method: 'GET',
    path: '/shows/:slug/places',
    action: 'show.readPlaces',
    schema: { params: SlugParams, response: { 200: ShowPlaces, 304: z.undefined() } },
  },
  /** Places to measure the distance of shows from. */
  findTowns: {
    method: 'GET',
    path: '/towns',
    action: 'town.find',
    schema: { querystring: TownsQuery, response: { 200: Towns } },
  },
} as const satisfies Endpoints
