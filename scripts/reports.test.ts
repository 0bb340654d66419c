import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readReport } from './reports'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clear-round-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (report: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

it('reads no tests where there is no report', () => expect(readReport(join(folder, 'report.json'))).toEqual([]))

describe("a report of Jest's", () => {
  const assertion = { ancestorTitles: ['a list [R01]'], title: 'has each row once [2.3]', failureMessages: [] }

  it('gives each test the ids of its title and of its groups', () => {
    const assertionResults = [
      { ...assertion, status: 'passed' },
      { ...assertion, ancestorTitles: [], title: 'is skipped', status: 'pending' },
      {
        ...assertion,
        title: 'waits',
        status: 'failed',
        failureMessages: ['\u001B[31mtoo\u001B[39m\nlate\nagain\nand more'],
      },
    ]
    const name = join(process.cwd(), 'server/a.test.ts')
    expect(read({ testResults: [{ name, status: 'failed', message: '', assertionResults }] })).toEqual([
      {
        name: 'a list [R01] › has each row once [2.3]',
        file: 'server/a.test.ts',
        ids: ['R01', '2.3'],
        status: 'passed',
        why: '',
      },
      { name: 'is skipped', file: 'server/a.test.ts', ids: [], status: 'skipped', why: '' },
      {
        name: 'a list [R01] › waits',
        file: 'server/a.test.ts',
        ids: ['R01'],
        status: 'failed',
        why: 'too\n  late\n  again',
      },
    ])
  })

  it.each(['focused', 'skipped'])('counts no failure for a file that skips tests (%s)', (status) => {
    const skipped = { ...assertion, ancestorTitles: [], status: 'pending' }
    const [test, ...more] = read({
      testResults: [{ name: 'c.test.ts', status, message: '', assertionResults: [skipped] }],
    })
    expect([test?.status, more]).toEqual(['skipped', []])
  })

  it('counts a file that could not run as one failure', () => {
    const file = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    expect(read({ testResults: [file] })).toEqual([
      { name: 'could not run', file: 'b.test.ts', ids: [], status: 'failed', why: 'no such module' },
    ])
  })
})

it("reads a report of Playwright's, in which a test that passed at its second attempt is flaky", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  })
  const inner = { title: 'two tabs [A03]', specs: [spec('log out [A04]', 'flaky', 'no button')] }
  const suites = [{ title: 'cart.spec.ts', file: 'cart.spec.ts', specs: [spec('pay', 'expected')], suites: [inner] }]
  expect(read({ suites })).toEqual([
    { name: 'pay', file: 'e2e/cart.spec.ts', ids: [], status: 'passed', why: '' },
    {
      name: 'two tabs [A03] › log out [A04]',
      file: 'e2e/cart.spec.ts',
      ids: ['A03', 'A04'],
      status: 'flaky',
      why: 'no button',
    },
  ])
})
