import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { drawEndpoints } from '#contract/draw/draw'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'
import { logIn, paid, pay } from './steps'

const slug = 'krakowskie-smocze-starty'
const days = (count: number) => String(count * 24 * 60 * 60 * 1_000)

test('a member takes part in a draw, pays for the place, and does the draw again @long [G12]', async ({
  browser,
  record,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'draw-'))
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const server = await startServer(['--import', './e2e/movedClock.mjs'], { CLOCK_FILE: clock })
  const page = await browser.newPage({ baseURL: server.origin })
  await record(page)
  try {
    await logIn(page, 'member')
    await page.goto(fill(paths.show, { slug }))
    const draw = page.getByRole('region', { name: 'Draw for places' })
    await draw.getByRole('group', { name: 'Łatka' }).getByRole('checkbox').first().check()
    await draw.getByRole('button', { name: 'Take part in the draw' }).click()
    const receipt = await draw.getByText(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/).innerText()
    // The window is three days long, of which one is over.
    await server.kill()
    writeFileSync(clock, days(3))
    await server.restart()
    await expect
      .poll(async () => (await page.request.get(apiBase + fill(drawEndpoints.getDraw.path, { slug }))).text(), {
        timeout: 30_000,
      })
      .toContain(receipt)
    await page.reload()
    await draw.getByText('Your position: 1 of 1').waitFor()
    await draw.getByRole('button', { name: 'Add the place to your cart' }).click({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Check out' }).click()
    await pay(page)
    await paid(page)
    const file = join(folder, 'draw.json')
    writeFileSync(file, await (await page.request.get(apiBase + fill(drawEndpoints.getDraw.path, { slug }))).text())
    const { status, stdout } = spawnSync(process.execPath, ['scripts/draw.mjs', file], { encoding: 'utf8' })
    assert.deepEqual([status, stdout.includes(`${slug}: the same. 1 members`)], [0, true])
  } finally {
    await page.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
