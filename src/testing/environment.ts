import { TestEnvironment } from 'jest-environment-jsdom'
import { sharedTestServer } from '../../server/testing/load'
import { installNodeGlobals } from './installNodeGlobals'

/**
 * jsdom with Node's fetch family, whose calls of /api reach the real server in this very process. It runs outside the
 * test's realm (the database cannot load inside) and starts nothing before a test asks: a unit test pays nothing.
 */
export class BrowserEnvironment extends TestEnvironment {
  private started: ReturnType<typeof sharedTestServer> | undefined
  private ended = false

  /** The worker's server, on fresh sample data for this test file. */
  private readonly server = (): ReturnType<typeof sharedTestServer> => {
    // What a page still asks for when its file has ended must change nothing below the next file.
    if (this.ended) return new Promise(() => undefined)
    this.started ??= sharedTestServer().then(async (server) => {
      await server.reset()
      return server
    })
    return this.started
  }

  override async teardown(): Promise<void> {
    this.ended = true
    const server = await this.started
    await server?.settled()
    await super.teardown()
  }

  override async setup(): Promise<void> {
    await super.setup()
    installNodeGlobals(this.global, this.server)
    Object.assign(this.global, { testServer: { shared: this.server } })
  }
}
