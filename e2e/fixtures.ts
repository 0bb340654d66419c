import { test as base, type Page } from '@playwright/test'
import { groups } from './faults/groups'
import type { Case } from './faults/case'
import { openTestContext, type TestContext } from './faults/testContext'
import { createEnvironment, type Environment } from './faults/environment'
import { createActors, type Actors } from './screens/actors'
import { openViewer, type Viewer } from './screens/openScreen'
import { recordPage, type PageRecording } from './recordPage'
import { startServer, type RunningServer } from './server'
import { verifyTraces } from './verifyTraces'

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
  /** Records a page, and fails the test where what was recorded does not replay; `page` is recorded anyhow. */
  record: (page: Page) => Promise<void>
  /** What went wrong on the page without anyone seeing. */
  faults: string[]
}

interface WorkerFixtures {
  /** The built server, for journeys whose users are not shared. */
  server: RunningServer
  /** A separate server with the data that the users of the screens need. */
  actorsServer: RunningServer
  actors: Actors
  viewer: Viewer
  /** A separate server, on which cases end sessions and refuse calls. */
  environmentServer: RunningServer
  environment: Environment
  cases: Case[]
  testContext: TestContext
}

type Use<T> = (value: T) => Promise<void>
const aServer = async (_none: object, use: Use<RunningServer>) => {
  const server = await startServer()
  await use(server)
  await server.close()
}

/** A worker has each of these once, from when a test first asks for it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 180_000 }],
  actorsServer: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 180_000 }],
  environmentServer: [({}, use) => aServer({}, use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ server }, use) => use(server.origin),
  record: async ({}, use, info) => {
    const recordings: PageRecording[] = []
    await use(async (page) => void recordings.push(await recordPage(page)))
    for (const recording of recordings) await verifyTraces(recording, info)
  },
  page: async ({ page, record }, use) => {
    await record(page)
    await use(page)
  },
  faults: async ({ page }, use) => use(await watchFaults(page)),
  actors: [async ({ actorsServer }, use) => use(await createActors(actorsServer.origin)), { scope: 'worker' }],
  viewer: [
    async ({ browser, actorsServer, actors }, use) => {
      const viewer = openViewer(browser, actorsServer.origin, actors)
      await use(viewer)
      await viewer.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ environmentServer }, use) => use(await createEnvironment(environmentServer.origin)),
    { scope: 'worker' },
  ],
  cases: [({ environment }, use) => use(groups.flatMap((group) => group.cases(environment))), { scope: 'worker' }],
  testContext: [
    async ({ browser, environment }, use) => {
      const testContext = await openTestContext(browser, environment.origin)
      await use(testContext)
      await testContext.close()
    },
    { scope: 'worker' },
  ],
})
