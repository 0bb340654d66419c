import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { measuringBars } from './countingHeight'
import { Dog, FciLevel, Gender, Microchip, permanentFlags } from './dog'
import { DogChangeQuote, DogHistory } from './change'
import { limits } from '../shared/limits'
import { LevelMoves, LevelProposal } from './level'
import { Measurings } from './measuring'
import { storable, TypedText, WrittenReason } from '../shared/text'
import { BaseVersion, Version } from '../shared/version'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'

/** What the desk shows of a dog before its page is opened. */
export const DogFound = z.pick(Dog, { slug: true, name: true, kennelClubName: true, breed: true, heightCategory: true })
export type DogFound = z.infer<typeof DogFound>
export const DogsFound = z.array(DogFound)

/** The code of a dog's card is longer than any name. */
export const searchedTextMax = 2000

/** Part of a name, a whole microchip, or the code or address of a dog's card. */
export const DogSearch = z.object({
  text: TypedText.check(z.minLength(limits.dogSearchMin, 'invalid'), z.maxLength(searchedTextMax), storable),
})

/** A dog at the desk. `own`: the reader keeps it, so that someone else has to correct it; `barred`: why they may not measure it. */
export const DeskDog = z.object({
  dog: Dog,
  history: DogHistory,
  own: z.boolean(),
  measuring: addedLater(Measurings, { measurements: [], waits: null, unfit: [] }),
  barred: addedLater(z.nullable(z.enum(measuringBars)), null),
  levels: addedLater(LevelMoves, []),
  /** An earned level that waits for an admin, or a confirmed one whose results were corrected. */
  proposal: addedLater(z.nullable(LevelProposal), null),
})
export type DeskDog = z.infer<typeof DeskDog>

const agreement = {
  /** The dog that was read. */
  version: Version,
  /** The paid entries that will no longer fit the dog, as `consequences_changed` has listed them; none at first. */
  agreed: z.array(z.uuid()).check(z.maxLength(1000)),
}

/** A height in millimetres, as a judge or admin has measured it. */
export const Measurement = z.object({
  height: z
    .number()
    .check(
      z.multipleOf(1, 'one_decimal'),
      z.minimum(limits.heightMinMm, 'height_too_small'),
      z.maximum(limits.heightMaxMm, 'height_too_big'),
    ),
  /** The judge of a show who has measured; without it, the caller has. */
  measuredBy: z.optional(z.object({ show: SlugParams.shape.slug, judge: z.uuid() })),
  ...agreement,
})
export type Measurement = z.infer<typeof Measurement>

/** Permanent flags that were set by mistake and are removed, and why. */
export const FlagCorrection = z.object({
  flags: z.array(z.enum(permanentFlags)).check(z.minLength(1), z.maxLength(permanentFlags.length)),
  reason: WrittenReason,
  ...agreement,
})
export type FlagCorrection = z.infer<typeof FlagCorrection>

/** The right microchip number of a dog, or none, and why the other one was wrong. */
export const MicrochipCorrection = z.object({ microchip: Microchip, reason: WrittenReason, ...agreement })
export type MicrochipCorrection = z.infer<typeof MicrochipCorrection>

/** A dog's papers as the desk has seen them, where its keepers may not correct them, and why. */
export const FactsCorrection = z.object({
  birthDate: z.iso.date(),
  gender: Gender,
  kennelClubGrade: z.int().check(z.minimum(1), z.maximum(7)),
  kennelClubGradeOn: z.nullable(z.iso.date()),
  fciLevel: FciLevel,
  fciLevelOn: z.nullable(z.iso.date()),
  reason: WrittenReason,
  ...agreement,
})
export type FactsCorrection = z.infer<typeof FactsCorrection>

/** What `consequences_changed` says at the desk. */
export const DeskConsequences = z.pick(DogChangeQuote, { unfit: true })
export type DeskConsequences = z.infer<typeof DeskConsequences>

export const deskDogEndpoints = {
  /** Dogs of any account, for judges and admins. */
  findDogs: {
    method: 'GET',
    path: '/desk/dogs',
    action: 'deskDog.read',
    schema: { querystring: DogSearch, response: { 200: DogsFound } },
  },
  getDeskDog: {
    method: 'GET',
    path: '/desk/dogs/:slug',
    action: 'deskDog.read',
    schema: { params: SlugParams, response: { 200: DeskDog } },
  },
  measureDog: {
    method: 'PUT',
    path: '/desk/dogs/:slug/height',
    action: 'deskDog.measure',
    schema: {
      params: SlugParams,
      body: z.object({ ...Measurement.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'household_dog', 'measured_before', 'height_settled', 'consequences_changed', 'stale'],
  },
  correctFlags: {
    method: 'POST',
    path: '/desk/dogs/:slug/corrections',
    action: 'deskDog.correct',
    schema: {
      params: SlugParams,
      body: z.object({ ...FlagCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'stale'],
  },
  correctFacts: {
    method: 'PUT',
    path: '/desk/dogs/:slug/facts',
    action: 'deskDog.correct',
    schema: {
      params: SlugParams,
      body: z.object({ ...FactsCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'consequences_changed', 'stale'],
  },
  correctMicrochip: {
    method: 'PUT',
    path: '/desk/dogs/:slug/microchip',
    action: 'deskDog.correct',
    schema: {
      params: SlugParams,
      body: z.object({ ...MicrochipCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
  },
} as const satisfies Endpoints
