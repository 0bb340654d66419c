import { createRedactor } from './createRedactor'

const redact = <Value>(value: Value): Value => {
  const redactor = createRedactor()
  redactor.learn(value)
  redactor.compile()
  return redactor.apply(value)
}

it('hides searched text of the desk in state, actions and cache keys, and keeps equal texts equal [X01]', () => {
  const trace = redact({
    deskSearch: { sought: 'Ola Kowalczyk', query: { sought: 'Ola Kowalczyk' }, reached: null },
    queries: { 'searchDesk({"sought":"Ola Kowalczyk"})': { originalArgs: { sought: 'Ola Kowalczyk' } } },
    actions: [{ type: 'deskSearch/searchTyped', payload: { sought: 'Ola' } }],
  })
  expect(JSON.stringify(trace)).not.toMatch(/Ola|Kowalczyk/)
  expect(trace.deskSearch.query.sought).toBe(trace.deskSearch.sought)
  expect(Object.keys(trace.queries)).toEqual([`searchDesk({"sought":"${trace.deskSearch.sought}"})`])
})

it('hides the people in the results of a search, and keeps its shows and dogs [X01]', () => {
  const found = {
    shows: [{ slug: 'bath', name: 'Bath Spring Meeting' }],
    people: [{ id: '1', personId: null, memberName: 'Ola Kowalczyk', email: 'ola@example.org' }],
    entries: [{ id: '2', dogName: 'Mgła', handlerName: 'Iwona Sadowska', showName: 'Bath Spring Meeting' }],
    purchases: [{ id: '3', receipt: 1001, payer: 'Ola Kowalczyk' }],
  }
  const text = JSON.stringify(redact(found))
  expect(text).not.toMatch(/Kowalczyk|Sadowska|ola@/)
  expect(text).toMatch(/Bath Spring Meeting.*Mgła/)
})
