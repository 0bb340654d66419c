import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { startServer } from './server'

/** What a page handed to the extension; null where it never connected. */
const connected = async (page: Page, address: string) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      handed: null,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: object) => {
        Object.assign(window, { handed: Object.keys(options) })
        return (...enhancers: ((create: unknown) => unknown)[]) =>
          (create: unknown) =>
            enhancers.reduceRight((inner, enhance) => enhance(inner), create)
      },
    })
  })
  await page.goto(address)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  return page.evaluate(() => (window as unknown as { handed: string[] | null }).handed)
}

test('Redux DevTools connect to a built page in QA mode, sanitised, and never otherwise @long [X80]', async ({
  browser,
}) => {
  test.slow()
  for (const mode of ['yes', 'no']) {
    const server = await startServer([], { QA_MODE: mode })
    const page = await browser.newPage()
    try {
      const handed = await connected(page, server.origin + paths.shows)
      assert.equal(handed !== null, mode === 'yes')
      for (const name of handed ? ['actionSanitizer', 'stateSanitizer'] : []) assert.ok(handed?.includes(name))
    } finally {
      await page.close()
      await server.close()
    }
  }
})
