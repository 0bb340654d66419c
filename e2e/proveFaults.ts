import { openBrowser } from '../scripts/browser'
import { walkGroups } from './faults/driver'
import { groups } from './faults/groups'
import { makeWorld } from './faults/world'
import { startServer } from './server'

// `npm run prove:faults` walks every case, `npm run prove:faults -- L04` those with L04 in their id.
const lanes = 4

const run = async () => {
  const start = performance.now()
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const { passed, failures } = await walkGroups(
      browser,
      await makeWorld(server.origin),
      groups,
      lanes,
      process.argv[2],
    )
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(0)} s in all\n`)
    process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
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
