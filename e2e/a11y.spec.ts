import assert from 'node:assert/strict'
import { blindTo } from './a11y/controls'
import { inTurn, lookThrough, report } from './a11y/walk'
import type { Journey } from './journey'
import { startServer } from './server'
import { makeCast } from './screens/cast'
import { openViewer } from './screens/openScreen'
import { states } from './screens/screens'

const lanes = 4

/** The short form of `npm run prove:a11y`, which looks at every screen in every language, theme and width. */
const look = (whose: 'visitors' | 'others', name: string): Journey => ({
  name,
  walk: async (browser) => {
    const server = await startServer()
    try {
      const cast = await makeCast(server.origin)
      const findings = report(await lookThrough(browser, server.origin, cast, inTurn(whose), lanes))
      if (findings.length > 0) throw new Error(`${findings.length} findings:\n${findings.join('\n')}`)
    } finally {
      await server.close()
    }
  },
})

const sighted: Journey = {
  name: 'the checks of what is seen find every fault that is planted',
  walk: async (browser) => {
    const server = await startServer()
    try {
      const viewer = openViewer(browser, server.origin, await makeCast(server.origin))
      assert.deepEqual(await blindTo(viewer), [])
      await viewer.close()
    } finally {
      await server.close()
    }
  },
}

const listed: Journey = {
  name: 'every address has its states in the list of screens',
  walk: () => {
    const without = Object.entries(states).filter(([, all]) => all.length === 0)
    assert.deepEqual(without, [])
    return Promise.resolve()
  },
}

export const a11y: Journey[] = [
  listed,
  sighted,
  look('visitors', 'every screen of a visitor can be read and used by everybody'),
  look('others', 'every screen of a member can be read and used by everybody'),
]
