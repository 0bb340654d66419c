import type { Dog } from '#contract/dog/dog'
import type { EntryRequest } from '#contract/purchase/cartItem'
import { reasonsAgainstChoice } from '#contract/draw/rule'
import type { ParseResult } from '#contract/shared/parse'
import type { EligibilityCell, Show, ShowClass } from '#contract/show/show'

/** A dog with the classes that it may choose, by time. */
export interface EligibleDog {
  dog: Dog
  classes: ShowClass[]
}

const byTime = (one: ShowClass, other: ShowClass) =>
  `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`) || one.ring - other.ring

/** The dogs that fit some class of a show, each with those classes. */
export const eligibleDogs = (show: Show, dogs: readonly Dog[], cells: readonly EligibilityCell[]): EligibleDog[] => {
  const classes = [...show.classes].sort(byTime)
  return dogs.flatMap((dog) => {
    const fitting = cells.filter(({ dogId, reasons }) => dogId === dog.id && reasonsAgainstChoice(reasons).length === 0)
    const found = classes.filter((cls) => fitting.some(({ classId }) => classId === cls.id))
    return found.length > 0 ? [{ dog, classes: found }] : []
  })
}

export interface ChoiceValues extends Record<string, unknown> {
  /** The dog whose turn comes first. */
  first: string
  /** Which choices are ticked, by dog and class. */
  chosen: Record<string, boolean>
}

export const keyOf = ({ dogId, classId }: EntryRequest): string => `${dogId}_${classId}`

const requestsOf = (eligible: readonly EligibleDog[]): EntryRequest[] =>
  eligible.flatMap(({ dog, classes }) => classes.map((cls) => ({ classId: cls.id, dogId: dog.id })))

/** The first contents of the form: the earlier choices. */
export const valuesOf = (eligible: readonly EligibleDog[], earlier: readonly EntryRequest[]): ChoiceValues => {
  const keys = new Set(earlier.map(keyOf))
  return {
    first: earlier[0]?.dogId ?? eligible[0]?.dog.id ?? '',
    chosen: Object.fromEntries(requestsOf(eligible).map((choice) => [keyOf(choice), keys.has(keyOf(choice))])),
  }
}

/** The choices in the order of their dogs' turns. */
export const readChoices = (
  { first, chosen }: ChoiceValues,
  eligible: readonly EligibleDog[],
): ParseResult<{ choices: EntryRequest[] }> => {
  const choices = requestsOf(eligible).filter((choice) => chosen[keyOf(choice)] === true)
  if (choices.length === 0) return { success: false, fields: { chosen: 'invalid' } }
  const [own, others] = [true, false].map((isFirst) => choices.filter(({ dogId }) => (dogId === first) === isFirst))
  return { success: true, data: { choices: [...(own ?? []), ...(others ?? [])] } }
}
