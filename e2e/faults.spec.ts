import { writeFileSync } from 'node:fs'
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
      const all = groups.flatMap((group) => group.cases(world))
      const cases = all.filter(({ short }) => short)
      const { failures } = await walkCases(browser, world, cases, lanes)
      // For docs/cases.md, which names cases: what failed here, and that the others are there to be walked.
      const told = all.map(({ id }) => ({ name: id, passed: !failures.some((line) => line.startsWith(`${id}\n`)) }))
      writeFileSync('.cache/faults.json', JSON.stringify(told))
      if (failures.length > 0) throw new Error(`${failures.length} of ${cases.length}:\n  ${failures.join('\n  ')}`)
    } finally {
      await server.close()
    }
  },
}
