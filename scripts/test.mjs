// The whole test command: every check is an npm script of its own. All of them run even when one fails, so that one run
// shows everything there is to repair. `node scripts/test.mjs lint unit` runs only those.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { argumentsAgain, keepSecondWalk, readReport, reportFiles } from './testReports.mjs'

const npm = process.env['npm_execpath']

/**
 * Steps of a round run side by side where their queues differ, and one after the other within a queue: what keeps one
 * core busy runs beside the tests, and the journeys find a build.
 * @typedef {{ name: string, says: string, repair: string, command: string[], round: 1 | 2 | 3, queue?: 'tests', when?: boolean }} Step
 * @param {string} script @param {...string} more
 */
const npmRun = (script, ...more) =>
  npm ? [process.execPath, npm, 'run', '--silent', script, '--', ...more] : ['npm', 'run', '-s', script, '--', ...more]

/** @type {Step[]} */
const steps = [
  { name: 'types', says: 'types and project references', repair: 'npm run types', command: npmRun('types'), round: 1 },
  { name: 'lint', says: 'lint', repair: 'npm run lint -- --fix', command: npmRun('lint'), round: 1 },
  { name: 'format', says: 'format', repair: 'npm run format -- --write', command: npmRun('format'), round: 1 },
  {
    name: 'architecture',
    says: 'the dependency rules of docs/architecture.md',
    repair: 'npm run architecture',
    command: npmRun('architecture'),
    round: 1,
  },
  {
    name: 'dead-code',
    says: 'files, exports and packages nobody uses',
    repair: 'npm run dead-code',
    command: npmRun('dead-code'),
    round: 1,
  },
  {
    name: 'messages',
    says: 'sentences in both languages',
    repair: 'npm run messages:extract',
    command: npmRun('messages:check'),
    round: 1,
  },
  {
    name: 'openapi',
    says: 'docs/api/openapi.json is fresh',
    repair: 'npm run openapi',
    command: npmRun('openapi', '--check'),
    round: 1,
  },
  {
    name: 'access',
    says: 'docs/access.md is fresh',
    repair: 'npm run access',
    command: npmRun('access', '--check'),
    round: 1,
  },
  {
    name: 'picture',
    says: 'the picture of docs/architecture.md is fresh',
    repair: 'npm run architecture:picture',
    command: npmRun('architecture:picture', '--check'),
    round: 1,
  },
  {
    name: 'containers',
    says: 'Dockerfile and compose.yaml',
    repair: 'npm run containers',
    command: npmRun('containers'),
    round: 1,
  },
  {
    name: 'build',
    says: 'production build',
    repair: 'npm run build',
    command: [process.execPath, 'scripts/ensure.mjs', 'build'],
    round: 1,
  },
  { name: 'budgets', says: 'byte budgets', repair: 'npm run budgets', command: npmRun('budgets'), round: 1 },
  {
    name: 'unit',
    says: 'unit, whole-store and server tests',
    repair: 'npm run unit -- --watch',
    command: npmRun('unit', '--json', '--outputFile=.cache/jest.json'),
    round: 1,
    queue: 'tests',
  },
  {
    name: 'e2e',
    says: 'journeys in a browser',
    repair: 'npm run e2e',
    command: npmRun('e2e'),
    round: 2,
    queue: 'tests',
  },
  {
    name: 'unleash',
    says: 'the flag protocol against a real Unleash',
    repair: 'npm run test:unleash',
    command: npmRun('test:unleash'),
    round: 2,
    when: Boolean(process.env['TEST_DATABASE_URL']),
  },
  {
    name: 'conformance',
    says: 'each sentence of the specification has its proof',
    repair: 'docs/conformance.md',
    command: npmRun('conformance'),
    round: 3,
  },
]

/** @param {string[]} command @returns {Promise<{ code: number, output: string }>} */
const run = ([program = '', ...rest]) =>
  new Promise((resolve) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => (output += text))
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** What Jest, Playwright or a check of ours counted; any other check is one test. @param {string} name @param {number} code @param {string} output */
const countOf = (name, code, output) => {
  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed } = readReport(name)?.count ?? said(output) ?? one
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** @param {string} output */
const said = (output) => {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

mkdirSync('.cache', { recursive: true })
// The conformance table is read against this run alone.
for (const report of reportFiles) rmSync(report, { force: true })
const firstWalk = '.cache/e2e-first'
rmSync(firstWalk, { recursive: true, force: true })
const sum = { passed: 0, failed: 0 }
/** @type {string[]} */
const report = []
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const passedAgain = []

/**
 * Walks the few tests that failed once more, by themselves: on a busy machine a wait may end too early, and who sees one
 * such test fail learns nothing. What passes then is named at the end, since a test that fails by chance wants mending too.
 * @param {string} name @param {string[]} command
 */
const walkAgain = async (name, command) => {
  const more = argumentsAgain(name)
  if (!more) return undefined
  const before = readReport(name)?.failed ?? []
  process.stdout.write(`   ${name}: ${before.length} failed, walked once more\n`)
  // Playwright empties its folder when it begins: what a journey left that failed by chance is all that says why.
  if (name === 'e2e' && existsSync('.cache/e2e')) cpSync('.cache/e2e', firstWalk, { recursive: true })
  let second = { code: 1, output: '' }
  await keepSecondWalk(name, async () => {
    second = await run([...command, ...more])
  })
  const still = readReport(name)?.failed ?? []
  const title = (/** @type {string} */ failure) => failure.split('\n')[0]
  passedAgain.push(...before.filter((failure) => !still.some((one) => title(one) === title(failure))))
  return second
}

/** Runs one step; what it says is printed at its end, so that steps side by side do not mix. @param {Step} step */
const runStep = async ({ name, says, repair, command, when = true }) => {
  if (chosen.length === 0 && !when) {
    process.stdout.write(`\n== ${name}: left out, TEST_DATABASE_URL names no PostgreSQL\n`)
    return
  }
  process.stdout.write(`   ${name} has begun\n`)
  const start = performance.now()
  const first = await run(command)
  const { code, output } = (await walkAgain(name, command)) ?? first
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const { passed, failed } = countOf(name, code, output)
  process.stdout.write(`\n== ${name}: ${says}\n${first.output}${output === first.output ? '' : output}`)
  sum.passed += passed
  sum.failed += failed
  failures.push(...(readReport(name)?.failed ?? []))
  const way = failed > 0 ? `   repair or look closer: ${repair}` : ''
  report.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed${way}`,
  )
}

const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
for (const round of [1, 2, 3]) {
  await Promise.all(
    ['tests', undefined].map(async (queue) => {
      for (const step of wanted.filter((one) => one.round === round && one.queue === queue)) await runStep(step)
    }),
  )
}

const seconds = (performance.now() / 1000).toFixed(0)
if (passedAgain.length > 0)
  process.stdout.write(
    `\nFailed at first, passed when walked alone; mend what depends on time:\n${passedAgain.join('\n')}\n`,
  )
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write(`\n${report.join('\n')}\n${seconds} s in all\n\n${sum.passed} passed, ${sum.failed} failed\n`)
process.exit(sum.failed > 0 ? 1 : 0)
