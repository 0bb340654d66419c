import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../scripts/runCommand'

// .ci/run on fresh clones of the present commit, one after the other; with --busy one core has other work meanwhile.
const [runs = '1', ...flags] = process.argv.slice(2)
const busy = flags.includes('--busy') ? spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }) : undefined
const sum = { passed: 0, failed: 0 }
const lines: string[] = []
for (let run = 1; run <= Number(runs); run += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'clear-round-clone-'))
  await runCommand(['git', 'clone', '--quiet', '.', folder])
  // The settings of this run do not apply to the clone.
  const env = { TEST_DATABASE_URL: '', E2E_REPORT: '' }
  const { code, output, seconds } = await runCommand([join(folder, '.ci/run')], { env })
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
  const [, flaky = '0'] = /, (\d+) flaky$/m.exec(output) ?? []
  lines.push(`run ${run}: ${(seconds / 60).toFixed(1)} min, ${passed} passed, ${failed} failed, ${flaky} flaky`)
  sum.passed += Number(passed)
  sum.failed += Number(failed) + Number(flaky) + (code !== 0 && failed === '0' ? 1 : 0)
  rmSync(folder, { recursive: true, force: true })
}
busy?.kill('SIGKILL')
process.stdout.write(`\n${lines.join('\n')}\n${sum.passed} passed, ${sum.failed} failed\n`)
process.exitCode = sum.failed > 0 ? 1 : 0
