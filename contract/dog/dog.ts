import * as z from 'zod/mini'
import { dogNames, eachDogName } from './fields'
import { HeightCategory } from './height'
import { limits } from '../shared/limits'
import { addedLater } from '../shared/addedLater'
import type { Day } from '../shared/calendar'
import { LevelAhead, rankOn, type RankedDog } from './level'
import { CompactText, Name } from '../shared/text'
import { Version } from '../shared/version'

export const Gender = z.enum(['female', 'male'])
export type Gender = z.infer<typeof Gender>
/** Lowest first: the options of the enum have their digits before everything else. */
const fciLadder = ['none', '0', '1', '2', '3'] as const
export const FciLevel = z.enum(fciLadder)
export type FciLevel = z.infer<typeof FciLevel>
export const kennelClubGrades = [1, 2, 3, 4, 5, 6, 7] as const

/** One rank of the organisation's ladder; rank 1 is the lowest. */
export const NexusLevel = z.object({ rank: z.int(), name: z.string() })
export type NexusLevel = z.infer<typeof NexusLevel>
export const NexusLevels = z.array(NexusLevel)

/** ISO 11784: 15 digits once blanks and dashes are gone; an empty text is a dog without a chip. */
export const Microchip = CompactText.check(
  z.regex(new RegExp(`^(\\d{${limits.microchipDigits}})?$`), 'microchip_digits'),
)

const facts = {
  gender: Gender,
  birthDate: z.iso.date(),
  kennelClubGrade: z.int().check(z.minimum(1), z.maximum(7)),
  fciLevel: FciLevel,
  nexusRank: z.int().check(z.minimum(1), z.maximum(1000)),
}

/** The days on which grade and FCI level were reached; left out by a register, and by a page from before they were asked for. */
const Reached = z.optional(z.nullable(z.iso.date()))
const reached = { kennelClubGradeOn: Reached, fciLevelOn: Reached }

/** What a member says of a new dog. Height in millimetres, or null for a dog that is not measured. */
export const DogDraft = z.object({
  ...eachDogName((field) => dogNames[field].schema),
  breed: Name,
  ...facts,
  ...reached,
  microchip: Microchip,
  declaredHeight: z.nullable(
    z
      .number()
      .check(
        z.multipleOf(1, 'one_decimal'),
        z.minimum(limits.heightMinMm, 'height_too_small'),
        z.maximum(limits.heightMaxMm, 'height_too_big'),
      ),
  ),
})
export type DogDraft = z.infer<typeof DogDraft>

/** Does one FCI level come after another? */
export const isHigherFci = (one: FciLevel, other: FciLevel): boolean =>
  fciLadder.indexOf(one) > fciLadder.indexOf(other)

/** The permanent flags: only an admin's correction removes them. */
export const permanentFlags = ['retired', 'oldAgeDog', 'lowerLevel'] as const
export type PermanentFlag = (typeof permanentFlags)[number]

/** A dog as its keepers see it. `height` is the measured one, else the declared; `heightCategory` is derived from it. `owned`: the reader is its owner and not its manager. */
export const Dog = z.object({
  id: z.uuid(),
  slug: z.string(),
  ...eachDogName(() => z.string()),
  breed: z.string(),
  ...facts,
  /** Levels that are decided for later days, by day. */
  levelsAhead: addedLater(z.array(LevelAhead), []),
  /** The days on which grade and FCI level were reached; null where unknown. */
  kennelClubGradeOn: addedLater(z.nullable(z.iso.date()), null),
  fciLevelOn: addedLater(z.nullable(z.iso.date()), null),
  /** Birth date and gender are the desk's, since the dog has been entered; only where one dog is read. */
  birthFixed: z.optional(z.boolean()),
  /** Its owner shows its published results to everyone; a server of the version before says nothing. */
  publicResults: z.optional(z.boolean()),
  microchip: z.string(),
  height: z.nullable(z.int()),
  measured: z.boolean(),
  heightCategory: HeightCategory,
  retired: z.boolean(),
  oldAgeDog: z.boolean(),
  lowerLevel: z.boolean(),
  owned: z.boolean(),
  version: Version,
  /** Names its photo at dogEndpoints.getDogPhotoFile.path; it is unguessable. */
  photo: z.nullable(z.string()),
})
export type Dog = z.infer<typeof Dog>
export const Dogs = z.array(Dog)

const lowered = (rank: number, lowerLevel: boolean): number => Math.max(1, rank - (lowerLevel ? 1 : 0))

/** The rank a dog competes at: "lower level" takes one off, never below the lowest. */
export const effectiveRank = ({ nexusRank, lowerLevel }: Pick<Dog, 'nexusRank' | 'lowerLevel'>): number =>
  lowered(nexusRank, lowerLevel)

/** The same on a day that has not passed. */
export const effectiveRankOn = (dog: RankedDog & Pick<Dog, 'lowerLevel'>, day: Day): number =>
  lowered(rankOn(dog, day), dog.lowerLevel)
