import { placeOf, recordIn } from './scopes'

const outer = { field: '', scope: 'open' } as const

const scopeOf = (field: string, holder: object) => placeOf(field, holder, Object(holder)[field], outer).scope

it('keeps the names of dogs and shows, and no other name [X01]', () => {
  expect(scopeOf('name', { slug: 'fen', name: 'Fen', breed: 'collie' })).toBe('public')
  expect(scopeOf('name', { name: 'Bath Spring Meeting', startDate: '2026-12-12' })).toBe('public')
  expect(scopeOf('name', { id: '1', name: 'Iwona Sadowska', hasAccount: true })).toBe('name')
  expect(scopeOf('name', { name: 'results.csv', kept: '1' })).toBe('name')
})

it('knows a field that is typed by its path [X01]', () => {
  expect(placeOf('value', { id: 'profile', path: 'emergencyPhone', value: '6' }, '6', outer)).toEqual({
    field: 'emergencyPhone',
    scope: 'phone',
  })
  expect(placeOf('value', { id: 'new-show', path: 'classes.0.capacity', value: '60' }, '60', outer)).toEqual({
    field: 'capacity',
    scope: 'open',
  })
})

it('treats a field that it does not know as a secret [X01]', () => {
  expect(scopeOf('nickname', { nickname: 'Ola' })).toBe('open')
  expect(scopeOf('payload', { type: 'cardCheck/cardTyped', payload: 'CR1' })).toBe('open')
  expect(scopeOf('payload', { type: 'panels/panelToggled', payload: 'history' })).toBe('public')
})

it('looks into lists of refused fields, and not into refusals by field [X01]', () => {
  expect(scopeOf('refusals', { refusals: { name: 'required' } })).toBe('codes')
  expect(scopeOf('fields', { fields: [{ field: 'city', before: 'Bath', after: 'Leeds' }] })).toBe('open')
})

it('finds the record that a tag names [X01]', () => {
  const tag = recordIn('slug latka-2')
  expect(tag?.record).toBe('latka-2')
  expect(tag?.write('oziek-1')).toBe('slug oziek-1')
  expect(recordIn('slug')).toBeNull()
})
