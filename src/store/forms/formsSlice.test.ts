import { formOf, rebased, withoutFields } from './formState'
import {
  fieldChanged,
  fieldLeft,
  formBegun,
  formLeft,
  formRefused,
  formSent,
  formSubmitted,
  formsSlice,
  type FormState,
} from './formsSlice'

const id = 'show 1'
const base = { name: 'Winter Classic', classes: [{ ring: 1 }, { ring: 2 }] }
const after = (...actions: Parameters<typeof formsSlice.reducer>[1][]) =>
  [formBegun({ id, form: formOf(base, 3) }), ...actions].reduce<ReturnType<typeof formsSlice.reducer>>(
    formsSlice.reducer,
    { ownerId: null, byId: {} },
  ).byId[id]

it('knows the record and the version that it changes [V04]', () => {
  expect(after()).toMatchObject({ base, baseVersion: 3, values: base, changed: [], touched: [] })
})

it('changes a field deep within, and knows when it is as it was [V04]', () => {
  const changed = fieldChanged({ id, path: 'classes.1.ring', value: 3 })
  expect(after(changed)).toMatchObject({
    values: { ...base, classes: [{ ring: 1 }, { ring: 3 }] },
    base,
    changed: ['classes.1.ring'],
  })
  expect(after(changed, fieldChanged({ id, path: 'classes.1.ring', value: 2 }))).toMatchObject({
    values: base,
    changed: [],
  })
})

it('takes a refusal back when the field is right, and keeps those of the others [V04]', () => {
  const refused = formRefused({ id, refusals: { name: 'required', 'classes.0.ring': 'too_big:99' } })
  expect(after(refused, fieldChanged({ id, path: 'name', value: 'x', refusal: null }))).toMatchObject({
    refusals: { 'classes.0.ring': 'too_big:99' },
    attempts: 1,
  })
})

it('keeps typed values when it is left, and nothing without any [V04]', () => {
  expect(after(fieldLeft({ id, path: 'name' }), formLeft({ id }))).toBeUndefined()
  expect(after(fieldChanged({ id, path: 'name', value: 'x' }), formLeft({ id }))).toMatchObject({
    values: { name: 'x' },
  })
})

it('is removed once it was sent and left, in either order [V04]', () => {
  const sending = [fieldChanged({ id, path: 'name', value: 'x' }), formSubmitted({ id })]
  expect(after(...sending)).toMatchObject({ status: 'sending' })
  expect(after(...sending, formSent({ id }), formLeft({ id }))).toBeUndefined()
  expect(after(...sending, formLeft({ id }), formSent({ id }))).toBeUndefined()
})

it('forgets the fields of removed parts [V04]', () => {
  const form = after(fieldChanged({ id, path: 'classes.1.ring', value: 3 })) as FormState
  expect(withoutFields(form, ['classes'])).toMatchObject({ values: { name: 'Winter Classic' }, changed: [] })
})

it('keeps local changes to a record that was changed elsewhere, and takes the rest [V04]', () => {
  const form = after(fieldChanged({ id, path: 'classes.1.ring', value: 3 })) as FormState
  const present = { ...base, name: 'Winter Show', secretary: 'Zoë' }
  expect(rebased(form, { version: 4, present })).toMatchObject({
    base: { ...base, name: 'Winter Show' },
    baseVersion: 4,
    values: { name: 'Winter Show', classes: [{ ring: 1 }, { ring: 3 }] },
    changed: ['classes.1.ring'],
    staleValues: form.values,
  })
})
