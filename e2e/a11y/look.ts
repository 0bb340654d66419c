import type { Page } from '@playwright/test'
import { showTheme, type Viewer } from '../screens/openScreen'
import { sizeOf, type Screen, type Setting, type Theme } from '../screens/screen'
import { axe } from './axe'
import { fits, forcedColours, reducedMotion, structure, targets } from './checks'
import type { Finding } from './finding'
import { focusStops } from './focus'
import { installLook } from './inPage'

const desk = 1280
/** WCAG 1.4.12: no text is lost where the reader sets it wider. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

const withStyle = async (page: Page, content: string, look: () => Promise<Finding[]>) => {
  // By script: the page's policy lets no style element in.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    // Components that measure themselves are notified after one frame and drawn by the next.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))
  }, content)
  const findings = await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return findings
}

const inForcedColours = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active' })
  // axe reads the page's own colours there, so that it has nothing to say about contrast.
  const findings = [...(await forcedColours(page)), ...(await fits(page, 'forced colours'))]
  await page.emulateMedia({ forcedColors: 'none' })
  return findings
}

const inSunlight = async (page: Page) => {
  await page.evaluate(() => document.documentElement.classList.add('sunlight'))
  const findings = await axe(page, 'colours')
  await page.evaluate(() => document.documentElement.classList.remove('sunlight'))
  return findings
}

/** What is looked at once for a screen in a language, on a desk: larger text, wider text, other colours. */
const extras = (page: Page): [string, () => Promise<Finding[]>][] => [
  ['text at 200 %', () => withStyle(page, 'html { font-size: 200% !important }', () => fits(page, 'text at 200 %'))],
  ['wide text', () => withStyle(page, spaced, () => fits(page, 'wide text'))],
  ['forced colours', () => inForcedColours(page)],
  ['sunlight', () => inSunlight(page)],
]

const always = (page: Page, { locale, width }: Setting): [string, () => Promise<Finding[]>][] => [
  ['structure', () => structure(page, locale)],
  ['no sideways scrolling', () => fits(page, 'no sideways scrolling')],
  ['targets', () => targets(page, width === 320 ? 44 : 24)],
  ['reduced motion', () => reducedMotion(page)],
  ['focus', () => focusStops(page)],
]

interface How {
  viewer: Viewer
  screen: Screen
  setting: Setting
  /** The themes in which axe looks. */
  in: readonly Theme[]
  more?: boolean
}

/** Looks at a screen in a language and a width; says what was found, and in which look. */
export const lookAt = async ({ viewer, screen, setting, in: wanted, more = false }: How): Promise<string[]> => {
  const page = await viewer.open(screen, { ...setting, theme: wanted[0] ?? 'light' })
  await page.evaluate(installLook)
  const found: string[] = []
  const run = async (what: string, look: () => Promise<Finding[]>) => {
    for (const { check, selector, detail } of await look()) found.push(`${what}, ${check}: ${selector}: ${detail}`)
  }
  for (const theme of wanted) {
    await showTheme(page, theme)
    await run(`${theme} axe`, () => axe(page, theme === wanted[0] ? 'all' : 'colours'))
  }
  if (more) {
    await page.setViewportSize(sizeOf(desk))
    for (const [what, look] of extras(page)) await run(what, look)
    await page.setViewportSize(sizeOf(setting.width))
  }
  // The focus last: it closes menus that it leaves.
  for (const [what, look] of always(page, setting)) await run(what, look)
  return found
}
