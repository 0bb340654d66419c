import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { openPostbox } from './postbox'
import { freePort, startServer } from './server'

test('settings of mail, address, logs, metrics and the built site work as operations.md says @long [N06]', async ({
  browser,
  record,
}) => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'clear-round-dist-'))
  cpSync('dist', join(folder, 'site'), { recursive: true })
  const postbox = await openPostbox()
  const publicUrl = `http://localhost:${port}`
  const server = await startServer([], {
    ...postbox.settings,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    CONTACT_TO: 'secretary@club.example',
    DIST_DIR: join(folder, 'site'),
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    QA_MODE: 'no',
    FLAGS_APP_NAME: 'our-club',
  })
  const page = await browser.newPage({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'elsewhere.example' },
  })
  await record(page)
  try {
    await page.goto(paths.contact)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', publicUrl + paths.contact)
    await page.getByRole('textbox', { name: 'Name' }).fill('Zoë')
    await page.getByRole('textbox', { name: 'Email' }).fill('zoe@example.org')
    await page.getByRole('textbox', { name: 'Message' }).fill('Where do I park?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Message sent').waitFor()
    await expect.poll(() => postbox.to('secretary@club.example').join()).toMatch(/Where do I park\?/)
    assert.match(postbox.to('secretary@club.example').join(), /^From: office@example\.org/m)

    await page.goto(paths.forgotPassword)
    await page.getByRole('textbox', { name: 'Email' }).fill('member@example.org')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect.poll(() => postbox.to('member@example.org').join()).toContain(`${publicUrl}/reset-password/`)

    await page.goto('/qa')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    assert.equal((await page.request.get('/metrics')).headers()['content-type']?.includes('text/html'), true)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    assert.match(metrics, /clear_round_request_duration_seconds_count\{[^}]*contact/)

    const logged = server.printed()
    assert.match(logged, /POST/)
    for (const hidden of ['203.0.113.9', 'zoe@example.org', 'Where do I park'])
      assert.ok(!logged.includes(hidden), hidden)
  } finally {
    await page.close()
    await server.close()
    await postbox.close()
    rmSync(folder, { recursive: true })
  }
})

test('a server without sample data shows empty states with their next steps @long [N07]', async ({
  browser,
  record,
}) => {
  const server = await startServer(['--no-warnings'], { CLEAR_ROUND_SAMPLE_DATA: 'no' })
  const page = await browser.newPage({ baseURL: server.origin })
  await record(page)
  try {
    for (const path of [paths.shows, paths.news, paths.leagues, paths.judging, paths.about]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('main')).not.toContainText(/something went wrong|page not found/i)
    }
  } finally {
    await page.close()
    await server.close()
  }
})
