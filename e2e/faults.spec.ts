import type { Browser } from 'playwright-core'
import { walkCases } from './faults/driver'
import { groups } from './faults/groups'
import { makeWorld } from './faults/world'
import type { Journey } from './journey'
import { startServer } from './server'

const lanes = 4

/** A few cases of each group of the fault matrix; `npm run prove:faults` walks them all. */
export const faults: Journey = {
  name: 'what goes wrong in storage, network, session, flags and files is survived',
  walk: async (browser: Browser) => {
    const server = await startServer()
    try {
      const world = await makeWorld(server.origin)
      const cases = groups.flatMap((group) => group.cases(world)).filter(({ short }) => short)
      const { failures } = await walkCases(browser, world, cases, lanes)
      if (failures.length > 0) throw new Error(`${failures.length} of ${cases.length}:\n  ${failures.join('\n  ')}`)
    } finally {
      await server.close()
    }
  },
}
