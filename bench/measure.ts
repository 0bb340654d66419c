import type { Browser } from '@playwright/test'
import { slowPage, viewport } from './slowPhone'

/** One load of a page. Times in milliseconds from navigation; `live` is when the app answers input, null without an app. */
export interface Load {
  lcp: number
  tbt: number
  cls: number
  live: number | null
}

interface Measured {
  lcp: number
  cls: number
  tasks: number[]
  live: number | null
}

const quiet = 5_000

// Runs in the page. No named function in here: the transpiler would add a helper that the page does not have.
const watch = () => {
  const measured: Measured = { lcp: 0, cls: 0, tasks: [], live: null }
  Object.assign(window, { measured })
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (measured.lcp = startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => measured.tasks.push(duration))).observe(
    {
      type: 'longtask',
      buffered: true,
    },
  )
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (measured.cls += (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => (measured.live ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-started'],
  })
}

/** Opens a page in a fresh, cold, slow browser profile and waits until nothing more happens. */
export const measure = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext({ viewport })
  const page = await slowPage(context)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(quiet)
  const { tasks, ...measured } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured)
  await context.close()
  return { ...measured, tbt: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) }
}
