// The whole test command: every check in order, each as an npm script of its own. All of them run even when one fails,
// so that one run shows everything there is to repair. `node scripts/test.mjs lint unit` runs only those.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const npm = process.env['npm_execpath']
const jestReport = '.cache/jest.json'
const journeyReport = '.cache/e2e.json'

/**
 * @typedef {{ name: string, says: string, repair: string, command: string[], when?: boolean }} Step
 * @param {string} script @param {...string} more
 */
const npmRun = (script, ...more) =>
  npm ? [process.execPath, npm, 'run', '--silent', script, '--', ...more] : ['npm', 'run', '-s', script, '--', ...more]

/** @type {Step[]} */
const steps = [
  { name: 'types', says: 'types and project references', repair: 'npm run types', command: npmRun('types') },
  { name: 'lint', says: 'lint', repair: 'npm run lint -- --fix', command: npmRun('lint') },
  { name: 'format', says: 'format', repair: 'npm run format -- --write', command: npmRun('format') },
  {
    name: 'architecture',
    says: 'the law of docs/architecture.md',
    repair: 'npm run architecture',
    command: npmRun('architecture'),
  },
  {
    name: 'dead-code',
    says: 'files, exports and packages nobody uses',
    repair: 'npm run dead-code',
    command: npmRun('dead-code'),
  },
  {
    name: 'messages',
    says: 'sentences in both languages',
    repair: 'npm run messages:extract',
    command: npmRun('messages:check'),
  },
  {
    name: 'openapi',
    says: 'docs/api/openapi.json is fresh',
    repair: 'npm run openapi',
    command: npmRun('openapi', '--check'),
  },
  {
    name: 'picture',
    says: 'the picture of docs/architecture.md is fresh',
    repair: 'npm run architecture:picture',
    command: npmRun('architecture:picture', '--check'),
  },
  {
    name: 'unit',
    says: 'unit, whole-store and server tests',
    repair: 'npm run unit -- --watch',
    command: npmRun('unit', '--json', `--outputFile=${jestReport}`),
  },
  {
    name: 'build',
    says: 'production build',
    repair: 'npm run build',
    command: [process.execPath, 'scripts/ensure.mjs', 'build'],
  },
  { name: 'budgets', says: 'byte budgets', repair: 'npm run budgets', command: npmRun('budgets') },
  { name: 'e2e', says: 'journeys in a browser', repair: 'npm run e2e', command: npmRun('e2e') },
  {
    name: 'conformance',
    says: 'each sentence of the specification has its proof',
    repair: 'docs/conformance.md',
    command: npmRun('conformance'),
  },
  {
    name: 'unleash',
    says: 'the flag protocol against a real Unleash',
    repair: 'npm run test:unleash',
    command: npmRun('test:unleash'),
    when: Boolean(process.env['TEST_DATABASE_URL']),
  },
]

/** @param {string[]} command @returns {Promise<{ code: number, output: string }>} */
const run = ([program = '', ...rest]) =>
  new Promise((resolve) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        process.stdout.write(text)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** What Jest or a runner of ours counted; any other check is one test. @param {string} name @param {number} code @param {string} output */
const countOf = (name, code, output) => {
  const fallback = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (name === 'unit') {
    if (!existsSync(jestReport)) return fallback
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(jestReport, 'utf8'))
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
  }
  const told = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  if (!told) return fallback
  const failed = Number(told[2])
  return { passed: Number(told[1]), failed: code !== 0 && failed === 0 ? 1 : failed }
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}\n`)
  process.exit(1)
}

mkdirSync('.cache', { recursive: true })
// The conformance table is read against this run alone.
for (const report of [jestReport, journeyReport]) rmSync(report, { force: true })
const sum = { passed: 0, failed: 0 }
/** @type {string[]} */
const report = []
for (const { name, says, repair, command, when = true } of steps.filter(
  ({ name }) => chosen.length === 0 || chosen.includes(name),
)) {
  if (chosen.length === 0 && !when) {
    process.stdout.write(`\n== ${name}: left out, TEST_DATABASE_URL names no PostgreSQL\n`)
    continue
  }
  process.stdout.write(`\n== ${name}: ${says}\n`)
  const start = performance.now()
  const { code, output } = await run(command)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const { passed, failed } = countOf(name, code, output)
  sum.passed += passed
  sum.failed += failed
  const way = failed > 0 ? `   repair or look closer: ${repair}` : ''
  report.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed${way}`,
  )
}

process.stdout.write(`\n${report.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed\n`)
process.exit(sum.failed > 0 ? 1 : 0)
