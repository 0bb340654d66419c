import { changedFields } from './edit'
import type { ClassForm, NamedPerson, ShowField, ShowForm } from './form'

/** What of a published show changes once its approvers agree; the classes are `classes` but for `freeCells`. */
export const approvable = [
  ...(['startDate', 'endDate', 'timeZone', 'ruleSet', 'earlyUntil', 'judges'] as const),
  ...(['addressLines', 'postcode', 'city', 'country', 'latitude', 'longitude'] as const),
] satisfies ShowField[]

export const venueFields = [
  ...(['addressLines', 'postcode', 'city', 'country', 'latitude', 'longitude'] as const),
] satisfies ShowField[]

/** What of a class of a published show changes when it is saved: its own name, and more places. */
const freeCells = ['name', 'capacity'] satisfies (keyof ClassForm)[]

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
  classes: before.classes.map((cls) => {
    const to = after.classes.find(({ id }) => id === cls.id)
    return to ? { ...cls, ...pick(to, freeCells) } : cls
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
