import type { Page, Request } from '@playwright/test'
import { earlierPagesKey, type EarlierPage } from '../src/features/qa/recorder/earlierPages'

/** What a page's QA recorder has kept of it. */
export interface PageRecording {
  /** One for each load of the application, in their order; without one, where the page is gone. */
  take: () => Promise<EarlierPage[]>
  /** How many loads had begun to live: each must have left a trace. */
  loads: () => number
  /** What must be in no trace: passwords that were sent, tokens that were used. */
  secrets: () => string[]
}

interface Left {
  pages: string | null
  isLive: boolean
}

/** Runs in each page before its own scripts: what the page before has left is handed out, and this one is recorded. */
const record = ({ pagesKey, badges }: { pagesKey: string; badges: string }) => {
  const { takeTraces } = globalThis as unknown as { takeTraces: (left: Left) => void }
  // A blank page has no storage.
  if (!location.protocol.startsWith('http') || window.top !== window) return
  const isLive = sessionStorage.getItem('e2e.live') !== null
  takeTraces({ pages: sessionStorage.getItem(pagesKey), isLive })
  for (const key of [pagesKey, 'e2e.live']) sessionStorage.removeItem(key)
  sessionStorage.setItem('qa', '1')
  addEventListener('pagehide', () => {
    const meta = document.querySelector('meta[name="clear-round"]')?.getAttribute('content') ?? ''
    const hasStarted = document.documentElement.dataset['started'] !== undefined
    if (hasStarted && meta.includes('"qa":true')) sessionStorage.setItem('e2e.live', '1')
  })
  // The bar of the recorder would be a stop of the keyboard, and lie on a small screen.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${badges} { display: none }`)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page at the end: its traces, as if it were left. */
const leave = (pagesKey: string): Left => {
  dispatchEvent(new Event('pagehide'))
  return { pages: sessionStorage.getItem(pagesKey), isLive: sessionStorage.getItem('e2e.live') !== null }
}

const secretsOf = (request: Request): string[] => {
  const bearer = request.headers()['authorization']?.replace('Bearer ', '')
  const passwords = [...(request.postData() ?? '').matchAll(/"\w*password\w*":"([^"\\]{8,})"/gi)].map(
    ([, text]) => text,
  )
  return [bearer, ...passwords].filter((text) => text !== undefined)
}

// The sample people's password is the application's name, which every trace has.
const isTelling = (secret: string) => secret !== 'clear-round'

/** Switches QA recording on in a page, with its bar out of the way. */
export const recordPage = async (page: Page): Promise<PageRecording> => {
  const pages: EarlierPage[] = []
  const secrets = new Set<string>()
  let loads = 0
  const keep = (left: Left) => {
    pages.push(...(JSON.parse(left.pages ?? '[]') as EarlierPage[]))
    if (left.isLive) loads += 1
  }
  page.on('request', (request) => secretsOf(request).forEach((secret) => secrets.add(secret)))
  await page.exposeBinding('takeTraces', (_source, left: Left) => keep(left))
  const badges = 'aside:is([aria-label="Trace recorder"], [aria-label="Nagrywanie dla testerów"])'
  await page.addInitScript(record, { pagesKey: earlierPagesKey, badges })
  return {
    take: async () => {
      if (!page.isClosed() && page.url().startsWith('http')) keep(await page.evaluate(leave, earlierPagesKey))
      return pages
    },
    loads: () => loads,
    secrets: () => [...secrets].filter(isTelling),
  }
}
