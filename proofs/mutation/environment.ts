import { ServerEnvironment } from '../../server/testing/environment'
import { sharedTestServer } from '../../server/testing/load'

/** What Stryker's instrumented code reads, in the realm that the server runs in. */
const planted = globalThis as { __stryker__?: { activeMutant?: string | undefined } }
const present = () => process.env['__STRYKER_ACTIVE_MUTANT__']

/** What of Jest's events is read here. */
interface TestEvent {
  name: string
  test?: { mode?: 'skip' | 'only' | 'todo' | null; errors: readonly unknown[] }
}

/** The faults that tests of this process have found. */
const found = new Set<string>()

/**
 * The environment of the server's tests, with one server for all faults of a process: it begins without any, and each test
 * file says which one is planted now. What comes after the first test that finds it is left out.
 */
export class MutatedEnvironment extends ServerEnvironment {
  override async setup(): Promise<void> {
    const { __stryker__: ofFile } = this.global as typeof planted
    const shared = (planted.__stryker__ ??= ofFile ?? {})
    shared.activeMutant = undefined
    await sharedTestServer()
    shared.activeMutant = present()
    await super.setup()
  }

  handleTestEvent({ name, test }: TestEvent): void {
    const mutant = present()
    if (mutant === undefined || !test) return
    if (name === 'test_start' && found.has(mutant)) test.mode = 'skip'
    if (name === 'test_done' && test.errors.length > 0) found.add(mutant)
  }
}
