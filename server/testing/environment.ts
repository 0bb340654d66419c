import { TestEnvironment } from 'jest-environment-node'
import { loadTestServer, sharedTestServer } from './load'

/** Jest's node environment with the real server beside it: tests find it as `testServer` (see client.ts). */
export class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { startTestServer: start, fightForLastPlace: fight, switchCarts } = loadTestServer()
    this.global.testServer = { shared: sharedTestServer, start, fight, switchCarts }
  }
}
