import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { entryWays } from '../payment/deskWays'
import { Dog } from '../dog/dog'
import { Currency, MinorUnits } from '../shared/money'
import { ExtraRequests } from '../extra/cartExtra'
import { OfficeExtra } from '../extra/extra'
import { Reason } from './reason'
import { ShowClass } from '../show/show'
import { ShowEntry } from './desk'
import { OptionalName, OptionalPhone, WrittenReason } from '../shared/text'
import { type Endpoints, noContent, pdf } from '../shared/endpoint'
import { DeskKeyHeader } from '../shared/idempotencyKey'
import { SlugParams, UuidParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import { Helper, HelperFacts, ShowHelpers } from './helpers'

const cell = { ...ShowClass.shape, reasons: z.array(Reason), warnings: z.array(Reason) }

/** A dog at the desk of a show: whose it is, and each class with its price and every reason against it. */
export const ClassesForDog = z.object({
  dog: z.pick(Dog, { slug: true, name: true, kennelClubName: true, breed: true, heightCategory: true }),
  memberName: z.string(),
  /** The owner's account. */
  memberId: addedLater(z.nullable(z.uuid()), null),
  currency: Currency,
  classes: z.array(z.object(cell)),
  /** What the show sells besides, to the owner of the dog. */
  extras: addedLater(z.array(OfficeExtra), []),
})
export type ClassesForDog = z.infer<typeof ClassesForDog>

const classesMost = 20

/** Entries that the desk adds for the owner of a dog, with extras if wanted. `expectedPrice`: the sum of the prices that the desk saw, also of what is free. */
export const DeskEntries = z
  .object({
    dog: z.string().check(z.minLength(1), z.maxLength(200)),
    classIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(classesMost)),
    expectedPrice: MinorUnits,
    way: z.enum(entryWays),
    reason: WrittenReason,
    /** The handler, if not the dog's owner, and the phone number on the day; empty texts mean none. */
    handlerName: OptionalName,
    phone: OptionalPhone,
    /** A junior runs the dog: the name is for the organisers alone. */
    isJunior: addedLater(z.boolean(), false),
    /** Left out where there are none, so that the request is that of the version before. */
    extras: z.optional(ExtraRequests),
  })
  .check(
    z.refine(({ isJunior, handlerName }) => !isJunior || handlerName !== '', {
      path: ['handlerName'],
      error: 'required',
    }),
  )
export type DeskEntries = z.infer<typeof DeskEntries>

/** What came of them: the purchase's number, what was to be paid at the desk, how and why, and the entries. */
export const DeskEntriesAdded = z.object({
  number: z.int(),
  total: MinorUnits,
  currency: Currency,
  way: z.enum(entryWays),
  reason: z.string(),
  entries: z.array(ShowEntry),
  /** How many pieces of extras were sold with them. */
  pieces: addedLater(z.int(), 0),
})
export type DeskEntriesAdded = z.infer<typeof DeskEntriesAdded>

const Slug = z.string().check(z.maxLength(200))

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
      headers: DeskKeyHeader,
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
