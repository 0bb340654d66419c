import { mkdirSync, writeFileSync } from 'node:fs'
import { openBrowser } from '../scripts/browser'
import { blindTo, controlCount } from './a11y/controls'
import { everything, lookThrough, report, sharedTitles } from './a11y/walk'
import { makeCast } from './screens/cast'
import { openViewer } from './screens/openScreen'
import { startServer } from './server'

// `npm run prove:a11y` looks at every screen, `npm run prove:a11y -- checkout` at those with that in their name.
const lanes = 3

const run = async () => {
  const start = performance.now()
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const cast = await makeCast(server.origin)
    const viewer = openViewer(browser, server.origin, cast)
    const blind = await blindTo(viewer)
    await viewer.close()
    for (const name of blind) process.stdout.write(`FAILED control: ${name} was not found\n`)
    process.stdout.write(`${controlCount - blind.length} of ${controlCount} planted faults were found\n`)
    const looked = await lookThrough(browser, server.origin, cast, everything(process.argv[2]), lanes)
    const findings = report(looked)
    for (const finding of findings) process.stdout.write(`FAILED ${finding}\n`)
    const shared = sharedTitles(looked)
    for (const title of shared) process.stdout.write(`FAILED title of two screens: ${title}\n`)
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/a11y.json', JSON.stringify(looked))
    const failed = looked.filter((one) => one.findings.length > 0).length + blind.length + shared.length
    const passed = looked.filter((one) => one.findings.length === 0).length + controlCount - blind.length
    const places = new Set(looked.map(({ screen }) => screen)).size
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    process.stdout.write(`${places} screens, ${findings.length} findings, ${seconds} s\n`)
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
