import * as z from 'zod/mini'
import { type Endpoints, noContent, pdf } from '../shared/endpoint'
import { SlugParams, UuidParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import { ClassesForDog, DeskEntries, DeskEntriesAdded } from './addAtDesk'
import { ShowEntry } from './desk'
import { Helper, HelperFacts, ShowHelpers } from './helpers'

const Slug = z.string().check(z.maxLength(200))
const KeyHeader = z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(90)) })

export const addAtDeskEndpoints = {
  getClassesForDog: {
    method: 'GET',
    path: '/desk/shows/:slug/dogs/:dog/classes',
    action: 'showEntry.add',
    schema: { params: z.object({ slug: Slug, dog: Slug }), response: { 200: ClassesForDog } },
  },
  /** POST; the same address lists them. */
  addAtDesk: {
    method: 'POST',
    path: '/desk/shows/:slug/entries',
    action: 'showEntry.add',
    schema: {
      params: SlugParams,
      headers: KeyHeader,
      body: DeskEntries,
      response: { 200: DeskEntriesAdded, 201: DeskEntriesAdded },
    },
    refusals: ['price_changed', 'not_eligible', 'places_gone'],
  },
  giveRefund: {
    method: 'POST',
    path: '/desk/entries/:id/refund',
    action: 'showEntry.refund',
    schema: { params: UuidParams, response: { 200: ShowEntry } },
  },
  saveEntryForm: {
    method: 'GET',
    path: '/desk/shows/:slug/entry-form.pdf',
    action: 'showEntry.read',
    schema: { params: SlugParams, response: pdf },
  },
  getHelpers: {
    method: 'GET',
    path: '/desk/shows/:slug/helpers',
    action: 'helper.read',
    schema: { params: SlugParams, response: { 200: ShowHelpers } },
  },
  saveHelperSheet: {
    method: 'GET',
    path: '/desk/shows/:slug/helpers.pdf',
    action: 'helper.read',
    schema: { params: SlugParams, response: pdf },
  },
  addHelper: {
    method: 'POST',
    path: '/desk/shows/:slug/helpers',
    action: 'helper.change',
    schema: { params: SlugParams, body: HelperFacts, response: { 201: Helper } },
  },
  changeHelper: {
    method: 'PUT',
    path: '/desk/helpers/:id',
    action: 'helper.change',
    schema: { params: UuidParams, body: z.extend(HelperFacts, { version: BaseVersion }), response: { 200: Helper } },
  },
  removeHelper: {
    method: 'DELETE',
    path: '/desk/helpers/:id',
    action: 'helper.change',
    schema: { params: UuidParams, response: noContent },
  },
} as const satisfies Endpoints
