import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { locales } from '#contract/shared/locales'
import { openBrowser } from '../scripts/browser'
import { createActors, type Actors } from './screens/actors'
import { openViewer, showTheme, type Viewer } from './screens/openScreen'
import { screens } from './screens/screens'
import { themes, widths, type Screen, type Setting } from './screens/screen'
import { sheetOf, type Picture } from './screens/sheet'
import { startServer } from './server'

// `npm run screens` draws every screen, `npm run screens -- checkout` those with that in their name.
const folder = 'screens'
const concurrency = 3

const fileName = ({ title }: Screen, { locale, width }: Setting, variant: string) =>
  `${title.replace(/[^\w]+/g, '-')}.${locale}.${width}.${variant}.png`

const takeScreenshots = async (viewer: Viewer, screen: Screen, setting: Setting): Promise<Picture[]> => {
  const pictures: Picture[] = []
  const page = await viewer.open(screen, setting)
  const keep = async (variant: string) => {
    const file = fileName(screen, setting, variant)
    await page.screenshot({
      path: `${folder}/${file}`,
      fullPage: setting.width !== 320 || screen.title.startsWith('kit'),
    })
    pictures.push({ screen: screen.title, locale: setting.locale, width: setting.width, variant, file })
  }
  for (const theme of themes) {
    await showTheme(page, theme)
    await keep(theme)
  }
  if (setting.width !== 1440) return pictures
  await page.evaluate(() => document.documentElement.classList.add('sunlight'))
  await showTheme(page, 'light')
  await keep('sunlight')
  await page.emulateMedia({ forcedColors: 'active' })
  await keep('forced-colours')
  await page.emulateMedia({ forcedColors: 'none' })
  return pictures
}

const takeAllScreenshots = async (browser: Browser, origin: string, actors: Actors, wanted: string) => {
  const waiting = screens
    .filter(({ title }) => title.includes(wanted))
    .flatMap((screen) =>
      (screen.onlyAt ?? widths).flatMap((width) =>
        locales.map((locale) => ({ screen, setting: { width, locale, theme: 'light' as const } })),
      ),
    )
  const taken: Picture[] = []
  const failures: string[] = []
  const takeTurns = async () => {
    const viewer = openViewer(browser, origin, actors)
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { screen, setting } = one
      const reportFailure = (error: unknown) =>
        void failures.push(`${screen.title} (${setting.locale}): ${String(error)}`)
      taken.push(...((await takeScreenshots(viewer, screen, setting).catch(reportFailure)) ?? []))
    }
    await viewer.close()
  }
  await Promise.all(Array.from({ length: concurrency }, takeTurns))
  return { taken, failures }
}

const run = async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const { taken, failures } = await takeAllScreenshots(
      browser,
      server.origin,
      await createActors(server.origin),
      process.argv[2] ?? '',
    )
    writeFileSync(`${folder}/index.html`, sheetOf(taken))
    for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`)
    process.stdout.write(`${taken.length} pictures: ${folder}/index.html\n`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
