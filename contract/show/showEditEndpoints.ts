import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { SearchText, WrittenReason } from '../shared/text'
import { BaseVersion } from '../shared/version'
import { ShowComparison } from './comparison'
import { ShowConflicts } from './desk'
import { showLimits } from './fieldCodes'
import { EditedShow, FoundPeople, NewShow, SentShow } from './form'
import { ShowHistory } from './history'
import { Show } from './show'

const PeopleQuery = z.object({ text: SearchText })
/** Judges and approvers as they are chosen, before they are saved: their ids with commas between. */
const People = z
  .string()
  .check(z.maxLength(2 * showLimits.peoplePerShow * 37), z.regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/))
const ConflictsQuery = z.object({ people: z.optional(People) })

export const showEditEndpoints = {
  findPeople: {
    method: 'GET',
    path: '/desk/people',
    action: 'person.find',
    schema: { querystring: PeopleQuery, response: { 200: FoundPeople } },
  },
  addShow: {
    method: 'POST',
    path: '/desk/shows',
    action: 'show.add',
    schema: { body: NewShow, response: { 201: EditedShow } },
  },
  /** Writing a show: what is there, and saving it. */
  getEditedShow: {
    method: 'GET',
    path: '/desk/shows/:slug/edit',
    action: 'show.change',
    schema: { params: SlugParams, response: { 200: EditedShow } },
  },
  saveShow: {
    method: 'PUT',
    path: '/desk/shows/:slug',
    action: 'show.change',
    schema: {
      params: SlugParams,
      // `why` is read by approvers and members where the change is a proposal.
      body: z.extend(SentShow, { version: BaseVersion, why: z.optional(WrittenReason) }),
      response: { 200: EditedShow },
    },
    refusals: ['stale', 'show_proposal_open', 'approvers_missing', 'own_show', 'household_show'],
  },
  getShowHistory: {
    method: 'GET',
    path: '/desk/shows/:slug/history',
    action: 'showHistory.read',
    schema: { params: SlugParams, response: { 200: ShowHistory } },
  },
  getShowPreview: {
    method: 'GET',
    path: '/desk/shows/:slug/preview',
    action: 'showPreview.read',
    schema: { params: SlugParams, response: { 200: Show } },
  },
  getShowComparison: {
    method: 'GET',
    path: '/desk/shows/:slug/comparison',
    action: 'showPreview.read',
    schema: { params: SlugParams, response: { 200: ShowComparison } },
  },
  /** Of the people that are named; without any, of those whom the saved show names, and of its classes. */
  getShowConflicts: {
    method: 'GET',
    path: '/desk/shows/:slug/conflicts',
    action: 'show.change',
    schema: { params: SlugParams, querystring: ConflictsQuery, response: { 200: ShowConflicts } },
  },
} as const satisfies Endpoints
