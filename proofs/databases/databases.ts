import { readReport } from '../../scripts/reports'
import { runCommand } from '../../scripts/runCommand'

// The server's tests on either database: `npm test` runs them on PostgreSQL where there is one, otherwise embedded.
const report = '.cache/proof-databases.json'
const sum = { passed: 0, failed: 0 }
for (const [name, url] of Object.entries({ PGlite: '', PostgreSQL: process.env['TEST_DATABASE_URL'] ?? '' })) {
  const command = [
    'npm',
    'run',
    '--silent',
    'unit',
    '--',
    '--selectProjects',
    'server',
    '--json',
    `--outputFile=${report}`,
  ]
  const { code } = await runCommand(command, { env: { TEST_DATABASE_URL: url } })
  const tests = readReport(report)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed of ${tests.length}\n`)
  sum.passed += passed
  sum.failed += code !== 0 && failed === 0 ? 1 : failed
}
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed > 0 ? 1 : 0
