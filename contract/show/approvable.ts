import { changedFields } from './edit'
import type { ClassForm, NamedPerson, ShowField, ShowForm } from './form'
import { isFewer, placeLimits } from './placeLimits'

/**
 * What of a published show changes once its approvers agree; the classes are `classes` but for their names. Places are
 * approvable where there are fewer of them.
 */
export const approvable = [
  ...(['startDate', 'endDate', 'timeZone', 'ruleSet', 'earlyUntil', 'refundPercent', 'judges'] as const),
  ...(['secondDogPercent', 'helperPercent'] as const),
  ...(['addressLines', 'postcode', 'city', 'country', 'latitude', 'longitude'] as const),
] satisfies ShowField[]

export const venueFields = [
  ...(['addressLines', 'postcode', 'city', 'country', 'latitude', 'longitude'] as const),
] satisfies ShowField[]

const limitFields = Object.keys(placeLimits) as (keyof typeof placeLimits)[]

const pick = <Of extends object, Key extends keyof Of>(of: Of, keys: readonly Key[]): Pick<Of, Key> =>
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<Of, Key>

/** Entries open and close with the days and the time zone where these change. */
const heldBack = (before: ShowForm, after: ShowForm) => {
  const days = ['startDate', 'endDate', 'timeZone'] as const
  return days.some((field) => before[field] !== after[field])
    ? ([...approvable, 'entriesOpen', 'entriesClose'] as const)
    : approvable
}

/** A show as saving it makes it at once: what approvers have to agree to stays as it was. */
export const withoutApprovable = (before: ShowForm, after: ShowForm): ShowForm => ({
  ...after,
  ...pick(before, heldBack(before, after)),
  ...pick(
    before,
    limitFields.filter((field) => isFewer(before[field], after[field])),
  ),
  classes: before.classes.map((cls) => {
    const to = after.classes.find(({ id }) => id === cls.id)
    return to ? { ...cls, name: to.name, capacity: Math.max(cls.capacity, to.capacity) } : cls
  }),
})

/** Two forms of one show: as it was when a change was proposed, and as the proposal makes it. */
interface Proposed {
  before: ShowForm
  after: ShowForm
}

/** A show with a proposal applied: what counts at once stays as the show has it by now. */
export const withProposed = ({ before, after }: Proposed, now: ShowForm): ShowForm => ({
  ...now,
  ...pick(after, heldBack(now, after)),
  ...pick(
    after,
    limitFields.filter((field) => isFewer(before[field], after[field])),
  ),
  classes: after.classes.map((cls) => {
    const is = now.classes.find(({ id }) => id !== null && id === cls.id)
    const was = before.classes.find(({ id }) => id !== null && id === cls.id)
    if (!is || !was) return cls
    return { ...cls, name: is.name, capacity: isFewer(was.capacity, cls.capacity) ? cls.capacity : is.capacity }
  }),
})

const keyOf = ({ id, name }: NamedPerson) => id ?? name

/** The same with judges by who they are, and neither people nor classes in any order. */
const comparable = (form: ShowForm): ShowForm => {
  const judgeOf = ({ judge }: ClassForm) => (judge === null ? null : (form.judges[judge] ?? null))
  return {
    ...form,
    judges: form.judges.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))),
    classes: form.classes
      .map((cls) => ({ ...cls, judge: judgeOf(cls) as never }))
      .toSorted((one, other) => (one.id ?? '').localeCompare(other.id ?? '')),
  }
}

/** Whether a change of a published show has anything that its approvers have to agree to. */
export const needsAgreement = (before: ShowForm, after: ShowForm): boolean =>
  changedFields(comparable(withoutApprovable(before, after)), comparable(after)).length > 0

/** The limits and capacities that a proposal lowers, as a form has them. */
const lowered = ({ before, after }: Proposed, form: ShowForm): unknown[] => [
  ...limitFields.filter((field) => isFewer(before[field], after[field])).map((field) => form[field]),
  ...before.classes
    .filter((was) => after.classes.some(({ id, capacity }) => id === was.id && isFewer(was.capacity, capacity)))
    .map((was) => form.classes.find(({ id }) => id === was.id)?.capacity),
]

/** Whether a show is by now another one than its approvers have seen: in what is approvable, or in places that they give up. */
export const isOutdated = (proposal: Proposed, now: ShowForm): boolean => {
  const seen = lowered(proposal, proposal.before)
  return (
    needsAgreement(proposal.before, now) || lowered(proposal, now).some((places, position) => places !== seen[position])
  )
}

const judgeIn = (form: ShowForm, { judge }: ClassForm) => {
  const named = judge === null ? undefined : form.judges[judge]
  return named ? keyOf(named) : null
}

const changedClasses = (
  before: ShowForm,
  after: ShowForm,
  isChanged: (was: ClassForm, is: ClassForm) => boolean,
): string[] => {
  const isElsewhere = changedFields(before, after).some((field) => venueFields.some((one) => one === field))
  return before.classes.flatMap((was) => {
    const is = after.classes.find(({ id }) => id === was.id)
    return was.id !== null && is && (isElsewhere || isChanged(was, is)) ? [was.id] : []
  })
}

/** Classes whose entries are refunded in full when withdrawn: their day, venue or judge is another. A first judge is no other one. */
export const refundedInFull = (before: ShowForm, after: ShowForm): string[] =>
  changedClasses(before, after, (was, is) => {
    const judge = judgeIn(before, was)
    return was.date !== is.date || (judge !== null && judge !== judgeIn(after, is))
  })

/** Classes of whose change those who entered are notified: where, when, or by whom they are judged. A price counts for later entries. */
export const notifiedOf = (before: ShowForm, after: ShowForm): string[] =>
  changedClasses(
    before,
    after,
    (was, is) =>
      (['date', 'startTime', 'ring'] as const).some((cell) => was[cell] !== is[cell]) ||
      judgeIn(before, was) !== judgeIn(after, is),
  )
