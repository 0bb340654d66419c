// How long the player takes to open a long trace on a slow device: `npm run proofs -- player`.
import type { Browser } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { measure } from './measure'

const file = process.argv[2] ?? ''
/** How many times slower than this machine the page's thread is; a worker is as fast as the machine. */
const slowdown = 4
const rounds = 5
const mostMs = 3_000

interface Times {
  began?: number
  verdict?: number
  screen?: number
}
declare global {
  interface Window {
    times: Times
  }
}

/** In the page: notes when a file was chosen, when the verdict is read and when the first screen is shown. */
const watch = () => {
  window.times = {}
  const note = (name: keyof Times) => (window.times[name] ??= performance.now())
  document.addEventListener('change', () => note('began'), { capture: true, once: true })
  new MutationObserver(() => {
    if (document.body.textContent.includes('Identical: all')) note('verdict')
    if (document.querySelector('[data-step="0"]')) note('screen')
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

const open = async (browser: Browser, origin: string): Promise<{ verdict: number; screen: number }> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.goto(origin + paths.qa, { waitUntil: 'networkidle' })
  await page.evaluate(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForFunction(() => window.times.verdict !== undefined && window.times.screen !== undefined, undefined, {
    timeout: 120_000,
  })
  const { began = NaN, verdict = NaN, screen = NaN } = await page.evaluate(() => window.times)
  await page.close()
  return { verdict: verdict - began, screen: screen - began }
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN

measure(async (browser, origin) => {
  const opened = []
  for (let round = 0; round < rounds; round += 1) opened.push(await open(browser, origin))
  const [verdict, screen] = [median(opened.map((one) => one.verdict)), median(opened.map((one) => one.screen))]
  process.stdout.write(
    `opening at ${slowdown}x, median of ${rounds}: verdict ${verdict.toFixed(0)} ms, first screen ${screen.toFixed(0)} ms of at most ${mostMs} ms\n`,
  )
  process.exitCode = screen > mostMs ? 1 : 0
})
