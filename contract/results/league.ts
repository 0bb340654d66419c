import * as z from 'zod/mini'
import { ClassType } from '../show/classType'
import { ClassHeight } from '../dog/height'

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
})
export type LeagueRules = z.infer<typeof LeagueRules>

export const LeagueRow = z.object({
  /** Equal in points and first places is equal in rank. */
  position: z.int(),
  dogName: z.string(),
  points: z.int(),
  firstPlaces: z.int(),
  /** Of how many results the points are. */
  results: z.int(),
})
export type LeagueRow = z.infer<typeof LeagueRow>

/** So many dogs a table shows. */
export const leagueRows = 50

export const League = z.object({
  slug: z.string(),
  name: z.object({ en: z.string(), pl: z.string() }),
  rules: LeagueRules,
  rows: z.array(LeagueRow),
})
export type League = z.infer<typeof League>
export const Leagues = z.array(League)
