import type { ClassForm, ShowForm } from '#contract/show/form'

type Fields = Record<string, unknown>
type Class = Omit<ClassForm, 'id' | 'judge'> & { judge: string | null }

/** What a reader knows a class by; the audit names it beside the changed fields of the class. */
const identity = ['date', 'startTime', 'ring'] as const

const byId = ({ classes, judges }: ShowForm): Map<string, Class> =>
  new Map(
    classes.map(({ id, judge, ...cls }, index) => [
      id ?? `new-${index}`,
      { ...cls, judge: judge === null ? null : (judges[judge]?.name ?? null) },
    ]),
  )

const partOf = (cls: Class, other: Class | undefined): Fields =>
  Object.fromEntries(
    (Object.keys(cls) as (keyof Class)[])
      .filter((cell) => cls[cell] !== other?.[cell] || (identity as readonly string[]).includes(cell))
      .map((cell) => [cell, cls[cell]]),
  )

/** JSON: a saved form leaves out what a new one has as undefined, and may have its cells in another order. */
const isOther = (cls: Class, other: Class | undefined) =>
  other === undefined ||
  ([...Object.keys(cls), ...Object.keys(other)] as (keyof Class)[]).some(
    (cell) => JSON.stringify(cls[cell]) !== JSON.stringify(other[cell]),
  )

/** Of one state's classes those that the other state has not, or has otherwise, with the cells that differ. */
const differing = (classes: Map<string, Class>, others: Map<string, Class>): Fields =>
  Object.fromEntries(
    [...classes]
      .filter(([id, cls]) => isOther(cls, others.get(id)))
      .map(([id, cls]) => [id, partOf(cls, others.get(id))]),
  )

const namesOf = (people: ShowForm['judges']) => people.map(({ name }) => name)

const factsOf = (form: ShowForm, classes: Fields): Fields => ({
  ...form,
  judges: namesOf(form.judges),
  approvers: namesOf(form.approvers),
  classes,
})

/** What the audit says of a show before and after a change: names instead of ids, and of its classes what has changed. */
export const auditedDifference = (before: ShowForm, after: ShowForm): { before: Fields; after: Fields } => {
  const [was, is] = [byId(before), byId(after)]
  return { before: factsOf(before, differing(was, is)), after: factsOf(after, differing(is, was)) }
}

/** The same for a show that is new. */
export const auditedShow = (form: ShowForm): Fields => factsOf(form, differing(byId(form), new Map()))
