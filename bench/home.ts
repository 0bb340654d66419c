import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { paths } from '../contract/paths'
import { openBrowser } from '../scripts/browser'

// The built home page beside the same page without its scripts, in turns, on a slow processor. Absolute times are this
// machine's; what can be compared is the ratio of the two.
const rounds = Number(process.argv[2] ?? 5)
const slowdown = 4
const quiet = 3_000

interface Round {
  lcp: number
  tbt: number
}

interface Told {
  lcp: number
  tasks: number[]
}

const serverPort = 3900
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const startProduct = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clear-round-bench-'))
  Object.assign(process.env, { PORT: String(serverPort), DATA_DIR: dataDir })
  await import(pathToFileURL('dist/server/main.mjs').href)
  const origin = `http://127.0.0.1:${serverPort}`
  for (let tries = 0; tries < 300; tries += 1) {
    const up = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { origin, dataDir }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The built server did not start. Build it first: npm run build')
}

/** The page as a reader without scripts gets it: what the app drew, as it stands in the document. */
const staticCopy = async (browser: Browser, origin: string): Promise<Server> => {
  const page = await browser.newPage()
  await page.goto(origin + paths.home, { waitUntil: 'networkidle' })
  const styles = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('')).join(''),
  )
  const body = await page.evaluate(() => document.body.outerHTML)
  await page.close()
  const plain = `<!doctype html><html lang="en" class="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><style>${styles.replace(/url\("?\/assets/g, `url("${origin}/assets`)}</style>${body.replace(/<script[\s\S]*?<\/script>/g, '')}</html>`
  const zipped = gzipSync(plain)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(zipped)
  })
  await new Promise<void>((resolve) => server.listen(serverPort + 1, '127.0.0.1', resolve))
  return server
}

const measure = async (browser: Browser, url: string): Promise<Round> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const told = { lcp: 0, tasks: [] as number[] }
    Object.assign(window, { told })
    // No named function in here: the transpiler would add a helper that the page does not have.
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (told.lcp = startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => told.tasks.push(duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(quiet)
  const { lcp, tasks } = await page.evaluate(() => (window as unknown as { told: Told }).told)
  await context.close()
  return { lcp, tbt: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) }
}

const scriptBytes = () => {
  const { initial } = JSON.parse(readFileSync('dist/stats.json', 'utf8')) as { initial: string[] }
  const files = initial.map((file) => readFileSync(`dist/web/${file}`))
  return {
    raw: files.reduce((sum, { length }) => sum + length, 0),
    gzip: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
  }
}

const run = async () => {
  const { origin, dataDir } = await startProduct()
  const browser = await openBrowser()
  const copy = await staticCopy(browser, origin)
  const results: Record<'product' | 'copy', Round[]> = { product: [], copy: [] }
  for (let round = 0; round < rounds; round += 1) {
    results.product.push(await measure(browser, origin + paths.home))
    results.copy.push(await measure(browser, `http://127.0.0.1:${serverPort + 1}/`))
  }
  const of = (name: 'product' | 'copy', what: keyof Round) => median(results[name].map((round) => round[what]))
  const ratios = results.product.map(({ lcp }, round) => lcp / (results.copy[round]?.lcp ?? lcp))
  const { raw, gzip } = scriptBytes()
  process.stdout.write(
    [
      `Home page, ${rounds} rounds in turns, processor slowed ${slowdown}x, cold cache, 390 px wide`,
      `scripts to start with: ${(gzip / 1000).toFixed(1)} kB gzip, ${(raw / 1000).toFixed(1)} kB raw`,
      `LCP  product ${of('product', 'lcp').toFixed(0)} ms, static copy ${of('copy', 'lcp').toFixed(0)} ms, ratio ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
      `TBT  product ${of('product', 'tbt').toFixed(0)} ms, static copy ${of('copy', 'tbt').toFixed(0)} ms`,
      '',
    ].join('\n'),
  )
  await browser.close()
  copy.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
