import { createRequire } from 'node:module'
import { join } from 'node:path'
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

const shelf = Symbol.for('clear-round.test-server')
type Server = Awaited<ReturnType<typeof sharedTestServer>>
/** Ends the server of this process, so that the next one reads its code again. */
const endServer = async () => {
  const held = globalThis as { [shelf]?: { servers: Map<string, Promise<Server>> } }
  for (const server of held[shelf]?.servers.values() ?? []) await (await server).close()
  delete held[shelf]
  const { cache } = createRequire(join(process.cwd(), 'package.json'))
  for (const path of Object.keys(cache)) if (path.endsWith('test-server.cjs')) Reflect.deleteProperty(cache, path)
}

/** The fault that the server of this process has begun with; none as a rule. */
let begunWith: string | undefined

/**
 * The environment of the server's tests, with one server for all faults of a process: it begins without any, and each
 * test file says which one is planted now. A fault in what runs once, when the code is read, gets a separate server:
 * all of the tests run for it. What comes after the first test that finds a fault is left out.
 */
export class MutatedEnvironment extends ServerEnvironment {
  private readonly isOnce: boolean

  constructor(...[config, context]: ConstructorParameters<typeof ServerEnvironment>) {
    super(config, context)
    this.isOnce = !config.globalConfig.testNamePattern
  }

  override async setup(): Promise<void> {
    const { __stryker__: ofFile } = this.global as typeof planted
    const shared = (planted.__stryker__ ??= ofFile ?? {})
    const wanted = this.isOnce ? present() : undefined
    if (wanted !== begunWith) await endServer()
    begunWith = wanted
    shared.activeMutant = wanted
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
