const ServerEnvironment = require('../../server/testing/environment.cjs')
const { sharedTestServer } = require('../../server/testing/load.ts')

/** The faults that tests of this process have found. */
const found = new Set()

/**
 * The environment of the server's tests, with one server for all faults of a process: it begins without any, and each test
 * file says which one is planted now. What comes after the first test that finds it is left out.
 */
module.exports = class MutatedEnvironment extends ServerEnvironment {
  async setup() {
    globalThis.__stryker__ ??= this.global.__stryker__ ?? {}
    delete globalThis.__stryker__.activeMutant
    await sharedTestServer()
    globalThis.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__
    await super.setup()
  }

  async handleTestEvent(event) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__
    if (mutant === undefined) return
    if (event.name === 'test_start' && found.has(mutant)) event.test.mode = 'skip'
    if (event.name === 'test_done' && event.test.errors.length > 0) found.add(mutant)
  }
}
