import { mkdirSync, rmSync } from 'node:fs'
import { paragraphOf, readReport } from './reports'
import { runCommand } from './runCommand'

// `npm test` protects main. Every check runs even when one fails, so that one run shows everything there is to repair;
// `npm test -- lint unit` runs only these.

interface Step {
  name: string
  says: string
  /** What repairs it, or shows more. */
  repair: string
  command: string[]
  /** The report of a test runner, whose tests are counted; any other step counts as one. */
  report?: string
}

const node = process.execPath
const cruised =
  'contract server src scripts e2e bench proofs webpack.config.ts jest.config.ts playwright.config.ts'.split(' ')
const reports = { unit: '.cache/jest.json', e2e: '.cache/e2e.json' }

/** Two lanes of about equal length, for two cores. Nothing runs beside Jest or the browser, whose timeouts a busy core would exceed. */
const lanes: Step[][] = [
  [
    { name: 'types', says: 'types and project references', repair: 'npx tsc -b', command: ['tsc', '-b'] },
    {
      name: 'build',
      says: 'production build',
      repair: 'npm run build',
      command: [node, 'scripts/ensure.mjs', 'build'],
    },
    {
      name: 'budgets',
      says: 'how much the pages load',
      repair: 'load it with the route that needs it',
      command: ['tsx', 'scripts/budgets.ts'],
    },
    {
      name: 'documents',
      says: 'generated documents are fresh',
      repair: 'npm run documents',
      command: ['tsx', 'scripts/documents.ts', '--check'],
    },
    {
      name: 'format',
      says: 'format',
      repair: 'npx prettier --write .',
      command: ['prettier', '--check', '.', '--cache', '--cache-location', '.cache/prettier'],
    },
  ],
  [
    {
      name: 'lint',
      says: 'lint',
      repair: 'npm run lint -- --fix',
      command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
    },
    {
      name: 'architecture',
      says: 'the dependency rules of docs/architecture.md',
      repair: 'move the code into the module that may have it',
      command: ['depcruise', ...cruised, '--output-type', 'err-long'],
    },
    {
      name: 'dead-code',
      says: 'unused files, exports and packages',
      repair: 'npx knip',
      command: ['knip', '--cache', '--cache-location', '.cache/knip'],
    },
    {
      name: 'messages',
      says: 'sentences in both languages',
      repair: 'npm run messages',
      command: ['tsx', 'scripts/checkMessages.ts'],
    },
    {
      name: 'containers',
      says: 'compose.yaml',
      repair: 'npx dclint compose.yaml',
      command: ['dclint', 'compose.yaml', '--max-warnings', '0'],
    },
  ],
]

const oneByOne: Step[] = [
  {
    name: 'unit',
    says: 'unit, whole-store and server tests',
    repair: `npm run unit -- -t '<name>'`,
    command: ['npm', 'run', '--silent', 'unit', '--', '--json', `--outputFile=${reports.unit}`],
    report: reports.unit,
  },
  {
    name: 'e2e',
    says: 'journeys in a browser',
    repair: `npm run e2e -- -g '<part of a name>'`,
    command: ['npm', 'run', '--silent', 'e2e'],
    report: reports.e2e,
  },
  {
    name: 'conformance',
    says: 'each sentence of the specification and each case has its proof',
    repair: 'docs/conformance.md',
    command: ['tsx', 'scripts/conformance.ts'],
  },
]

const names = [...lanes.flat(), ...oneByOne].map(({ name }) => name)
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${names.join(', ')}\n`)
  process.exit(1)
}
const isWanted = ({ name }: Step) => chosen.length === 0 || chosen.includes(name)

const sum = { passed: 0, failed: 0, flaky: 0 }
const lines: string[] = []
const failures: string[] = []
const flaky: string[] = []

/** Runs one step. What steps side by side say is printed at the end of each, so that they do not mix. */
const runStep = async ({ name, says, repair, command, report }: Step, isBeside: boolean): Promise<void> => {
  const heading = `\n== ${name}: ${says}\n`
  process.stdout.write(isBeside ? `   ${name} started\n` : heading)
  const { code, output, seconds } = await runCommand(command, { quiet: isBeside })
  if (isBeside) process.stdout.write(heading + output)
  const tests = report ? readReport(report) : []
  const withStatus = (status: string) => tests.filter((test) => test.status === status)
  const ended = {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length,
    flaky: withStatus('flaky').length,
  }
  // A runner that ends badly without a failed test has not run everything.
  if (code !== 0 && ended.failed === 0) ended.failed = 1
  if (!report && code === 0) ended.passed = 1
  sum.passed += ended.passed
  sum.failed += ended.failed
  sum.flaky += ended.flaky
  failures.push(...withStatus('failed').map(paragraphOf))
  flaky.push(...withStatus('flaky').map(paragraphOf))
  const counts = report ? `  ${ended.passed} passed, ${ended.failed} failed, ${ended.flaky} flaky` : ''
  const way = ended.failed > 0 ? `  repair or look closer: ${repair}` : ''
  lines.push(
    `${ended.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s${counts}${way}`,
  )
}

const runLane = async (steps: Step[], isBeside: boolean): Promise<void> => {
  for (const step of steps.filter(isWanted)) await runStep(step, isBeside)
}

mkdirSync('.cache', { recursive: true })
// The conformance table is read against this run alone.
for (const report of Object.values(reports)) rmSync(report, { force: true })
await Promise.all(lanes.map((steps) => runLane(steps, true)))
await runLane(oneByOne, false)

if (flaky.length > 0)
  process.stdout.write(`\nFlaky, passed at the second attempt; make them deterministic:\n${flaky.join('\n')}\n`)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write(`\n${lines.join('\n')}\n${(performance.now() / 1000).toFixed(0)} s in all, ${sum.flaky} flaky\n\n`)
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed > 0 ? 1 : 0
