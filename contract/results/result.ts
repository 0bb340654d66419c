import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { WrittenReason } from '../shared/text'
import type { Version } from '../shared/version'
import { visibleText } from '../shared/visibleText'

/** What a judge says of a dog that was called to the start. */
export const outcomes = ['run', 'eliminated', 'not_run'] as const
export type Outcome = (typeof outcomes)[number]

export const resultLimits = {
  faults: 99,
  refusals: 9,
  points: 999,
  /** Hundredths of a second. */
  time: 99_999,
  courseLength: 999,
  /** Rows in one call: no class has more. */
  rows: 1000,
} as const

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const Time = upTo(resultLimits.time).check(z.minimum(1))

export const Result = z
  .object({
    faults: upTo(resultLimits.faults),
    refusals: upTo(resultLimits.refusals),
    /** Hundredths of a second. */
    time: z.nullable(Time),
    outcome: z.enum(outcomes),
    /** What the dog has won, in a class that is scored by points; else null. */
    points: addedLater(z.nullable(upTo(resultLimits.points)), null),
    /** Why the dog was disqualified; it counts as eliminated, so a server or page that does not know this places it nowhere. */
    disqualified: addedLater(z.nullable(WrittenReason), null),
  })
  .check(
    z.refine(({ outcome, disqualified }) => disqualified === null || outcome === 'eliminated', {
      path: ['disqualified'],
      error: 'invalid',
    }),
  )
export type Result = z.infer<typeof Result>

/** The result of an entry; null takes it away. */
export const ResultRow = z.object({ entryId: z.uuid(), result: z.nullable(Result) })
export type ResultRow = z.infer<typeof ResultRow>

/** What is saved of a class at once; entries that are not named stay as they are. */
export const ResultChange = z.object({
  courseTime: z.nullable(Time),
  courseLength: z.nullable(upTo(resultLimits.courseLength).check(z.minimum(1))),
  /** A longer run is eliminated; null: what the rules say. A page of the version before leaves it out, and it stays as it is. */
  maximumTime: z.optional(z.nullable(Time)),
  rows: z.array(ResultRow).check(z.maxLength(resultLimits.rows)),
})
export type ResultChange = z.infer<typeof ResultChange>
export type VersionedResultChange = ResultChange & { version: z.infer<typeof Version> }

/** Hundredths of a second of a time that someone typed: 35.4, 35,40 or 1:05.40; null for anything else. */
export const parseTime = (text: string): number | null => {
  const read = /^(?:(\d{1,2}):(?=\d\d(?:\D|$)))?(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(visibleText(text).trim())
  if (!read) return null
  const [, minutes = '0', seconds = '0', hundredths = ''] = read
  const time = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(hundredths.padEnd(2, '0'))
  return time > 0 && time <= resultLimits.time ? time : null
}

/** Hundredths with two decimals and a point, as a file has them: 3540 is 35.40. */
export const hundredthsText = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
