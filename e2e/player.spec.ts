import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { qaFrameFiles, qaFramePath } from '#contract/qa/frame'
import { test } from './fixtures'
import { leavingWays, reachingWays, tryToLeave, tryToReach } from './playerAttacks'
import { startServer } from './server'

const stores = () => {
  const refused = (read: () => unknown) => {
    try {
      read()
      return false
    } catch {
      return true
    }
  }
  return [() => localStorage, () => sessionStorage, () => document.cookie].map(refused)
}

test('a trace is recorded, opened and stepped through, and its frame asks for fonts alone [X09]', async ({
  browser,
  server,
}) => {
  // With the recorder's bar, which the pages of journeys hide.
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(`${server.origin}${paths.home}?qa=1`)
  await page.getByRole('link', { name: 'Shows' }).first().click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.waitForURL(`**${paths.shows}*`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  const seen = await heading.textContent()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save trace' }).click(),
  ])
  const file = await download.path()
  await page.getByRole('link', { name: 'Open in the player' }).click()
  await expect(page.getByText('Page 1 of this tab')).toBeVisible()
  await expect(page.getByText(/^Identical: all/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.goto(`${server.origin}${paths.qa}`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'trace.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    })
  await expect(page.getByText(/^Identical: all/)).toBeVisible()
  await expect(page.getByText('Requests and automatic actions match the recording too.')).toBeVisible()
  const shown = page.frameLocator('iframe')
  const shownHeading = shown.getByRole('main').getByRole('heading', { level: 1 })
  const home = await shownHeading.textContent()
  expect(home).not.toBe(seen)

  const left: string[] = []
  page.on('request', (request) => {
    // Letters that were not shown before bring their font, a file of the build.
    const isFont = request.resourceType() === 'font' && request.url().startsWith(server.origin + qaFrameFiles)
    if (request.frame() !== page.mainFrame() && !isFont) left.push(request.url())
  })
  await page.keyboard.press('End')
  await expect(shownHeading).toHaveText(seen ?? '')
  await shown.getByRole('main').getByRole('link').first().dispatchEvent('click')
  await expect(shownHeading).toHaveText(seen ?? '')
  await page.keyboard.press('Home')
  await expect(shownHeading).toHaveText(home ?? '')
  await page.keyboard.press('End')
  await expect(shownHeading).toHaveText(seen ?? '')
  expect(left).toEqual([])
  const frame = page.frames().find((one) => one.url().endsWith(qaFramePath))
  expect(await frame?.evaluate(stores)).toEqual([true, true, true])
  await page.close()
})

test('a link opens a trace of the server at its step, and says where the server has none [X09]', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'clear-round-traces-'))
  const actions = [
    { type: 'ui/menuToggled' },
    { type: 'ui/colorSchemeChosen', payload: 'dark' },
    { type: 'ui/menuToggled' },
  ]
  writeFileSync(join(folder, 'dark.json'), JSON.stringify({ payload: JSON.stringify(actions) }))
  const server = await startServer([], { QA_TRACES: folder })
  const page = await browser.newPage({ locale: 'en-GB' })
  try {
    await page.goto(`${server.origin}${paths.qa}?trace=dark#step=2`)
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await expect(page.frameLocator('iframe').locator('html.dark')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Copy link to this step' })).toBeVisible()
    await page.getByRole('button', { name: 'Previous step' }).click()
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expect(page.frameLocator('iframe').locator('html.light')).toBeAttached()
    await page.goto(`${server.origin}${paths.qa}?trace=other`)
    await expect(page.getByText('This server has no trace called “other”.')).toBeVisible()
  } finally {
    await page.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Counts who comes: the first part of each path. */
const startCounter = async () => {
  const reached: string[] = []
  const counter = createServer(({ url }, response) => {
    const name = url?.slice(1) ?? ''
    if (name !== '' && name !== 'favicon.ico') reached.push(name)
    response.setHeader('content-type', name === 'script' || name === 'module' ? 'text/javascript' : 'text/html')
    response.end()
  }).listen(0, '127.0.0.1')
  await expect.poll(() => counter.listening).toBe(true)
  const target = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`
  const close = () => {
    counter.closeAllConnections()
    counter.close()
  }
  return { reached, target, close }
}

const openTrace = async (page: Page, origin: string, actions: object[]) => {
  await page.goto(`${origin}${paths.qa}`)
  const buffer = Buffer.from(JSON.stringify({ payload: JSON.stringify(actions) }))
  const file = { name: 'trace.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.locator('[data-step="0"]')).toBeVisible()
  const frame = page.frames().find((one) => one.url().endsWith(qaFramePath))
  if (!frame) throw new Error('The player has no frame')
  return frame
}

test('hostile code in the frame reaches no server and stores nothing, and the same code elsewhere does [X10]', async ({
  page,
  server,
}) => {
  const { reached, target, close } = await startCounter()
  const frame = await openTrace(page, server.origin, [{ type: 'ui/menuToggled' }])
  const kept = await frame.evaluate(tryToReach, target)
  await page.waitForTimeout(2_000)
  expect({ reached, kept }).toEqual({ reached: [], kept: [] })
  await page.goto(target)
  await page.evaluate(tryToReach, target)
  await expect.poll(() => reachingWays.filter((name) => !reached.includes(name))).toEqual([])
  close()
})

test('hostile code leads neither the frame nor the player away, and the same code elsewhere does [X10]', async ({
  page,
  server,
}) => {
  const { reached, target, close } = await startCounter()
  for (const way of leavingWays) {
    const frame = await openTrace(page, server.origin, [{ type: 'ui/menuToggled' }])
    // The frame’s new address has no server.
    await frame.evaluate(tryToLeave, { target, way }).catch(() => undefined)
    await page.waitForTimeout(500)
    expect({ way, reached, at: new URL(page.url()).pathname }).toEqual({ way, reached: [], at: paths.qa })
  }
  for (const way of leavingWays) {
    await page.goto(target)
    await page.evaluate(tryToLeave, { target, way }).catch(() => undefined)
    await page.waitForURL(`${target}/${way}`)
    expect(reached).toContain(way)
  }
  close()
})

test('the player explains a screen that fails in the frame, and shows the next step again [X09]', async ({
  page,
  server,
}) => {
  const location = { pathname: paths.cart, search: '', hash: '', state: null, key: 'cart' }
  await openTrace(page, server.origin, [
    // A line of a cart that says nothing of what it is.
    { type: 'purchase/itemAdded', payload: {} },
    { type: 'router/locationChanged', payload: { location, move: 'PUSH' } },
  ])
  await page.keyboard.press('End')
  await expect(page.getByText(/^The screen crashed at this step: /)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByText(/^The screen crashed at this step: /)).toBeHidden()
  await expect(page.frameLocator('iframe').getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
