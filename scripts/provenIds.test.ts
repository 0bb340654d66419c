import { faultsOf, idsIn, rowsOf, type TestResult } from './provenIds'

const result = (name: string, ids: string[], passed = true): TestResult => ({ name, ids, passed })

describe('ids at the end of a title', () => {
  it.each([
    ['is shown [A03]', ['A03']],
    ['is shown [1.4 A03 T06.2 10.11]', ['1.4', 'A03', 'T06.2', '10.11']],
    ['is shown', []],
    ['[A03] is shown', []],
    ['is shown[A03]', []],
    ['is none: ["de-DE","fr"]', []],
    ['is none: []', []],
    ['is none: [7]', []],
    ['is shown [A3]', []],
    ['is shown [A03, A04]', []],
  ])('%j', (title, ids) => expect(idsIn(title)).toEqual(ids))
})

it('reads the rows of a paper, and which of them come later', () => {
  const paper = `
| id | sentence | note |
|---|---|---|
| 1.4 | change a dog | later: dog detail and edit |
| T06.2 | a guesser in the owner's network, later: not in this cell |
| 1.18 | English is the default | [0009](adr/0009.md) |
`
  expect(rowsOf(paper)).toEqual([
    { id: '1.4', later: true },
    { id: 'T06.2', later: false },
    { id: '1.18', later: false },
  ])
})

describe('rows and titles', () => {
  const row = (id: string, later = false) => ({ id, later })

  it('agree where each row has tests and all of them passed', () =>
    expect(faultsOf([row('A01'), row('1.4', true)], [result('one', ['A01']), result('two', ['A01'])])).toEqual([]))

  it.each([
    ['no test', [row('A01'), row('A02')], 'A02: no test that ran has it at the end of its title'],
    ['a row there twice', [row('A01'), row('A01')], 'A01: is there twice'],
    ['a row that is said to come later', [row('A01', true)], 'A01: is said to come later, and a test proves it: one'],
    ['no row', [], 'A01: no table has it, but a title: one'],
  ])('disagree where there is %s', (_what, rows, fault) =>
    expect(faultsOf(rows, [result('one', ['A01'])])).toEqual([fault]),
  )

  it('disagree where one of several tests failed', () =>
    expect(faultsOf([row('A01')], [result('one', ['A01']), result('two', ['A01'], false)])).toEqual([
      'A01: failed: two',
    ]))
})
