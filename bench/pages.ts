import { publicPages } from '#contract/publicPages'
import { openBrowser } from '../scripts/browser'
import { measure, type Load } from './measure'
import { startCopy, startProduct } from './servers'

// Public pages three ways, in turns, on a slow phone: as the product sends them, as plain HTML without a script, and
// hydrated in one go. Absolute times are this machine's; what can be compared is the ratios of one run.
const variants = ['product', 'copy', 'at once'] as const
type Variant = (typeof variants)[number]

const [rounds = '5', ...chosen] = process.argv.slice(2)
const measured = chosen.length > 0 ? chosen : ['/', '/shows', '/regulations']
const firstPort = 3900

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const whole = (value: number) => value.toFixed(0)

const report = (path: string, loads: Record<Variant, Load[]>) => {
  const of = (variant: Variant, what: keyof Load) => median(loads[variant].map((load) => load[what] ?? 0))
  const ratios = loads.product.map(({ lcp }, round) => lcp / (loads.copy[round]?.lcp || lcp))
  const share = of('product', 'tbt') / (of('at once', 'tbt') || 1)
  return [
    path,
    `  LCP   product ${whole(of('product', 'lcp'))} ms, copy ${whole(of('copy', 'lcp'))} ms, ratio ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
    `  TBT   product ${whole(of('product', 'tbt'))} ms (${loads.product.map(({ tbt }) => whole(tbt)).join(' ')}), copy ${whole(of('copy', 'tbt'))} ms, at once ${whole(of('at once', 'tbt'))} ms, share ${share.toFixed(2)}`,
    `  CLS   product ${of('product', 'cls').toFixed(3)}, copy ${of('copy', 'cls').toFixed(3)}`,
    `  live  product ${whole(of('product', 'live'))} ms, at once ${whole(of('at once', 'live'))} ms`,
    '',
  ].join('\n')
}

const run = async () => {
  const unknown = measured.filter((path) => !(publicPages as readonly string[]).includes(path))
  if (unknown.length > 0) throw new Error(`Not a public page: ${unknown.join(', ')}`)
  const product = await startProduct('dist', firstPort)
  const copy = await startCopy(product.origin, measured, firstPort + 1)
  const synchronous = await startProduct('.cache/at-once', firstPort + 2)
  const origins: Record<Variant, string> = { product: product.origin, copy: copy.origin, 'at once': synchronous.origin }
  const browser = await openBrowser()
  process.stdout.write(`${rounds} rounds in turns, 4x CPU, 150 ms, 1.6 Mbit/s, cold cache, 390 px wide; medians\n`)
  for (const path of measured) {
    const loads: Record<Variant, Load[]> = { product: [], copy: [], 'at once': [] }
    for (let round = 0; round < Number(rounds); round += 1)
      for (const variant of variants) loads[variant].push(await measure(browser, origins[variant] + path))
    process.stdout.write(report(path, loads))
  }
  await browser.close()
  for (const { close } of [product, copy, synchronous]) close()
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
