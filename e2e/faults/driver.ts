import type { Browser } from '@playwright/test'
import type { Case, Stage } from './case'
import { readable, readableAtAll } from './expect'
import { openLane, type Lane } from './lane'
import { openStage } from './stage'
import type { World } from './world'

/** More than this is an endless way round; each address that a case opens itself may take as many. */
const navigationsAtMost = 3

/** What holds in every case, whatever else it asserts. */
const always = async (
  { page, wrongs, navigations }: Stage,
  { clicks = 0, allows, mayNotStart }: Case,
  opened: number,
) => {
  await (mayNotStart ? readableAtAll : readable)(page)
  const unheard = wrongs.filter((wrong) => !allows?.test(wrong))
  if (unheard.length > 0) throw new Error(unheard.join(' | '))
  const most = navigationsAtMost * Math.max(1, opened) + clicks
  if (navigations.length > most)
    throw new Error(`expected at most ${most} navigations, were ${navigations.length}: ${navigations.join(' ')}`)
}

const walkOn = async (stage: Stage, one: Case) => {
  let opened = 0
  const open: Stage['open'] = (...how) => {
    opened += 1
    return stage.open(...how)
  }
  await one.walk({ ...stage, open })
  await always(stage, one, opened)
}

/** Walks one case on a lane, and adds what was seen to what went wrong. */
const walkThere = async (lane: Lane, world: World, one: Case) => {
  const { stage, leave } = await openStage(lane, world, one)
  try {
    await walkOn(stage, one)
  } catch (error) {
    const seen = [...stage.wrongs, ...stage.complaints].slice(-3)
    throw seen.length > 0 ? new Error(`${String(error)}\nSeen: ${seen.join('\n')}`, { cause: error }) : error
  }
  await leave()
}

/** Walks one case: on the shared lane, or on one of its own where it leaves behind what cannot be taken out again. */
export const walkCase = async (browser: Browser, shared: Lane, world: World, one: Case): Promise<void> => {
  if (!one.clock && !one.alone) return walkThere(shared, world, one)
  const lane = await openLane(browser, world.origin, one.clock)
  try {
    await walkThere(lane, world, one)
  } finally {
    await lane.close()
  }
}
