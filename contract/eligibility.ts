import { addTo, type Day } from './calendar'
import { effectiveRank, type Dog } from './dog'
import type { Reason } from './reason'
import type { ShowClass, ShowTimes } from './show'

/** Settings of the organisation that the rules take (rows of the database, domain.md). */
export interface EligibilitySettings {
  minAgeMonths: number
  classesPerDogAndDay: number
  heldPlacesPerClass: number
}

export interface EligibilityFacts {
  now: string
  show: ShowTimes
  cls: Pick<ShowClass, 'date' | 'height' | 'startLevel' | 'endLevel' | 'veteran' | 'placesLeft'>
  dog: Pick<
    Dog,
    'birthDate' | 'height' | 'heightCategory' | 'measured' | 'nexusRank' | 'retired' | 'oldAgeDog' | 'lowerLevel'
  >
  owned: boolean
  renewalDate: Day | null
  alwaysMember: boolean
  enteredHere: boolean
  inCartAlready: boolean
  enteredThatDay: number
  /** Places in this class that the same cart asks for before this one. */
  heldBefore: number
  /** When this member may hold places in this class again, after too many holds that were not paid. */
  heldAgainFrom: string | null
  settings: EligibilitySettings
}

const timing = ({ now, show, cls }: EligibilityFacts): Reason[] => {
  if (show.state !== 'published') return [{ code: 'show_not_open' }]
  const instant = Date.parse(now)
  if (instant < Date.parse(show.entriesOpenAt)) return [{ code: 'entries_not_open_yet', from: show.entriesOpenAt }]
  if (instant >= Date.parse(show.entriesCloseAt)) return [{ code: 'entries_closed' }]
  return cls.placesLeft > 0 ? [] : [{ code: 'class_full' }]
}

const membership = ({ cls, renewalDate, alwaysMember }: EligibilityFacts): Reason[] =>
  alwaysMember || (renewalDate !== null && renewalDate >= cls.date)
    ? []
    : [{ code: 'membership_ends_before', from: cls.date }]

const state = ({ owned, dog, cls, settings }: EligibilityFacts): Reason[] => {
  const found: Reason[] = []
  if (!owned) found.push({ code: 'not_your_dog' })
  if (dog.retired) found.push({ code: 'dog_retired' })
  const oldEnough = addTo(dog.birthDate, { months: settings.minAgeMonths })
  if (oldEnough > cls.date) found.push({ code: 'dog_too_young', from: oldEnough, limit: settings.minAgeMonths })
  if (dog.oldAgeDog && !cls.veteran && cls.height !== 'any') found.push({ code: 'old_age_dog' })
  return found
}

const height = ({ dog, cls }: EligibilityFacts): Reason[] => {
  if (cls.height === 'any') return []
  if (dog.height === null) return cls.height === 'large' ? [] : [{ code: 'not_measured' }]
  if (dog.heightCategory === cls.height) return []
  return [{ code: 'wrong_height', heights: { cls: cls.height, dog: dog.heightCategory, millimetres: dog.height } }]
}

const level = ({ dog, cls }: EligibilityFacts): Reason[] => {
  const rank = effectiveRank(dog)
  const levels = { from: cls.startLevel, to: cls.endLevel, dog: rank }
  if (rank < cls.startLevel) return [{ code: 'level_too_low', levels }]
  return rank > cls.endLevel ? [{ code: 'level_too_high', levels }] : []
}

const already = ({ enteredHere, inCartAlready, enteredThatDay, settings }: EligibilityFacts): Reason[] => {
  if (enteredHere) return [{ code: 'already_entered' }]
  if (inCartAlready) return [{ code: 'already_in_cart' }]
  const limit = settings.classesPerDogAndDay
  return enteredThatDay >= limit ? [{ code: 'too_many_classes', limit }] : []
}

const holds = ({ heldBefore, heldAgainFrom, settings: { heldPlacesPerClass: limit } }: EligibilityFacts): Reason[] => {
  if (heldAgainFrom !== null) return [{ code: 'held_too_often', from: heldAgainFrom }]
  return heldBefore >= limit ? [{ code: 'too_many_held', limit }] : []
}

/** Every reason why this dog may not enter this class; an empty list is a yes. Pure: the clock comes in as `now`. */
export const reasonsAgainst = (facts: EligibilityFacts): Reason[] =>
  [timing, membership, state, height, level, already, holds].flatMap((rule) => rule(facts))
