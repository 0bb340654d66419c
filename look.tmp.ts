import { chromium } from '@playwright/test'
import { startServer } from './e2e/server'
import { browserOptions } from './scripts/browser'
const at = process.argv[2] ?? '/desk/members'
const run = async () => {
  const server = await startServer()
  const browser = await chromium.launch(await browserOptions())
  for (const [name, options] of Object.entries({
    wide: { viewport: { width: 1280, height: 900 } },
    dark: { viewport: { width: 320, height: 800 }, colorScheme: 'dark' as const, locale: 'pl-PL' },
  })) {
    const context = await browser.newContext({ baseURL: server.origin, ...options })
    const page = await context.newPage()
    page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) console.log(name, message.text()) })
    await page.goto('/login')
    await page.locator('[name=email]').fill('admin@example.org')
    await page.locator('[name=password]').fill('clear-round')
    await page.locator('[name=password]').press('Enter')
    await page.waitForURL(/dashboard/)
    await page.goto(at)
    await page.waitForTimeout(2500)
    for (const press of process.argv.slice(4)) { await page.locator(press).first().click(); await page.waitForTimeout(1200) }
    await page.screenshot({ path: `/tmp/shot-${process.argv[3] ?? 'x'}-${name}.png`, fullPage: !process.env.PART })
    console.log(name, await page.evaluate(() => document.documentElement.scrollWidth))
  }
  await browser.close()
  await server.close()
}
run().catch((error) => { console.error(error); process.exit(1) })
