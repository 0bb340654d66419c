import type { Browser } from '@playwright/test'
import { paths } from '#contract/shared/paths'
import { publicPages } from '#contract/info/publicPages'
import { openBrowser } from '../scripts/browser'
import { measure, type Load } from './measure'
import { pressMatrix } from './matrix'
import { memberWithCart, portalScreens, typeTenFields, visit, type Visit } from './portal'
import { startCopy, startProduct, type Running } from './servers'

// Each page several ways, in turns, on a slow phone. Public pages: as the product sends them, as plain HTML without a
// script, and hydrated in one go. A member's screens: as they are. Where BEFORE names a folder with another build (a
// `dist`), that one is measured beside. Absolute times are this machine's; what can be compared is the ratios of one run.
const [rounds = '5', ...chosen] = process.argv.slice(2)
const before = process.env['BEFORE']
const screens = portalScreens.filter(({ path }) => chosen.length === 0 || chosen.includes(path))
const ofMembers = [...portalScreens.map(({ path }) => path), paths.editProfile, 'matrix'] as string[]
const pages = chosen.length > 0 ? chosen.filter((path) => !ofMembers.includes(path)) : ['/', '/shows', '/regulations']
const firstPort = 3900

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const whole = (value: number) => value.toFixed(0)
const print = (line: string) => process.stdout.write(`${line}\n`)
type Origins = Record<string, string>

/** Measures every variant in turns. */
const inTurns = async <Result>(origins: Origins, run: (origin: string) => Promise<Result>) => {
  const results = Object.fromEntries(Object.keys(origins).map((name) => [name, [] as Result[]]))
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [name, origin] of Object.entries(origins)) results[name]?.push(await run(origin))
  return results
}

const beside = (label: string, results: Record<string, number[]>) => {
  const all = Object.entries(results).map(
    ([name, values]) => `${name} ${whole(median(values))} ms (${values.map(whole).join(' ')})`,
  )
  return `  ${label.padEnd(8)}${all.join(', ')}`
}
const each = <Result>(results: Record<string, Result[]>, of: (result: Result) => number | null) =>
  Object.fromEntries(
    Object.entries(results)
      .map(([name, list]) => [name, list.flatMap((one) => of(one) ?? [])] as const)
      .filter(([, values]) => values.length > 0),
  )

const measurePage = async (browser: Browser, path: string, origins: Origins) => {
  const loads = await inTurns<Load>(origins, (origin) => measure(browser, origin + path))
  const ratios = (loads['product'] ?? []).map(({ lcp }, round) => lcp / (loads['copy']?.[round]?.lcp || lcp))
  const tbt = each(loads, (load) => load.tbt)
  const share = median(tbt['product'] ?? []) / (median(tbt['at once'] ?? []) || 1)
  print(path)
  print(
    beside(
      'LCP',
      each(loads, (load) => load.lcp),
    ),
  )
  print(
    `  LCP to the copy's ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}), blocking time to hydrating at once ${share.toFixed(2)}`,
  )
  print(beside('blocked', tbt))
  print(
    beside(
      'live',
      each(loads, (load) => load.live),
    ),
  )
  const shifts = Object.entries(loads).map(([name, list]) => `${name} ${median(list.map(({ cls }) => cls)).toFixed(3)}`)
  print(`  CLS     ${shifts.join(', ')}\n`)
}

const measurePortal = async (browser: Browser, origins: Origins) => {
  const members = new Map<string, Awaited<ReturnType<typeof memberWithCart>>>()
  for (const origin of Object.values(origins)) members.set(origin, await memberWithCart(browser, origin))
  const memberAt = (origin: string) => members.get(origin) ?? { cookies: [], origins: [] }
  for (const screen of screens) {
    const visits = await inTurns<Visit>(origins, (origin) => visit(browser, origin, memberAt(origin), screen))
    print(`${screen.path} (member)`)
    print(
      beside(
        'content',
        each(visits, ({ content }) => content),
      ),
    )
    print(
      beside(
        'blocked',
        each(visits, ({ tbt }) => tbt),
      ),
    )
    print(
      `${beside(
        'press',
        each(visits, ({ press }) => press),
      )}\n`,
    )
  }
  if (chosen.length === 0 || chosen.includes('matrix')) {
    const presses = await inTurns(origins, (origin) => pressMatrix(browser, origin, memberAt(origin)))
    print('the matrix of a show with 40 classes and 12 dogs, 1440 px wide')
    for (const [name, list] of Object.entries(presses))
      print(`  press   ${name} ${whole(median(list.flat()))} ms, slowest ${whole(Math.max(...list.flat()))} ms`)
  }
  if (chosen.length > 0 && !chosen.includes(paths.editProfile)) return
  const keys = (await inTurns(origins, (origin) => typeTenFields(browser, origin, memberAt(origin)))) as Record<
    string,
    number[][]
  >
  print('/profile/edit, thirteen letters into each field')
  for (const [name, list] of Object.entries(keys)) {
    const sorted = list.flat().sort((a, b) => a - b)
    const at = (share: number) => whole(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    print(
      `  ${name}: ${sorted.length} events from 16 ms on; median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`,
    )
  }
}

const run = async () => {
  const unknown = pages.filter((path) => !(publicPages as readonly string[]).includes(path))
  if (unknown.length > 0) throw new Error(`Neither a public page nor a member's screen: ${unknown.join(', ')}`)
  const product = await startProduct('dist', firstPort)
  const running: Record<string, Running> = { product }
  if (before) running['before'] = await startProduct(before, firstPort + 3)
  const own = Object.fromEntries(Object.entries(running).map(([name, { origin }]) => [name, origin]))
  if (pages.length > 0) {
    running['copy'] = await startCopy(product.origin, pages, firstPort + 1)
    running['at once'] = await startProduct('.cache/at-once', firstPort + 2)
  }
  const all = Object.fromEntries(Object.entries(running).map(([name, { origin }]) => [name, origin]))
  const browser = await openBrowser()
  print(`${rounds} rounds in turns, 4x CPU, 150 ms, 1.6 Mbit/s, cold cache, 390 px wide; medians (each round)`)
  for (const path of pages) await measurePage(browser, path, all)
  if (screens.length > 0 || chosen.includes(paths.editProfile) || chosen.includes('matrix'))
    await measurePortal(browser, own)
  await browser.close()
  for (const { close } of Object.values(running)) close()
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
