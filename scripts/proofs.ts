import { rmSync, writeFileSync } from 'node:fs'
import { proofs, type Proof } from './proofs/proofs'
import { proofsText } from './proofs/proofsDocument'
import { machine, presentCommit, readResults, recordRun, type Run } from './proofs/record'
import { paragraphOf, readReport } from './reports'
import { runCommand } from './runCommand'

// npm run proofs [-- <name> …]: runs long checks and records what they found. What follows a name and a `--` goes to its last
// command, to run a part of it: that is printed, not recorded.

const most = 20
const lacksPostgres = ({ needs }: Proof) => needs.includes('postgres') && !process.env['TEST_DATABASE_URL']

/** "12 passed, 0 failed", the last of its kind in what a program printed. */
const printedCount = (output: string) => {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

const lastLines = (output: string) =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\d/.test(line) && !/^\d+ passed, \d+ failed$/.test(line))
    .slice(-4)

const runProof = async ({ commands, report, env = {}, needs }: Proof, more: string[]): Promise<Omit<Run, 'commit'>> => {
  if (report) rmSync(report, { force: true })
  let code = 0
  let output = ''
  let seconds = 0
  const before = needs.includes('build') ? [['node', 'scripts/ensure.mjs', 'build']] : []
  for (const [index, command] of [...before, ...commands].entries()) {
    const isLast = index === before.length + commands.length - 1
    const ended = await runCommand(isLast ? [...command, ...more] : command, { env })
    code ||= ended.code
    output += ended.output
    seconds += ended.seconds
  }
  const tests = report ? readReport(report) : []
  const bad = tests.filter(({ status }) => status === 'failed' || status === 'flaky')
  const count = report
    ? { passed: tests.filter(({ status }) => status === 'passed').length, failed: bad.length }
    : (printedCount(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    minutes: Math.round(seconds / 6) / 10,
    passed: count.passed,
    failed: code !== 0 && count.failed === 0 ? 1 : count.failed,
    failures: bad.map(paragraphOf).slice(0, most),
    printed: report ? [] : lastLines(output),
    ids: [...new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ ids }) => ids))].sort(),
  }
}

const args = process.argv.slice(2)
const end = args.indexOf('--')
const names = end === -1 ? args : args.slice(0, end)
const more = end === -1 ? [] : args.slice(end + 1)
const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name))
if (unknown.length > 0) {
  const known = proofs.map(({ name }) => name).join(', ')
  process.stderr.write(`No such proof: ${unknown.join(', ')}. There are: ${known}\n`)
  process.exit(1)
}

const commit = presentCommit()
const isDone = ({ name }: Proof) =>
  names.length === 0 && commit !== undefined && readResults(name).clean?.commit === commit
const wanted = proofs.filter((proof) => (names.length === 0 || names.includes(proof.name)) && !isDone(proof))
const lines: string[] = []
for (const proof of wanted) {
  if (lacksPostgres(proof)) {
    lines.push(`LEFT OUT ${proof.name}: set TEST_DATABASE_URL, or start a server for it with .ci/with-postgres`)
    continue
  }
  process.stdout.write(`\n== ${proof.name}: ${proof.claim}\n`)
  const run = await runProof(proof, more)
  const isFull = more.length === 0 && commit !== undefined
  if (isFull) {
    recordRun(proof.name, { commit, ...run })
    writeFileSync('docs/proofs.md', proofsText())
  }
  const why = more.length > 0 ? 'a part' : 'files are not committed'
  const kept = isFull ? 'recorded' : `not recorded: ${why}`
  lines.push(
    `${run.failed === 0 ? 'ok      ' : 'FAILED  '} ${proof.name}: ${run.passed} passed, ${run.failed} failed, ${run.minutes} min (${kept})`,
  )
}
process.stdout.write(`\n${lines.join('\n')}\n`)
process.exitCode = lines.some((line) => !line.startsWith('ok')) ? 1 : 0
