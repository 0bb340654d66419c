import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'clear-round-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [trace, test] = [join(folder, 'trace.json'), join(folder, 'bug.test.ts')]
const command = (actions: object[], ...options: string[]) => {
  rmSync(test, { force: true })
  writeFileSync(trace, JSON.stringify(actions))
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/replay.ts', trace, ...options], { encoding: 'utf8' })
  return { status, stdout, test: existsSync(test) ? readFileSync(test, 'utf8') : null }
}
const chosen = { type: 'ui/localeChosen', payload: 'pl' }
const toggled = { type: 'ui/menuToggled' }

describe('npm run replay, with a test to write', () => {
  it('tries the test on mutants of the code that the trace runs', () => {
    const { status, stdout, test: written } = command([toggled, chosen, toggled], `--jest=${test}`)
    expect(status).toBe(0)
    const [, caught, reached] = /It catches (\d+) of (\d+) mutants/.exec(stdout) ?? []
    expect(Number(reached)).toBeGreaterThan(3)
    expect(caught).toBe(reached)
    expect(written).toContain('localeChosen')
  })

  it('writes no test that cannot fail, and says so in its exit code', () => {
    expect(command([{ type: 'unknown' }], `--jest=${test}`)).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('No test:'),
      test: null,
    })
    expect(command([chosen], `--jest=${test}`, '--mark=2')).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('there is no step 2 among 1'),
      test: null,
    })
    expect(command([chosen], '--shrink=state.ui.locale === 1', `--jest=${test}`)).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('nothing to shrink'),
      test: null,
    })
  })

  it('writes a test that fails until the fault is never so', () => {
    const { status, test: written } = command([chosen], `--shrink=state.ui.locale === 'pl'`, `--jest=${test}`)
    expect(status).toBe(0)
    expect(written).toContain(`expect(stepsWhere(frames, actions, (state) => state.ui.locale === 'pl')).toEqual([])`)
  })
})
