import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { paths } from '#contract/shared/paths'
import type { EarlierPage } from '../src/features/qa/recorder/earlierPages'
import { readTrace } from '../src/trace/readTrace'
import { test } from './fixtures'
import { recordPage } from './recordPage'
import { logIn } from './steps'
import { verifyTraces } from './verifyTraces'

test('a page that is left or loaded again keeps its trace, until the tester stops [X11]', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ baseURL: server.origin })
  await page.goto(`${paths.about}?qa=1`)
  await page.getByText(/^Recording: /).waitFor()
  await page.reload()
  await page.getByText(/^Recording: /).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save earlier pages (1)' }).click()
  const read = readTrace(readFileSync(await (await download).path(), 'utf8'))
  assert.ok(read.success && read.trace.actions.length > 0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(`**${paths.about}`)
  await page.locator('html[data-started]').waitFor()
  assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('qa'))), [])
})

test('a trace that replays differently, holds a password or is missing fails its journey [X12]', async ({
  browser,
  server,
}, info) => {
  const page = await browser.newPage({ baseURL: server.origin })
  const recording = await recordPage(page)
  await logIn(page, 'member')
  const pages = await recording.take()
  assert.equal(recording.loads(), 1)
  const verify = (changed: EarlierPage[], secrets: string[] = []) =>
    verifyTraces({ take: () => Promise.resolve(changed), loads: () => 1, secrets: () => secrets }, info)
  const changing = (from: string | RegExp, to: string) =>
    pages.map((one) => ('text' in one ? { ...one, text: one.text.replaceAll(from, to) } : one))
  await verify(pages, recording.secrets())
  await assert.rejects(verify(changing('"notifications","pathname"],"', '"notifications","pathname"],"/x')), {
    message: /DIVERGED at step \d[^]*npm run replay -- \.cache\/e2e\/.*trace-1\.json/,
  })
  await assert.rejects(verify(pages, ['fulfilled']), /it holds a password or a token/)
  const unlisted = changing(/(?<="clearRoundPseudonyms":)\[[^\]]*\]/g, '[]')
  await assert.rejects(verify(unlisted), /it holds \d+ × /)
  await assert.rejects(verify([]), /1 pages were recorded, and 0 left a trace/)
})
