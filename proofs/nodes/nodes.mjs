// Runs the unit and server tests on other versions of Node, which npm carries as packages.
// `npm run proofs -- nodes` takes those of package.json's engines, `npm run proofs -- nodes -- 24 server/db` one of them, and a part of the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const npm = process.env['npm_execpath'] ?? ''
const [only, ...part] = process.argv.slice(2)
const versions = only === undefined ? ['20.19', '22', '24'] : [only]

/** @param {string[]} args */
const run = ([program = '', ...args], env = process.env) =>
  spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0

/** @param {string} version */
const install = (version) => {
  const folder = join('.cache', 'nodes', version)
  const name = `node-${process.platform}-${process.arch}`
  const binary = join(process.cwd(), folder, 'node_modules', name, 'bin', 'node')
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`]
  if (!existsSync(binary) && !run([process.execPath, npm, ...args]))
    throw new Error(`Node ${version} could not be fetched`)
  return binary
}

const sum = { passed: 0, failed: 0 }
for (const version of versions) {
  const node = install(version)
  const report = join('.cache', `jest-node-${version}.json`)
  const start = performance.now()
  const ended = run([node, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...part])
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests + numRuntimeErrorTestSuites
  sum.passed += passed
  sum.failed += failed + (!ended && failed === 0 ? 1 : 0)
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  process.stdout.write(`Node ${stdout.trim()}: ${passed} passed, ${failed} failed, ${seconds} s\n`)
}
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed > 0 ? 1 : 0
