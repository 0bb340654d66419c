import { mkdirSync, writeFileSync } from 'node:fs'
import { openBrowser } from '../scripts/browser'
import { a11y } from './a11y.spec'
import { drawn } from './drawn.spec'
import { faults } from './faults.spec'
import { keyboard } from './keyboard.spec'
import { mainPath } from './mainPath.spec'
import { narrow } from './narrow.spec'
import { restart } from './restart.spec'

const journeys = [mainPath, keyboard, restart, ...drawn, ...narrow, ...a11y, faults]

const limit = 180_000

/** A browser that hangs must end as a failure, not as a test command that never ends. */
const withinLimit = async (walk: Promise<void>) => {
  const { promise: late, stop } = after(limit)
  await Promise.race([walk, late]).finally(stop)
}

const after = (milliseconds: number) => {
  let stop = () => {}
  const promise = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No end after ${milliseconds / 1000} s`)), milliseconds)
    stop = () => clearTimeout(timer)
  })
  return { promise, stop: () => stop() }
}

const run = async () => {
  const wanted = process.argv[2]
  const browser = await openBrowser()
  const told: { name: string; passed: boolean }[] = []
  const chosen = journeys.filter(({ name }) => wanted === undefined || name.includes(wanted))
  if (chosen.length === 0) throw new Error(`No journey has "${wanted}" in its name`)
  for (const { name, walk } of chosen) {
    const start = performance.now()
    try {
      await withinLimit(walk(browser))
      told.push({ name, passed: true })
      process.stdout.write(`ok      ${((performance.now() - start) / 1000).toFixed(1)} s  ${name}\n`)
    } catch (error) {
      told.push({ name, passed: false })
      process.stdout.write(
        `FAILED  ${name}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      )
    }
  }
  await browser.close()
  const failed = told.filter(({ passed }) => !passed).length
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/e2e.json', JSON.stringify(told))
  process.stdout.write(`${told.length - failed} passed, ${failed} failed\n`)
  // A journey that hung may still hold a server.
  process.exit(failed > 0 ? 1 : 0)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
