import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { idsIn } from './provenIds'

/** A test as Jest or Playwright reported it. */
export interface ReportedTest {
  /** The titles of its groups and its own. */
  name: string
  file: string
  ids: string[]
  status: 'passed' | 'failed' | 'flaky' | 'skipped'
  /** The first lines of what went wrong. */
  why: string
}

interface JestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  title: string
  file?: string
  suites?: Suite[]
  specs?: {
    title: string
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { errors: { message: string }[] }[] }[]
  }[]
}

const firstLines = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, 3).join('\n  ')

const jestTests = ({ testResults }: JestReport): ReportedTest[] =>
  testResults.flatMap(({ name: path, status: ofFile, message, assertionResults }) => {
    const file = path.replace(`${process.cwd()}/`, '')
    const tests = assertionResults.map(({ ancestorTitles, title, status, failureMessages }): ReportedTest => {
      const titles = [...ancestorTitles, title]
      return {
        name: titles.join(' › '),
        file,
        ids: titles.flatMap(idsIn),
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        why: firstLines(failureMessages[0] ?? ''),
      }
    })
    // A file that could not be read is one failure. One that skips tests is “focused” or “skipped” in Jest's words.
    if (ofFile !== 'failed' || tests.some(({ status }) => status === 'failed')) return tests
    return [...tests, { name: 'could not run', file, ids: [], status: 'failed', why: firstLines(message) }]
  })

const statusOf = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

const browserTests = (
  { title: group, file = '', suites = [], specs = [] }: Suite,
  groups: string[] = [],
): ReportedTest[] => {
  const outer = group === '' || group === file ? groups : [...groups, group]
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }): ReportedTest => {
      const titles = [...outer, title]
      const errors = results.flatMap(({ errors: all }) => all)
      return {
        name: titles.join(' › '),
        file: `e2e/${file}`,
        ids: titles.flatMap(idsIn),
        status: statusOf[status],
        why: firstLines(errors[0]?.message ?? ''),
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => browserTests({ file, ...suite }, outer))]
}

/** The tests in a report of Jest or Playwright; none where the file is missing. */
export const readReport = (file: string): ReportedTest[] => {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | { suites: Suite[] }
  return 'testResults' in report ? jestTests(report) : report.suites.flatMap((suite) => browserTests(suite))
}

/** A paragraph for a test that failed at first or at last. */
export const paragraphOf = ({ file, name, why }: ReportedTest) => `${file} › ${name}\n  ${why}`
