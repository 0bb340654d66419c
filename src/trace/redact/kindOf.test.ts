import { kindOf } from './kindOf'

it('recognises a written reason, and not the reason of a conflict between files [X01]', () => {
  expect(kindOf('reason', { measurementId: 1, reason: 'She was nervous.' }, null)).toBe('text')
  expect(kindOf('value', { id: 'disputeHeight', path: 'reason', value: 'She was nervous.' }, null)).toBe('text')
  expect(kindOf('reason', { status: 'conflict', reason: 'rows' }, null)).toBeNull()
})

it('knows why a dog was disqualified, and not that it was [X01]', () => {
  const result = { faults: 0, refusals: 0, time: null, outcome: 'eliminated' }
  expect(kindOf('disqualified', { ...result, disqualified: 'Iwona shouted at the dog.' }, null)).toBe('text')
  expect(kindOf('disqualified', { ...result, disqualified: true }, null)).toBeNull()
})

it('recognises the desk’s search: typed, requested and found [X01]', () => {
  expect(kindOf('sought', { sought: 'kow', query: null, reached: null }, null)).toBe('text')
  expect(kindOf('sought', { sought: 'kowalczyk' }, null)).toBe('text')
  const found = { id: '1', personId: null, memberName: 'Ola Kowalczyk', email: 'ola@example.org' }
  expect([kindOf('memberName', found, null), kindOf('email', found, null)]).toEqual(['name', 'email'])
  expect(kindOf('handlerName', { dogName: 'Fen', handlerName: 'Ola Kowalczyk' }, null)).toBe('name')
  expect(kindOf('payer', { receipt: 1001, payer: 'Ola Kowalczyk' }, null)).toBe('name')
})

it('knows the name of a person in each form about one, in its actions and in the state [X01]', () => {
  for (const id of ['profile', 'contact', 'edit-helper', 'add-helper/shrewsbury-winter-classic']) {
    expect(kindOf('value', { id, path: 'name', value: 'Iwona Sadowska' }, null)).toBe('name')
    expect(kindOf(id, {}, null)).toBe('person')
  }
  expect(kindOf('value', { id: 'new-show', path: 'name', value: 'Bath Spring Meeting' }, null)).toBeNull()
  expect(kindOf('name', { id: '1', name: 'Iwona Sadowska', phone: '', email: '' }, null)).toBe('name')
  expect(kindOf('name', { id: '1', name: 'Bath Spring Meeting', city: 'Bath' }, null)).toBeNull()
})
