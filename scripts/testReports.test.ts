import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const passing = { status: 'passed', fullName: 'adds', failureMessages: [] }
const failing = { status: 'failed', fullName: 'waits', failureMessages: ['too\nlate\nagain\nand more'] }
const file = (name: string, ...assertionResults: object[]) => ({
  name,
  message: '',
  assertionResults,
  status: assertionResults.includes(failing) || assertionResults.length === 0 ? 'failed' : 'passed',
})
const spec = (id: string, status: string) => ({
  id,
  title: `journey ${id}`,
  tests: [{ status, results: [{ errors: status === 'unexpected' ? [{ message: 'no button' }] : [] }] }],
})
const journeys = (...specs: object[]) => ({ suites: [{ title: 'a.spec.ts', suites: [{ title: 'group', specs }] }] })

describe('what the tests wrote', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clear-round-reports-'))
    mkdirSync(join(folder, '.cache'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Runs lines of a module in a folder that has these reports, and reads what they print. */
  const run = (lines: string, reports: { unit?: object; e2e?: object }): unknown => {
    if (reports.unit) writeFileSync(join(folder, '.cache/jest.json'), JSON.stringify(reports.unit))
    if (reports.e2e) writeFileSync(join(folder, '.cache/e2e.json'), JSON.stringify(reports.e2e))
    const imports = `import * as reports from ${JSON.stringify(join(__dirname, 'testReports.mjs'))}
      import { writeFileSync } from 'node:fs'`
    const code = `${imports}\n${lines}`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder })
    expect(stderr.toString()).toBe('')
    return JSON.parse(stdout.toString())
  }
  const print = (what: string) => `process.stdout.write(JSON.stringify(${what} ?? null))`

  it('counts tests, and a file that could not be read as one failure', () => {
    const unit = { testResults: [file('a', passing, failing), { ...file('b'), message: 'no such file' }] }
    expect(run(print(`reports.readReport('unit')`), { unit })).toEqual({
      count: { passed: 1, failed: 2 },
      failed: ['waits\n  too\n  late\n  again', 'b\n  no such file'],
    })
    const e2e = journeys(spec('1', 'expected'), spec('2', 'unexpected'), spec('3', 'skipped'))
    expect(run(print(`reports.readReport('e2e')`), { e2e })).toEqual({
      count: { passed: 1, failed: 1 },
      failed: ['group › journey 2\n  no button'],
    })
    expect(run(print(`reports.readReport('lint')`), {})).toBeNull()
  })

  it('walks again what failed alone, and nothing where all passed or much failed', () => {
    const again = print(`reports.argumentsAgain('unit')`)
    const some = { testResults: [file('a', passing), file('b', failing)] }
    expect(run(again, { unit: some })).toEqual(['--runInBand', '--runTestsByPath', 'b'])
    expect(run(again, { unit: { testResults: [file('a', passing)] } })).toBeNull()
    const many = { testResults: [file('a', ...Array<object>(13).fill(failing))] }
    expect(run(again, { unit: many })).toBeNull()
  })

  it('keeps what passed at the second time, and what failed twice', () => {
    const second = (name: string, report: object) =>
      `await reports.keepSecondWalk('${name}', async () =>
        writeFileSync('.cache/${name === 'unit' ? 'jest' : 'e2e'}.json', ${JSON.stringify(JSON.stringify(report))}))
      ${print(`reports.readReport('${name}').count`)}`
    const unit = { testResults: [file('a', passing), file('b', failing), file('c', failing)] }
    const units = { testResults: [file('b', passing), file('c', failing)] }
    expect(run(second('unit', units), { unit })).toEqual({ passed: 2, failed: 1 })
    const e2e = journeys(spec('1', 'expected'), spec('2', 'unexpected'), spec('3', 'unexpected'))
    const walked = journeys(spec('2', 'expected'), spec('3', 'unexpected'))
    expect(run(second('e2e', walked), { e2e })).toEqual({ passed: 2, failed: 1 })
  })

  it('keeps the first report where the second walk left none', () => {
    const unit = { testResults: [file('b', failing)] }
    const lines = `import { rmSync } from 'node:fs'
      await reports.keepSecondWalk('unit', async () => rmSync('.cache/jest.json'))
      ${print(`reports.readReport('unit').count`)}`
    expect(run(lines, { unit })).toEqual({ passed: 0, failed: 1 })
  })
})
