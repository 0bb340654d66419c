import { allEndpoints } from '../allEndpoints'
import { fieldsOf, schemasOf } from './schemaFields'
import { markOf, publicAnswers, textMarks } from './textMarks'

const texts = Object.entries(allEndpoints).flatMap(([call, endpoint]) =>
  schemasOf(endpoint)
    .flatMap((schema) => fieldsOf(schema))
    .filter(({ isText }) => isText)
    .map((place) => ({ call, ...place })),
)
const named = texts.filter(({ field }) => field !== '')

it('every text of the contract has a mark: whether a trace keeps it, and what it is [X01]', () => {
  const unmarked = named.filter(({ field, holder }) => markOf(field, holder) === null)
  expect([...new Set(unmarked.map(({ call, field }) => `${call}: ${field}`))]).toEqual([])
  const nameless = texts.filter(({ field }) => field === '').map(({ call }) => call)
  expect([...new Set(nameless)]).toEqual(publicAnswers)
})

it('no mark is left of a field that the contract has no more', () => {
  const fields = new Set(named.map(({ field }) => field))
  expect(Object.keys(textMarks).filter((field) => !fields.has(field))).toEqual([])
})

it('a field without a mark has none by chance: toString', () => {
  expect(markOf('toString', {})).toBeNull()
})
