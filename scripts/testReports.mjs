// What Jest and Playwright wrote of a run: how many tests passed, which failed and why, and how a second walk of those that
// failed changes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ id: string, title: string, tests: { status: string, results: { errors: { message: string }[] }[] }[] }} Spec */
/** @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite */
/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A runner's report: its file, what it counts, the lines about what failed, the arguments that walk only that again, and
 * the report with what passed then in the place of what had failed.
 * @typedef {{
 *   file: string, count: (report: any) => Count, failed: (report: any) => string[],
 *   again: (report: any) => string[], mended: (report: any, second: any) => any,
 * }} Reporter
 */

/** Colours and the lines after the first three would only hide what was expected. @param {string} text */
const why = (text) => stripVTControlCharacters(text).split('\n').slice(0, 3).join('\n  ')

/** @param {{ testResults: TestFile[] }} report */
const failedFiles = ({ testResults }) => testResults.filter(({ status }) => status === 'failed')

/** @param {TestFile} file */
const failedIn = (file) => {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [`${file.name}\n  ${why(file.message)}`]
  return failed.map((one) => `${one.fullName}\n  ${why(one.failureMessages[0] ?? '')}`)
}

/** @param {{ suites?: Suite[], specs?: Spec[], title?: string }} suite @returns {{ group: string, spec: Spec }[]} */
const specsOf = ({ suites = [], specs = [], title = '' }) => [
  ...specs.map((spec) => ({ group: title, spec })),
  ...suites.flatMap(specsOf),
]

/** @param {Spec} spec @param {string} status */
const ended = ({ tests }, status) => tests.some((one) => one.status === status)

/** @param {any} report @param {Spec[]} walked @returns {any} */
const withSpecs = (report, walked) => ({
  ...report,
  specs: report.specs?.map((/** @type {Spec} */ spec) => walked.find(({ id }) => id === spec.id) ?? spec),
  suites: report.suites?.map((/** @type {Suite} */ suite) => withSpecs(suite, walked)),
})

/** @type {Record<string, Reporter>} */
const reporters = {
  unit: {
    file: '.cache/jest.json',
    count: ({ testResults }) => {
      const statuses = testResults.flatMap((/** @type {TestFile} */ file) =>
        // A file that could not be read has no tests, and is one failure.
        file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
          ? [...file.assertionResults.map(({ status }) => status), 'failed']
          : file.assertionResults.map(({ status }) => status),
      )
      const count = (/** @type {string} */ wanted) =>
        statuses.filter((/** @type {string} */ one) => one === wanted).length
      return { passed: count('passed'), failed: count('failed') }
    },
    failed: (report) => failedFiles(report).flatMap(failedIn),
    again: (report) => ['--runInBand', '--runTestsByPath', ...failedFiles(report).map(({ name }) => name)],
    mended: (report, second) => ({
      ...report,
      testResults: report.testResults.map(
        (/** @type {TestFile} */ file) =>
          second.testResults.find((/** @type {TestFile} */ one) => one.name === file.name) ?? file,
      ),
    }),
  },
  e2e: {
    file: '.cache/e2e.json',
    count: (report) => {
      const count = (/** @type {string} */ status) => specsOf(report).filter(({ spec }) => ended(spec, status)).length
      return { passed: count('expected'), failed: count('unexpected') }
    },
    failed: (report) =>
      specsOf(report)
        .filter(({ spec }) => ended(spec, 'unexpected'))
        .map(({ group, spec }) => {
          const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all))
          return `${group} › ${spec.title}\n  ${why(errors[0]?.message ?? 'no reason given')}`
        }),
    again: () => ['--last-failed', '--workers=1'],
    mended: (report, second) =>
      withSpecs(
        report,
        specsOf(second).map(({ spec }) => spec),
      ),
  },
}

export const reportFiles = Object.values(reporters).map(({ file }) => file)

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * What a step's report counts, and a paragraph for each failure; nothing where the step writes none.
 * @param {string} step @returns {{ count: Count, failed: string[] } | undefined}
 */
export const readReport = (step) => {
  const reporter = reporters[step]
  const report = reporter && read(reporter.file)
  return report && { count: reporter.count(report), failed: reporter.failed(report) }
}

/** More failures than these are no chance of a busy machine. */
const mostAgain = 12

/** The arguments that walk once more what failed; nothing where nothing did, or too much. @param {string} step */
export const argumentsAgain = (step) => {
  const reporter = reporters[step]
  const report = reporter && read(reporter.file)
  if (!report) return undefined
  const { failed } = reporter.count(report)
  return failed > 0 && failed <= mostAgain ? reporter.again(report) : undefined
}

/**
 * Runs what failed once more, through `walk`, and keeps what passed then in the step's report.
 * @param {string} step @param {() => Promise<unknown>} walk
 */
export const keepSecondWalk = async (step, walk) => {
  const reporter = reporters[step]
  if (!reporter) return
  const first = read(reporter.file)
  await walk()
  const second = read(reporter.file)
  writeFileSync(reporter.file, JSON.stringify(second === undefined ? first : reporter.mended(first, second)))
}
