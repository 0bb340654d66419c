import { openBrowser } from '../scripts/browser'
import { mainPath } from './mainPath.spec'
import { narrow } from './narrow.spec'
import { restart } from './restart.spec'

const journeys = [mainPath, restart, ...narrow]

const run = async () => {
  const wanted = process.argv[2]
  const browser = await openBrowser()
  const failed: string[] = []
  const chosen = journeys.filter(({ name }) => wanted === undefined || name.includes(wanted))
  for (const { name, walk } of chosen) {
    const start = performance.now()
    try {
      await walk(browser)
      process.stdout.write(`ok      ${((performance.now() - start) / 1000).toFixed(1)} s  ${name}\n`)
    } catch (error) {
      failed.push(name)
      process.stdout.write(
        `FAILED  ${name}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      )
    }
  }
  await browser.close()
  process.stdout.write(`${chosen.length - failed.length} passed, ${failed.length} failed\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
