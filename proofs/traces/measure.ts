import { chromium, type Browser } from '@playwright/test'
import { startServer } from '../../e2e/server'
import { browserOptions } from '../../scripts/browser'

const measureIn = async (run: (browser: Browser, origin: string) => Promise<void>): Promise<void> => {
  const server = await startServer()
  const browser = await chromium.launch(await browserOptions())
  try {
    await run(browser, server.origin)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Measures in a browser, at a server with sample data. The process fails where that does. */
export const measure = (run: (browser: Browser, origin: string) => Promise<void>): void => {
  measureIn(run).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
}
