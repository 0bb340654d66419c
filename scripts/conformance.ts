import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { browserResults, faultsOf, jestResults, rowsOf, type JestReport, type Suite } from './provenIds'

// Holds the tables of sentences and cases against what the other steps of this very run have seen: each row needs a test
// that has its id in its title, ran and passed.
const tables = { 'docs/conformance.md': 'sentences of the specification', 'docs/cases.md': 'cases' }
const reports = { unit: '.cache/jest.json', e2e: '.cache/e2e.json' }

const read = (file: string): unknown => {
  if (!existsSync(file)) throw new Error(`${file} is missing: this check reads what "npm test" has run before it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

// What only PostgreSQL can show is skipped where there is none; where it runs (in CI) it counts.
const leftOut = (name: string) => !process.env['TEST_DATABASE_URL'] && name.includes('PostgreSQL')

// The journeys walk a few of the cases of faults and screens; the others are there for the long proofs, where to be
// listed is enough.
const listed = execFileSync('playwright', ['test', '--list', '--reporter=json'], { maxBuffer: 64 * 1024 * 1024 })
const results = [
  ...jestResults(read(reports.unit) as JestReport, leftOut),
  ...browserResults((read(reports.e2e) as Suite).suites ?? []),
  ...browserResults((JSON.parse(listed.toString()) as Suite).suites ?? [], ['long']),
]

const rows = Object.entries(tables).flatMap(([table, what]) => {
  const found = rowsOf(readFileSync(table, 'utf8'))
  if (found.length === 0) throw new Error(`${table} has no rows`)
  process.stdout.write(`${found.length} ${what}, ${found.filter(({ later }) => later).length} of them later\n`)
  return found
})
const faults = faultsOf(rows, results)
for (const fault of faults) process.stdout.write(`${fault}\n`)
const failed = new Set(faults.map((fault) => fault.split(':')[0])).size
process.stdout.write(`${Math.max(0, rows.filter(({ later }) => !later).length - failed)} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
