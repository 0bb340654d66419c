import { browserResults, faultsOf, idsIn, jestResults, rowsOf, type TestResult } from './provenIds'

const result = (name: string, ids: string[], passed = true): TestResult => ({ name, ids, passed })

describe('ids at the end of a title', () => {
  it.each([
    ['is told [A03]', ['A03']],
    ['is told [1.4 A03 T06.2 10.11]', ['1.4', 'A03', 'T06.2', '10.11']],
    ['is told', []],
    ['[A03] is told', []],
    ['is told[A03]', []],
    ['is none: ["de-DE","fr"]', []],
    ['is none: []', []],
    ['is none: [7]', []],
    ['is told [A3]', []],
    ['is told [A03, A04]', []],
  ])('%j', (title, ids) => expect(idsIn(title)).toEqual(ids))
})

it('reads what Jest ran, with the ids of groups, and counts a skipped test where it could not run', () => {
  const assertionResults = [
    { ancestorTitles: ['a list on PGlite [R01]', 'in pages'], title: 'has each row once [2.3]', status: 'passed' },
    { ancestorTitles: ['a list on PostgreSQL [R01]'], title: 'has each row once', status: 'pending' },
    { ancestorTitles: [], title: 'is skipped [R02]', status: 'pending' },
    { ancestorTitles: [], title: 'fails [R03]', status: 'failed' },
  ]
  const results = jestResults({ testResults: [{ assertionResults }] }, (name) => name.includes('PostgreSQL'))
  expect(results).toEqual([
    result('a list on PGlite [R01] in pages has each row once [2.3]', ['R01', '2.3']),
    result('a list on PostgreSQL [R01] has each row once', ['R01']),
    result('is skipped [R02]', ['R02'], false),
    result('fails [R03]', ['R03'], false),
  ])
})

describe('what a browser walked', () => {
  const suites = [
    {
      title: 'faults.spec.ts',
      specs: [{ title: 'a spoilt cart [L01]', ok: true, tags: ['long'] }],
      suites: [{ title: 'two tabs [A03]', specs: [{ title: 'log out [A04]', ok: false, tags: [] }] }],
    },
  ]

  it('is read with the ids of groups', () =>
    expect(browserResults(suites)).toEqual([
      result('faults.spec.ts › a spoilt cart [L01]', ['L01']),
      result('faults.spec.ts › two tabs [A03] › log out [A04]', ['A03', 'A04'], false),
    ]))

  it('is read by its tags', () =>
    expect(browserResults(suites, ['long'])).toEqual([result('faults.spec.ts › a spoilt cart [L01]', ['L01'])]))
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
    ['a row there twice', [row('A01'), row('A01')], 'A01: stands there twice'],
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
