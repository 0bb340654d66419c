import type { Browser } from '@playwright/test'
import { recordPage } from '../recordPage'
import { startServer, type RunningServer } from '../server'
import { goldenText } from './goldenText'
import { journeys, localeOf, type JourneyName } from './journeys'
import { pinPage, type Delay } from './pinnedPage'

export const startPinnedServer = (): Promise<RunningServer> => startServer(['--import', './e2e/golden/pinned.mjs'])

/** Walks a journey in a separate browser, and returns the traces of its pages. */
export const walkPages = async (
  browser: Browser,
  { origin }: RunningServer,
  name: JourneyName,
  delay: Delay = () => 0,
): Promise<string[]> => {
  const context = await browser.newContext({ baseURL: origin, locale: localeOf(name), reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const recording = await recordPage(page)
    await journeys[name](await pinPage(page, delay))
    const pages = await recording.take()
    return pages.map((one) => ('text' in one ? one.text : JSON.stringify(one)))
  } finally {
    await context.close()
  }
}

/** Walks a journey, and returns what happened in its pages as a golden file has it. */
export const walk = async (...given: Parameters<typeof walkPages>): Promise<string> =>
  goldenText(await walkPages(...given))
