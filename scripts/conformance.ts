import { readFileSync } from 'node:fs'
import { proofs } from './proofs/proofs'
import { readResults } from './proofs/record'
import { faultsOf, rowsOf, type TestResult } from './provenIds'
import { readReport } from './reports'

// Holds the tables of sentences and cases against tests: a row counts if a test with its id at the end of its title passed in
// this run, or in the last clean run of a proof, whose commit is named.
const tables = { 'docs/conformance.md': 'sentences of the specification', 'docs/cases.md': 'cases' }

const ran = ['.cache/jest.json', '.cache/e2e.json'].flatMap((file) => {
  const tests = readReport(file)
  if (tests.length === 0) throw new Error(`${file} has no tests: this check reads what "npm test" has run before it`)
  return tests
})
// What only PostgreSQL can show is skipped where there is none; where it runs (in CI) it counts.
const canRun = (name: string) => Boolean(process.env['TEST_DATABASE_URL']) || !name.includes('PostgreSQL')
const results: TestResult[] = ran.map(({ name, ids, status }) => {
  const passed = status === 'passed' || status === 'flaky' || (status === 'skipped' && !canRun(name))
  return { name, ids, passed }
})
const now = new Set(results.filter(({ passed }) => passed).flatMap(({ ids }) => ids))
const proven = proofs.flatMap(({ name }): TestResult[] => {
  const { clean } = readResults(name)
  return clean ? [{ name: `proof ${name} at ${clean.commit}`, ids: clean.ids, passed: true }] : []
})

const rows = Object.entries(tables).flatMap(([table, what]) => {
  const found = rowsOf(readFileSync(table, 'utf8'))
  if (found.length === 0) throw new Error(`${table} has no rows`)
  process.stdout.write(`${found.length} ${what}, ${found.filter(({ later }) => later).length} of them later\n`)
  return found
})
const known = rows.map(({ id }) => id)
// An id of an older commit may have gone since.
const faults = faultsOf(rows, [
  ...results,
  ...proven.map((proof) => ({ ...proof, ids: proof.ids.filter((id) => known.includes(id) && !now.has(id)) })),
])
for (const { name, ids } of proven) {
  const alone = ids.filter((id) => known.includes(id) && !now.has(id))
  if (alone.length > 0) process.stdout.write(`by ${name} alone: ${alone.join(' ')}\n`)
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
