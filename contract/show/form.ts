import * as z from 'zod/mini'
import { placings, RuleSetKey } from '../rules/ruleSet'
import { classKinds, teamSizes, usualFormat } from './classFormat'
import { ClassType } from './classType'
import { ClassHeight } from '../dog/height'
import { limits } from '../shared/limits'
import { showLimits, type ShowCode } from './fieldCodes'
import { eachShowText, showTexts } from './fields'
import { placeLimits } from './placeLimits'
import { reductionPercents } from './reductions'
import { Currency } from '../shared/money'
import { Name, OptionalName } from '../shared/text'
import { ShowLifecycle } from './show'
import { addedLater } from '../shared/addedLater'
import { defaultPlanning, Planning } from './clashes'
import { Version } from '../shared/version'

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** In minor units; its error names the limit in the units that are typed. */
const Price = z.int().check(z.minimum(0), z.maximum(showLimits.priceMax, `too_big:${showLimits.priceMax / 100}`))

/** HH:MM, 24 hours. */
export const TimeOfDay = z.string().check(z.minLength(1), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid'))

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const TimeZone = z.string().check(z.minLength(1), z.maxLength(limits.nameMax), z.refine(isTimeZone, 'invalid'))

/** A day and a time as a clock on the wall there shows them: 2027-06-14T23:59. */
export const WallClock = z
  .string()
  .check(
    z.minLength(1),
    z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
  )

/** A person named by a show: by id where they are listed, else by name alone. */
export const NamedPerson = z.object({ id: z.nullable(z.uuid()), name: Name })
export type NamedPerson = z.infer<typeof NamedPerson>
const People = z.array(NamedPerson).check(z.maxLength(showLimits.peoplePerShow))

/** A class as it is written. `id` is null until it has been saved; `judge` counts the show's judges from 0. */
export const ClassForm = z.object({
  id: z.nullable(z.uuid()),
  date: z.iso.date(),
  startTime: TimeOfDay,
  ring: whole(1, showLimits.ringMax),
  type: ClassType,
  height: ClassHeight,
  startLevel: whole(0, showLimits.levelMax),
  endLevel: whole(0, showLimits.levelMax),
  veteran: z.boolean(),
  capacity: whole(1, showLimits.capacityMax),
  price: Price,
  /** What it costs until the show's `earlyUntil`. */
  earlyPrice: z.nullable(Price),
  judge: z.nullable(whole(0, showLimits.peoplePerShow - 1)),
  /** Null: that of the show, and of its rules. */
  ruleSet: z.nullable(RuleSetKey),
  placing: z.nullable(z.enum(placings)),
  /** See classFormat.ts. */
  name: OptionalName,
  kind: z.enum(classKinds),
  teamSize: z.nullable(whole(teamSizes.least, teamSizes.most)),
  teamCounts: z.nullable(whole(1, teamSizes.most)),
  combinedAs: OptionalName,
})
export type ClassForm = z.infer<typeof ClassForm>

/** All of a show that is written at the desk. */
export const ShowForm = z.object({
  name: Name,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  addressLines: z.array(Name).check(z.maxLength(showLimits.addressLines)),
  ...showTexts,
  timeZone: TimeZone,
  ruleSet: RuleSetKey,
  entriesOpen: WallClock,
  entriesClose: WallClock,
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  refundPercent: whole(0, 100),
  ...placeLimits,
  ...reductionPercents,
  earlyUntil: z.nullable(z.iso.date()),
  judges: People,
  approvers: People,
  classes: z.array(ClassForm).check(z.maxLength(showLimits.classesPerShow)),
})
export type ShowForm = z.infer<typeof ShowForm>

/** What pages of the version before do not send of a class, and what a new class has instead. */
export const laterCells = { ruleSet: null, placing: null, ...usualFormat } satisfies Partial<ClassForm>
const later = Object.fromEntries(Object.keys(laterCells).map((cell) => [cell, true])) as Record<
  keyof typeof laterCells,
  true
>

/** The same as a page of the version before may send it: what it does not know stays as it is. */
export const SentShow = z.extend(ShowForm, {
  showPlaces: z.optional(placeLimits.showPlaces),
  dayPlaces: z.optional(placeLimits.dayPlaces),
  memberRuns: z.optional(placeLimits.memberRuns),
  secondDogPercent: z.optional(reductionPercents.secondDogPercent),
  helperPercent: z.optional(reductionPercents.helperPercent),
  ruleSet: z.optional(ShowForm.shape.ruleSet),
  classes: z.array(z.partial(ClassForm, later)).check(z.maxLength(showLimits.classesPerShow)),
})
export type SentShow = z.infer<typeof SentShow>
export const ShowField = z.enum(Object.keys(ShowForm.shape) as [keyof ShowForm, ...(keyof ShowForm)[]])
export type ShowField = z.infer<typeof ShowField>

/** What is said of the fields by their paths; a cell of the classes is `classes.3.ring`. */
export type ShowFaults = Record<string, ShowCode>

const WantedDay = z.iso.date({ error: ({ input }) => (input === '' ? 'required' : undefined) })

/** A new show: an empty draft, or a copy of another one. A copy is as long as that one, on the same weekdays. */
export const NewShow = z.object({
  name: Name,
  startDate: WantedDay,
  endDate: z.nullable(WantedDay),
  copyOf: z.nullable(z.string().check(z.maxLength(showLimits.slugMax))),
})
export type NewShow = z.infer<typeof NewShow>

/**
 * What of a class others rely on: places taken, and whether anyone has entered it, waits for it or has chosen it in a draw;
 * `begun`: its running order is published, or a result is entered. `order`: the handlers in its running order, if it has one,
 * each as a text that only this answer gives a meaning.
 */
export const ClassUse = z.object({
  id: z.uuid(),
  taken: z.int(),
  isUsed: z.boolean(),
  cancelled: addedLater(z.boolean(), false),
  order: addedLater(z.array(z.string()), []),
  begun: addedLater(z.boolean(), false),
})
export type ClassUse = z.infer<typeof ClassUse>

const SavedPeople = z.array(z.object({ id: z.nullable(z.uuid()), name: z.string() }))

/** A show as it was saved, perhaps by other rules for names. */
const SavedForm = z.object({
  ...ShowForm.shape,
  name: z.string(),
  addressLines: z.array(z.string()),
  ...eachShowText(() => z.string()),
  showPlaces: addedLater(placeLimits.showPlaces, null),
  dayPlaces: addedLater(placeLimits.dayPlaces, null),
  memberRuns: addedLater(placeLimits.memberRuns, null),
  secondDogPercent: addedLater(reductionPercents.secondDogPercent, 0),
  helperPercent: addedLater(reductionPercents.helperPercent, 0),
  judges: SavedPeople,
  approvers: SavedPeople,
})

/** A show as it is edited. `entriesOpened`: they have opened, or a draw has been promised for when they do. */
export const EditedShow = z.object({
  slug: z.string(),
  state: ShowLifecycle,
  version: Version,
  currency: Currency,
  entriesOpened: z.boolean(),
  /** How early entries may close again after an extension without use; null: not before the present time. */
  earliestClosing: addedLater(z.nullable(z.string()), null),
  planning: addedLater(Planning, defaultPlanning),
  use: z.array(ClassUse),
  /** A change waits for the approvers: another one has to wait for it. */
  isProposed: addedLater(z.boolean(), false),
  form: SavedForm,
})
export type EditedShow = z.infer<typeof EditedShow>

export const FoundPerson = z.object({ id: z.uuid(), name: z.string(), hasAccount: z.boolean() })
export type FoundPerson = z.infer<typeof FoundPerson>
export const FoundPeople = z.array(FoundPerson).check(z.maxLength(showLimits.peopleFound))
