import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { CompetitorNumber } from '../entry/competitorNumber'
import { classFormat } from '../show/classFormat'
import { ClassType } from '../show/classType'
import { ClassHeight, HeightCategory } from '../dog/height'
import { ResultDifference } from './correction'
import { formerRules, SheetRules } from './sheetRules'
import { grades } from '../rules/scoring'
import { rounds } from './score'
import { promotions } from '../dog/level'
import { outcomes } from './result'

/** What a visitor can read of a show's classes; a class of which nothing is published is left out. */
export const PublishedClass = z.object({
  classId: z.uuid(),
  /** How often its running order was published; null: it was not. */
  orderRevision: z.nullable(z.int()),
  hasResults: z.boolean(),
  /** The picture of its course, once it has run. */
  course: addedLater(z.nullable(z.object({ picture: z.string(), width: z.int(), height: z.int() })), null),
})
export const PublishedClasses = z.array(PublishedClass)
export type PublishedClass = z.infer<typeof PublishedClass>

/** `handler` is null for a junior and for a deleted account. */
const Runner = {
  dogName: z.string(),
  number: CompetitorNumber,
  handler: z.nullable(z.string()),
  notForCompetition: z.boolean(),
  /** The name of its team; empty: it has none. */
  team: addedLater(z.string(), ''),
}

export const PublishedOrder = z.object({
  /** 1 is the first that was published. */
  revision: z.int(),
  publishedAt: z.iso.datetime(),
  /** The seed and the ids repeat the draw: HMAC-SHA256(seed, id), the lowest first. */
  seed: z.string(),
  runs: z.array(z.object({ entryId: z.uuid(), ...Runner })),
})
export type PublishedOrder = z.infer<typeof PublishedOrder>

const scores = {
  /** Height category and level of that day, by the rules of the class. */
  height: addedLater(HeightCategory, 'not_measured'),
  level: addedLater(z.int(), 0),
  outcome: z.enum(outcomes),
  /** That of its team, where teams run. */
  place: z.nullable(z.int()),
  faults: z.int(),
  refusals: z.int(),
  /** Hundredths, all four. */
  time: z.nullable(z.int()),
  courseFaults: addedLater(z.nullable(z.int()), null),
  timeFaults: z.nullable(z.int()),
  total: z.nullable(z.int()),
  points: addedLater(z.nullable(z.int()), null),
  round: z.enum(rounds),
  /** Then it counts as eliminated; why, the desk alone reads. */
  disqualified: addedLater(z.boolean(), false),
  grade: z.nullable(z.enum(grades)),
}
export const PublishedRow = z.object({ entryId: z.uuid(), ...Runner, ...scores })
export type PublishedRow = z.infer<typeof PublishedRow>

/** A correction of published results: when they were unpublished, why, and what the next publication changed. */
export const PublishedCorrection = z.object({
  at: z.iso.datetime(),
  /** Null where it was about someone whose account has been deleted. */
  reason: z.nullable(z.string()),
  changes: z.array(ResultDifference),
})
export type PublishedCorrection = z.infer<typeof PublishedCorrection>

export const PublishedResults = z.object({
  publishedAt: z.iso.datetime(),
  /** They were published before, unpublished and corrected. */
  isCorrected: z.boolean(),
  /** Oldest first; those from before they were recorded are missing. */
  corrections: addedLater(z.array(PublishedCorrection), []),
  /** Null in a class whose runs are compared with none. */
  courseTime: z.nullable(z.int()),
  courseLength: z.nullable(z.int()),
  /** A longer run is eliminated; null: there is none. */
  maximumTime: addedLater(z.nullable(z.int()), null),
  rules: addedLater(SheetRules, formerRules),
  rows: z.array(PublishedRow),
})
export type PublishedResults = z.infer<typeof PublishedResults>

/** What a dog has in all rounds of a combined result. Sums are null where it has no place; faults and times are hundredths. */
export const CombinedRow = z.object({
  entryId: z.uuid(),
  ...Runner,
  height: HeightCategory,
  level: z.int(),
  place: z.nullable(z.int()),
  total: z.nullable(z.int()),
  points: z.nullable(z.int()),
  time: z.nullable(z.int()),
  /** How each round ended, in the order in which they are held. */
  rounds: z.array(z.pick(z.object(scores), { round: true, time: true, total: true, points: true })),
})
export type CombinedRow = z.infer<typeof CombinedRow>

/** The result of the rounds that a show combines under a name; `rows` is null until all of them are published. */
export const CombinedResult = z.object({
  name: z.string(),
  classIds: z.array(z.uuid()),
  rules: SheetRules,
  rows: z.nullable(z.array(CombinedRow)),
})
export type CombinedResult = z.infer<typeof CombinedResult>

export const ClassRuns = z.object({
  classId: z.uuid(),
  order: z.nullable(PublishedOrder),
  results: z.nullable(PublishedResults),
  combined: addedLater(z.nullable(CombinedResult), null),
})
export type ClassRuns = z.infer<typeof ClassRuns>

/** The number of places on a podium where the rules award none. */
export const podiumPlaces = 3
/** So many rows a search of a show's results finds at most. */
export const mostFoundResults = 200

/** The published results of a show, class by class: those on the podium, or those that a search has found. */
export const ShowResults = z.array(
  z.object({
    classId: z.uuid(),
    /** How many results the class has. */
    count: z.int(),
    rules: addedLater(SheetRules, formerRules),
    rows: z.array(PublishedRow),
  }),
)
export type ShowResults = z.infer<typeof ShowResults>

/** A run of a dog, as it was published; `placed`: how many have a place in the class. */
export const DogRun = z.object({
  entryId: z.uuid(),
  dogName: z.string(),
  dogSlug: z.string(),
  showSlug: z.string(),
  showName: z.string(),
  date: z.iso.date(),
  type: ClassType,
  height: ClassHeight,
  notForCompetition: z.boolean(),
  /** The dog's Nexus level on that day. */
  rank: z.int(),
  place: z.nullable(z.int()),
  time: z.nullable(z.int()),
  total: z.nullable(z.int()),
  points: addedLater(z.nullable(z.int()), null),
  round: z.enum(rounds),
  kind: classFormat.kind,
})
export type DogRun = z.infer<typeof DogRun>

/** So many runs of a dog are shown at most, the newest; its clear rounds are counted over all of them. */
export const mostDogRuns = 100

export const DogRuns = z.object({
  runs: z.array(DogRun).check(z.maxLength(mostDogRuns)),
  /** What becomes of a level that is earned. */
  promotion: addedLater(z.enum(promotions), 'never'),
  moveUp: z.object({ clearRounds: z.int(), agilityRounds: z.int(), needed: z.int(), neededInAgility: z.int() }),
})
export type DogRuns = z.infer<typeof DogRuns>

/** The newest runs of all dogs that someone keeps. */
export const LatestRuns = z.array(DogRun).check(z.maxLength(10))

/** The published runs of the reader's own dogs in a show. */
export const OwnResults = z.array(DogRun).check(z.maxLength(mostDogRuns))
