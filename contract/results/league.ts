import * as z from 'zod/mini'
import { ClassType } from '../show/classType'
import { ClassHeight, HeightCategory } from '../dog/height'
import { placings } from '../rules/ruleSet'
import { addedLater } from '../shared/addedLater'

/** Which runs count for a league, and what for; null: any. Both days of the season count. */
export const LeagueRules = z.object({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  type: z.nullable(ClassType),
  height: z.nullable(ClassHeight),
  /** A class counts whose interval of Nexus levels touches this one. */
  firstRank: z.nullable(z.int()),
  lastRank: z.nullable(z.int()),
  /** What the first place is worth, the second, and so on. */
  points: z.array(z.int()),
  /** So many of a dog's results count, the best ones. */
  bestResults: z.int(),
  /** Which dogs are ranked against each other: all together, or those of a height or a level on the day. */
  groupedBy: addedLater(z.enum(placings), 'together'),
  /** A run with more hundredths of a fault is worth nothing; null: any is worth its place. */
  mostFaults: addedLater(z.nullable(z.int()), null),
})
export type LeagueRules = z.infer<typeof LeagueRules>

export const LeagueRow = z.object({
  /** In its group. Equal in points and first places is equal in rank. */
  position: z.int(),
  dogName: z.string(),
  height: addedLater(HeightCategory, 'not_measured'),
  /** Its Nexus level; height and level are those of its group, and mean nothing where there are none. */
  level: addedLater(z.int(), 0),
  points: z.int(),
  firstPlaces: z.int(),
  /** Of how many results the points are. */
  results: z.int(),
})
export type LeagueRow = z.infer<typeof LeagueRow>

/** So many dogs a table shows, in each of its groups. */
export const leagueRows = 50

export const League = z.object({
  slug: z.string(),
  name: z.object({ en: z.string(), pl: z.string() }),
  rules: LeagueRules,
  rows: z.array(LeagueRow),
})
export type League = z.infer<typeof League>
export const Leagues = z.array(League)
