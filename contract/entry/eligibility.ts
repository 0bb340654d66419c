import { addTo, type Day } from '../shared/calendar'
import type { Dog } from '../dog/dog'
import { categoryIn } from '../dog/heightBands'
import { levelOn, type DogLevels } from '../rules/ladder'
import type { Rules } from '../rules/ruleSet'
import type { Reason } from './reason'
import type { ShowClass, ShowTimes } from '../show/show'

/** Settings of the organisation that the rules take (rows of the database, domain.md). */
export interface EligibilitySettings {
  classesPerDogAndDay: number
  heldPlacesPerClass: number
  heldPlacesPerShow: number
  /** What is said of a dog in a show that one of its keepers judges, or someone of their household. */
  judgesOwnDog: JudgesOwnDog
}

/** What eligibility asks of a rule set. */
export type EligibilityRules = Pick<Rules, 'heights' | 'ladder' | 'ages'>

export const judgesOwnDog = ['allow', 'warn', 'refuse'] as const
export type JudgesOwnDog = (typeof judgesOwnDog)[number]

/** A dog as the rules see it. */
export type DogFacts = Pick<Dog, 'birthDate' | 'height' | 'retired' | 'oldAgeDog' | keyof DogLevels>

export interface EligibilityFacts {
  now: string
  show: ShowTimes
  cls: Pick<ShowClass, 'date' | 'height' | 'startLevel' | 'endLevel' | 'veteran' | 'placesLeft'>
  /** What the show and its day have left beside the class; null: no limit. */
  room: { show: number | null; day: number | null }
  /** Runs of this member in the show, and how many they may have. */
  runsInShow: number
  memberRuns: number | null
  /** See begun.ts. */
  hasBegun: boolean
  /** The class alone, and not its show. */
  isCancelled: boolean
  dog: DogFacts
  owned: boolean
  /** A keeper of the dog, or someone of their household, judges this show. */
  judgedByKeeper: boolean
  renewalDate: Day | null
  isPaused: boolean
  alwaysMember: boolean
  enteredHere: boolean
  inCartAlready: boolean
  enteredThatDay: number
  /** Places in this class, and in this show, that the same cart asks for before this one or that this member has not paid. */
  heldInClass: number
  heldInShow: number
  /** When this member may hold places in this class again, after too many holds that were not paid. */
  heldAgainFrom: string | null
  settings: EligibilitySettings
  /** Those of the class. */
  rules: EligibilityRules
}

const timing = ({ now, show, cls, room, hasBegun, isCancelled }: EligibilityFacts): Reason[] => {
  if (show.state !== 'published') return [{ code: 'show_not_open' }]
  if (isCancelled) return [{ code: 'class_cancelled' }]
  const instant = Date.parse(now)
  if (instant < Date.parse(show.entriesOpenAt)) return [{ code: 'entries_not_open_yet', from: show.entriesOpenAt }]
  if (instant >= Date.parse(show.entriesCloseAt)) return [{ code: 'entries_closed' }]
  if (hasBegun) return [{ code: 'class_begun' }]
  const { fairOpening } = show
  if (fairOpening?.drawnAt === null) return [{ code: 'places_drawn', from: fairOpening.drawAt }]
  if (cls.placesLeft <= 0) return [{ code: 'class_full' }]
  if (room.show !== null && room.show <= 0) return [{ code: 'show_full' }]
  return room.day !== null && room.day <= 0 ? [{ code: 'day_full' }] : []
}

const membership = ({ cls, renewalDate, isPaused, alwaysMember }: EligibilityFacts): Reason[] => {
  if (alwaysMember || (renewalDate !== null && renewalDate >= cls.date)) return []
  return isPaused ? [{ code: 'membership_paused' }] : [{ code: 'membership_ends_before', from: cls.date }]
}

const ownership = ({ owned }: EligibilityFacts): Reason[] => (owned ? [] : [{ code: 'not_your_dog' }])

type Fit = Pick<EligibilityFacts, 'dog' | 'rules'> & {
  cls: Pick<EligibilityFacts['cls'], 'date' | 'height' | 'startLevel' | 'endLevel' | 'veteran'>
}

const state = ({ dog, cls, rules: { ages } }: Fit): Reason[] => {
  const found: Reason[] = []
  if (dog.retired) found.push({ code: 'dog_retired' })
  const oldEnough = addTo(dog.birthDate, { months: ages.startMonths })
  if (oldEnough > cls.date) found.push({ code: 'dog_too_young', from: oldEnough, limit: ages.startMonths })
  const veteran = addTo(dog.birthDate, { years: ages.veteranYears })
  if (cls.veteran && veteran > cls.date) found.push({ code: 'dog_no_veteran', from: veteran, limit: ages.veteranYears })
  if (dog.oldAgeDog && !cls.veteran && cls.height !== 'any') found.push({ code: 'old_age_dog' })
  return found
}

const height = ({ dog, cls, rules }: Fit): Reason[] => {
  if (cls.height === 'any') return []
  if (dog.height === null) return cls.height === 'large' ? [] : [{ code: 'not_measured' }]
  const category = categoryIn(rules.heights, dog.height)
  if (category === cls.height) return []
  return [{ code: 'wrong_height', heights: { cls: cls.height, dog: category, millimetres: dog.height } }]
}

const level = ({ dog, cls, rules: { ladder } }: Fit): Reason[] => {
  const rank = levelOn(ladder, dog, cls.date)
  const levels = { from: cls.startLevel, to: cls.endLevel, dog: rank, scale: ladder.scale }
  if (rank < cls.startLevel) return [{ code: 'level_too_low', levels }]
  return rank > cls.endLevel ? [{ code: 'level_too_high', levels }] : []
}

const already = ({ enteredHere, inCartAlready, enteredThatDay, settings }: EligibilityFacts): Reason[] => {
  if (enteredHere) return [{ code: 'already_entered' }]
  if (inCartAlready) return [{ code: 'already_in_cart' }]
  const limit = settings.classesPerDogAndDay
  return enteredThatDay >= limit ? [{ code: 'too_many_classes', limit }] : []
}

const runs = ({ runsInShow, memberRuns, enteredHere, inCartAlready }: EligibilityFacts): Reason[] =>
  memberRuns !== null && runsInShow >= memberRuns && !enteredHere && !inCartAlready
    ? [{ code: 'too_many_runs', limit: memberRuns }]
    : []

const holds = ({ heldInClass, heldInShow, heldAgainFrom, settings }: EligibilityFacts): Reason[] => {
  const { heldPlacesPerClass: inClass, heldPlacesPerShow: inShow } = settings
  if (heldAgainFrom !== null) return [{ code: 'held_too_often', from: heldAgainFrom }]
  if (heldInClass >= inClass) return [{ code: 'too_many_held', limit: inClass }]
  return heldInShow >= inShow ? [{ code: 'too_many_held_in_show', limit: inShow }] : []
}

const judging = ({ judgedByKeeper, settings }: EligibilityFacts, said: JudgesOwnDog): Reason[] =>
  judgedByKeeper && settings.judgesOwnDog === said ? [{ code: 'judges_own_dog' }] : []

/** Every reason why a dog, as it is, does not fit a class, no matter whose it is and whenever it is entered. */
export const reasonsUnfit = (facts: Fit): Reason[] => [state, height, level].flatMap((rule) => rule(facts))

/** Every reason why this dog may not enter this class; an empty list is a yes. Pure: the clock comes in as `now`. */
export const reasonsAgainst = (facts: EligibilityFacts): Reason[] => [
  ...[timing, membership, ownership, reasonsUnfit, already, runs, holds].flatMap((rule) => rule(facts)),
  ...judging(facts, 'refuse'),
]

/** Warnings about this dog, which may still be entered. */
export const warningsAbout = (facts: EligibilityFacts): Reason[] => judging(facts, 'warn')
