import type { Stale } from '#contract/shared/version'
import type { FormState } from './formsSlice'
import { sameValue } from '../../lib/sameValue'
import { valueAt, type FormValues } from './formValues'

/** A form as it is begun: it differs in nothing from what stood there. */
export const formOf = (base: FormValues, baseVersion: number | null): FormState => ({
  base,
  baseVersion,
  values: base,
  touched: [],
  changed: [],
  refusals: {},
  status: 'editing',
  left: false,
  attempts: 0,
  staleValues: null,
})

const part = (values: Readonly<FormValues>, fields: string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

const fieldOf = (path: string) => path.split('.')[0] ?? ''

/** The form on the record as it is now: what was changed here stays, what was not becomes what is saved. */
export const rebased = (form: FormState, { version, present }: Stale): FormState => {
  const base = part(present, Object.keys(form.base))
  const values = { ...base, ...part(form.values, form.changed.map(fieldOf)) }
  const changed = form.changed.filter((path) => !sameValue(valueAt(values, path), valueAt(base, path)))
  return { ...form, base, baseVersion: version, values, changed, staleValues: form.values, status: 'editing' }
}

/** The form without fields that it no longer has: those of an entry that was taken out, say. */
export const withoutFields = (form: FormState, fields: string[]): FormState => ({
  ...form,
  values: part(
    form.values,
    Object.keys(form.values).filter((field) => !fields.includes(field)),
  ),
  changed: form.changed.filter((path) => !fields.includes(fieldOf(path))),
})
