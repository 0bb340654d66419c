import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'

/**
 * How the runs of a class are scored: by faults, then by time (standard; not for competition: the same, without places), by the
 * time with the faults added to it (steeplechase), or by the points that a dog has won (gamblers, snooker).
 */
export const classKinds = ['standard', 'time_plus_faults', 'points', 'not_for_competition'] as const
export type ClassKind = (typeof classKinds)[number]

export const teamSizes = { least: 2, most: 4 } as const

/** What sets a class apart from others of its type. */
export const classFormat = {
  /** "Puchar", "Helter-skelter"; empty: none. */
  name: addedLater(z.string(), ''),
  kind: addedLater(z.enum(classKinds), 'standard'),
  /** The dogs of a team; null: each dog runs for itself. */
  teamSize: addedLater(z.nullable(z.int()), null),
  /** How many results of a team are summed, its best; null: all. */
  teamCounts: addedLater(z.nullable(z.int()), null),
  /** Classes of a show with the same text are rounds of one combined result, which it names; empty: there is none. */
  combinedAs: addedLater(z.string(), ''),
} as const

export interface ClassFormat {
  name: string
  kind: ClassKind
  teamSize: number | null
  teamCounts: number | null
  combinedAs: string
}

/** Of any other class. */
export const usualFormat: ClassFormat = { name: '', kind: 'standard', teamSize: null, teamCounts: null, combinedAs: '' }

export const formatOf = ({ name, kind, teamSize, teamCounts, combinedAs }: ClassFormat): ClassFormat => ({
  name,
  kind,
  teamSize,
  teamCounts,
  combinedAs,
})

/** Runs that take a dog up its ladder, and that leagues count. */
export const isStandard = ({ kind, teamSize }: Pick<ClassFormat, 'kind' | 'teamSize'>): boolean =>
  kind === 'standard' && teamSize === null

/** Is there a course time that runs are compared with? */
export const hasCourseTime = (kind: ClassKind): boolean => kind === 'standard' || kind === 'not_for_competition'
