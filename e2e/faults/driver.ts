import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Case, Group, Stage } from './case'
import { readable, readableAtAll } from './expect'
import { openLane, type Lane } from './lane'
import { openStage } from './stage'
import type { World } from './world'

const pictures = '.cache/e2e'
const limit = 60_000
/** More than this is an endless way round; each address that a case opens itself may take as many. */
const navigationsAtMost = 3

const fileName = (id: string) => `${pictures}/fault-${encodeURIComponent(id).replace(/%/g, '_').slice(0, 120)}.png`
const sentence = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' | ').slice(0, 500)

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

const withinLimit = async (walk: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${limit / 1000} s`)), limit)
  })
  await Promise.race([walk, late]).finally(() => clearTimeout(timer))
}

const walkOn = async (stage: Stage, one: Case) => {
  let opened = 0
  const open: Stage['open'] = (...how) => {
    opened += 1
    return stage.open(...how)
  }
  await withinLimit(one.walk({ ...stage, open }).then(() => always(stage, one, opened)))
}

/** Walks one case on a lane; null is a success, a text says what went wrong and where its picture lies. */
const walkCase = async (lane: Lane, world: World, one: Case): Promise<string | null> => {
  const { stage, leave } = await openStage(lane, world, one)
  try {
    await walkOn(stage, one)
    await leave()
    return null
  } catch (error) {
    const path = fileName(one.id)
    await stage.page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
    const seen = [...stage.wrongs, ...stage.complaints]
      .slice(-3)
      .map((line) => line.split('\n')[0])
      .join(' | ')
    return `${sentence(error)}${seen ? `\n        seen: ${seen}` : ''}\n        picture: ${path}`
  }
}

export interface Result {
  passed: number
  failures: string[]
}

/** Walks cases, so many at a time. */
export const walkCases = async (browser: Browser, world: World, cases: Case[], lanes: number): Promise<Result> => {
  mkdirSync(pictures, { recursive: true })
  const failures: string[] = []
  const waiting = [...cases]
  const takeTurns = async () => {
    let shared: Lane | null = null
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      // A clock cannot be taken out again, nor what a second tab or a failure has left behind.
      const alone = one.clock === true || one.alone === true
      if (!alone) shared ??= await openLane(browser, world.origin)
      const lane: Lane = alone || !shared ? await openLane(browser, world.origin, one.clock) : shared
      const failure = await walkCase(lane, world, one)
      if (failure !== null) failures.push(`${one.id}\n        ${failure}`)
      if (alone || failure !== null) await lane.close().catch(() => undefined)
      if (!alone && failure !== null) shared = null
    }
    await shared?.close()
  }
  await Promise.all(Array.from({ length: lanes }, takeTurns))
  return { passed: cases.length - failures.length, failures: failures.sort() }
}

/** Walks groups of cases one after the other, with a line for each. `wanted` is a part of an id. */
export const walkGroups = async (browser: Browser, world: World, groups: Group[], lanes: number, wanted?: string) => {
  const sum: Result = { passed: 0, failures: [] }
  for (const { name, cases } of groups) {
    const chosen = cases(world).filter(({ id }) => wanted === undefined || id.includes(wanted))
    if (chosen.length === 0) continue
    const start = performance.now()
    const { passed, failures } = await walkCases(browser, world, chosen, lanes)
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
    const state = failures.length > 0 ? 'FAILED' : 'ok    '
    process.stdout.write(`${state} ${seconds} s  ${name}: ${passed} of ${chosen.length}\n`)
    for (const failure of failures) process.stdout.write(`  FAILED ${failure}\n`)
    sum.passed += passed
    sum.failures.push(...failures)
  }
  return sum
}
