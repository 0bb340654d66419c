import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

// Holds the tables of proofs against what the other steps of this very run have seen: a row whose test does not exist,
// did not run or did not pass fails, and so does a row that names nothing.
const tables = { 'docs/conformance.md': 'sentences of the specification', 'docs/cases.md': 'cases' }
const reports = { unit: '.cache/jest.json', e2e: '.cache/e2e.json' }

interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Playwright's report: suites are files, then groups; a spec is a test. */
interface Suite {
  title: string
  specs?: { title: string; ok: boolean; tags: string[] }[]
  suites?: Suite[]
}
type Tests = [name: string, passed: boolean][]

const read = (file: string): unknown => {
  if (!existsSync(file)) throw new Error(`${file} is missing: this check reads what "npm test" has run before it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

// What only PostgreSQL can show is skipped where there is none; where it runs (in CI) it counts.
const leftOut = (name: string) => !process.env['TEST_DATABASE_URL'] && name.includes('PostgreSQL')

/** Every test that ran, as the table names it, and whether it passed. */
const ran = (): Map<string, boolean> => {
  const units = (read(reports.unit) as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }): [string, boolean] => [
      `${relative(process.cwd(), name)} › ${fullName}`,
      status === 'passed' || (status === 'pending' && leftOut(fullName)),
    ]),
  )
  // The journeys walk a few of the cases of faults and screens; the others are there for the long proof, which is enough to be named.
  const listed = execFileSync('playwright', ['test', '--list', '--reporter=json'], { maxBuffer: 64 * 1024 * 1024 })
  const named = browserTests(longOnly(JSON.parse(listed.toString()) as Suite))
  return new Map([...units, ...named, ...browserTests(read(reports.e2e) as Suite)])
}

/** The tests of a browser by their own name; a group has passed where all in it have. */
const browserTests = ({ suites: files = [] }: Pick<Suite, 'suites'>): Tests =>
  files.flatMap((file) => {
    const kind = file.title.replace(/\.spec\.ts$/, '')
    return testsIn(file).map(([name, passed]): Tests[number] => [
      `${kind === 'faults' ? kind : 'e2e'} › ${name}`,
      passed,
    ])
  })

/** Only what is left to a long proof: the rest must have run. */
const longOnly = ({ specs = [], suites = [], ...suite }: Suite): Suite => ({
  ...suite,
  specs: specs.filter(({ tags }) => tags.includes('long')),
  suites: suites.map(longOnly),
})

const testsIn = ({ specs = [], suites = [] }: Suite): Tests => [
  ...specs.map(({ title, ok }): Tests[number] => [title, ok]),
  ...suites.flatMap((group) => {
    const inside = testsIn(group)
    if (inside.length === 0) return []
    return [...inside, [group.title, inside.every(([, passed]) => passed)] as Tests[number]]
  }),
]

/** What is wrong with one proof, or null. A name that ends in … stands for all tests that begin so. */
const faultOf = (proof: string, tests: Map<string, boolean>): string | null => {
  const found = proof.endsWith('…')
    ? [...tests].filter(([name]) => name.startsWith(proof.slice(0, -1)))
    : [...tests].filter(([name]) => name === proof)
  if (found.length === 0) return `no test of this name ran: ${proof}`
  return found.every(([, passed]) => passed) ? null : `failed: ${proof}`
}

/** Prints what is wrong with the rows of a table; tells how many faults there are. */
const check = (table: string, what: string, tests: Map<string, boolean>): number => {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => /^\| *[A-Z]?\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  let later = 0
  const faults = rows.flatMap(([, id = '', , proof = '']) => {
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    if (named.length === 0 && /^later: \S/.test(proof)) {
      later += 1
      return []
    }
    if (named.length === 0) return [`${id}: names neither a test nor "later: <subject>"`]
    return named.flatMap((name) => faultOf(name, tests) ?? []).map((fault) => `${id}: ${fault}`)
  })
  const ids = rows.map(([, id]) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands there twice`)
  const all = [...faults, ...twice]
  for (const fault of all) process.stdout.write(`${fault}\n`)
  process.stdout.write(`${rows.length} ${what}, ${later} of them later\n`)
  process.stdout.write(`${rows.length - later - all.length} passed, ${all.length} failed\n`)
  return all.length + (rows.length === 0 ? 1 : 0)
}

const tests = ran()
const faults = Object.entries(tables).map(([table, what]) => check(table, what, tests))
process.exitCode = faults.some((count) => count > 0) ? 1 : 0
