import { test as base, type Page } from '@playwright/test'
import { groups } from './faults/groups'
import type { Case } from './faults/case'
import { openLane, type Lane } from './faults/lane'
import { makeWorld, type World } from './faults/world'
import { makeCast, type Cast } from './screens/cast'
import { openViewer, type Viewer } from './screens/openScreen'
import { startServer, type RunningServer } from './server'

/** Console errors, thrown errors and breaches of the Content-Security-Policy of a page, as they come. */
export const watchFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text().slice(0, 300)} (${page.url()})`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message} (${page.url()})`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  return faults
}

interface TestFixtures {
  /** What went wrong on the page without anybody seeing. */
  faults: string[]
}

interface WorkerFixtures {
  /** The built server, for the journeys that people of their own walk. */
  server: RunningServer
  /** A server of its own, on which the people who see the screens have what they need. */
  castServer: RunningServer
  cast: Cast
  viewer: Viewer
  /** A server of its own, on which sessions are ended and calls refused. */
  worldServer: RunningServer
  world: World
  cases: Case[]
  lane: Lane
}

type Use<T> = (value: T) => Promise<void>
const aServer = async (_none: object, use: Use<RunningServer>) => {
  const server = await startServer()
  await use(server)
  await server.close()
}

/** A worker has each of these once, from when a test first asks for it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 60_000 }],
  castServer: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 60_000 }],
  worldServer: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ server }, use) => use(server.origin),
  faults: async ({ page }, use) => use(await watchFaults(page)),
  cast: [async ({ castServer }, use) => use(await makeCast(castServer.origin)), { scope: 'worker' }],
  viewer: [
    async ({ browser, castServer, cast }, use) => {
      const viewer = openViewer(browser, castServer.origin, cast)
      await use(viewer)
      await viewer.close()
    },
    { scope: 'worker' },
  ],
  world: [async ({ worldServer }, use) => use(await makeWorld(worldServer.origin)), { scope: 'worker' }],
  cases: [({ world }, use) => use(groups.flatMap((group) => group.cases(world))), { scope: 'worker' }],
  lane: [
    async ({ browser, world }, use) => {
      const lane = await openLane(browser, world.origin)
      await use(lane)
      await lane.close()
    },
    { scope: 'worker' },
  ],
})
