import { TestEnvironment } from 'jest-environment-node'
import { loadTestServer, sharedTestServer, type Passwords } from './load'

/**
 * Jest's node environment with the real server beside it: tests find it as `testServer` (see client.ts). A file that
 * begins with `@jest-environment-options {"passwords":"real"}` has one whose passwords cost what they cost people.
 */
export class ServerEnvironment extends TestEnvironment {
  private readonly passwords: Passwords

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context)
    this.passwords = config.projectConfig.testEnvironmentOptions['passwords'] === 'real' ? 'real' : 'cheap'
  }

  override async setup(): Promise<void> {
    await super.setup()
    const { startTestServer: start, fightForLastPlace: fight, switchCarts } = loadTestServer(this.passwords)
    const shared = (databaseUrl?: string) => sharedTestServer(databaseUrl, this.passwords)
    this.global.testServer = { shared, start, fight, switchCarts }
  }
}
