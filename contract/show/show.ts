import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { defaultRuleSet, placings } from '../rules/ruleSet'
import { classFormat } from './classFormat'
import { classLevels } from './classLevels'
import { ClassType } from './classType'
import { FairOpening } from '../draw/fairOpening'
import { EarlyPrice } from './earlyPrice'
import { eachShowText } from './fields'
import { ClassHeight } from '../dog/height'
import { ShowRoom } from './placeLimits'
import { Reductions } from './reductions'
import { Currency, MinorUnits } from '../shared/money'
import { PublicProposal } from './proposal'
import { Reason } from '../entry/reason'

/** What a visitor may learn of a show's life; drafts never leave the server. */
export const ShowState = z.enum(['published', 'finished', 'cancelled'])
/** A show's whole life; showLife.ts says what leads from one state to the next. */
export const ShowLifecycle = z.enum(['draft', 'submitted', 'returned', 'approved', ...ShowState.options])
export type ShowLifecycle = z.infer<typeof ShowLifecycle>

const times = {
  state: ShowState,
  timeZone: z.string(),
  entriesOpenAt: z.iso.datetime(),
  entriesCloseAt: z.iso.datetime(),
  /** Null: the first checkout gets the places. */
  fairOpening: addedLater(z.nullable(FairOpening), null),
}
export interface ShowTimes {
  state: z.infer<typeof ShowState>
  timeZone: string
  entriesOpenAt: string
  entriesCloseAt: string
  fairOpening: FairOpening | null
}

/** One competition inside a show. `startTime` is HH:MM in the show's zone; `ruleSet` and `placing` are null where they are those of the show, and of its rules. */
export const ShowClass = z.object({
  id: z.uuid(),
  type: ClassType,
  ring: z.int(),
  date: z.iso.date(),
  startTime: z.string(),
  height: ClassHeight,
  ...classLevels,
  ...classFormat,
  veteran: z.boolean(),
  ruleSet: addedLater(z.nullable(z.string()), null),
  placing: addedLater(z.nullable(z.enum(placings)), null),
  /** What an entry costs now. */
  price: MinorUnits,
  early: EarlyPrice,
  currency: Currency,
  capacity: z.int(),
  placesLeft: z.int(),
  /** Why it was cancelled; null: it is held with its show. */
  cancelReason: addedLater(z.nullable(z.string()), null),
  /** The class of this show that it was merged into when it was cancelled. */
  mergedInto: addedLater(z.nullable(z.uuid()), null),
  /** How many dogs wait for a place; while any does, places that become free are theirs. */
  waiting: addedLater(z.int(), 0),
})
export type ShowClass = z.infer<typeof ShowClass>

export const ShowSummary = z.object({
  slug: z.string(),
  name: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  addressLines: z.array(z.string()),
  ...eachShowText(() => z.string()),
  /** Where it is, in degrees; null where it is unknown. */
  latitude: addedLater(z.nullable(z.number()), null),
  longitude: addedLater(z.nullable(z.number()), null),
  judges: z.array(z.string()),
  heights: z.array(ClassHeight),
  classCount: z.int(),
  ringCount: z.int(),
  capacity: z.int(),
  placesLeft: z.int(),
  ...times,
})
export type ShowSummary = z.infer<typeof ShowSummary>

/** How many shows of a kind the first screens show at most: a few of them, and never all that there are. */
export const fewShows = 10
export const FewShows = z.array(ShowSummary).check(z.maxLength(fewShows))

/** A season is the calendar year in which a show starts, and it is the page of this list: so many shows it may have. */
export const showsPerSeason = 1000
const Season = z.int()

/** The shows of a season, soonest first, and all seasons that have any, the newest first. Unasked: from the season of the next show on. */
export const ShowSeason = z.object({
  season: Season,
  seasons: z.array(Season),
  items: z.array(ShowSummary).check(z.maxLength(showsPerSeason)),
})
export type ShowSeason = z.infer<typeof ShowSeason>

/** Addresses of the shows of a season, or of it and later ones, that have a class for one of the caller's dogs, whether or not they take entries. */
export const FittingShows = z.array(z.string()).check(z.maxLength(showsPerSeason))

/** `refundPercent`: the refunded share of an entry's price when it is withdrawn before entries close; null where it is unknown. */
export const Show = z.object({
  ...ShowSummary.shape,
  /** The key of the rule set of its classes. */
  ruleSet: addedLater(z.string(), defaultRuleSet),
  refundPercent: addedLater(z.nullable(z.int()), null),
  /** Why it was cancelled. */
  cancelReason: addedLater(z.nullable(z.string()), null),
  /** The people of `judges`, in the same order, for their pages; a server of the version before sends none. */
  judgeIds: z.optional(z.array(z.uuid())),
  approvers: z.array(z.string()),
  /** Its limits beside the places of its classes; null: there is none. */
  room: addedLater(z.nullable(ShowRoom), null),
  reductions: Reductions,
  /** A change that its approvers have still to agree to. */
  proposal: addedLater(z.nullable(PublicProposal), null),
  classes: z.array(ShowClass),
})
export type Show = z.infer<typeof Show>

/** What changes of a show's classes while others enter. */
export const ClassPlaces = z.pick(ShowClass, { id: true, price: true, early: true, placesLeft: true, waiting: true })
export type ClassPlaces = z.infer<typeof ClassPlaces>
export const ShowPlaces = z.array(ClassPlaces)

/** One cell of the entering matrix: one dog of the caller against one class. */
export const EligibilityCell = z.object({
  classId: z.uuid(),
  dogId: z.uuid(),
  reasons: z.array(Reason),
  /** They block nothing, but the member should know them. */
  warnings: addedLater(z.array(Reason), []),
})
export type EligibilityCell = z.infer<typeof EligibilityCell>
export const EligibilityCells = z.array(EligibilityCell)
