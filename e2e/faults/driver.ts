import type { Browser } from '@playwright/test'
import type { Case, Fixture } from './case'
import { readable, readableAtAll } from './expect'
import { openTestContext, type TestContext } from './testContext'
import { openFixture } from './fixture'
import type { Environment } from './environment'

/** More than this is an endless way round; each address that a case opens itself may take as many. */
const navigationsAtMost = 3

/** The assertions of every case. */
const always = async (
  { page, wrongs, navigations }: Fixture,
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

const walkOn = async (fixture: Fixture, one: Case) => {
  let opened = 0
  const open: Fixture['open'] = (...how) => {
    opened += 1
    return fixture.open(...how)
  }
  await one.walk({ ...fixture, open })
  await always(fixture, one, opened)
}

/** Walks one case on a lane, and adds what was seen to what went wrong. */
const walkThere = async (testContext: TestContext, environment: Environment, one: Case) => {
  const { fixture, leave } = await openFixture(testContext, environment, one)
  try {
    await walkOn(fixture, one)
  } catch (error) {
    const seen = [...fixture.wrongs, ...fixture.complaints].slice(-3)
    throw seen.length > 0 ? new Error(`${String(error)}\nSeen: ${seen.join('\n')}`, { cause: error }) : error
  }
  await leave()
}

/** Walks one case: in the shared context, or in a separate one where it leaves state that cannot be removed. */
export const walkCase = async (
  browser: Browser,
  shared: TestContext,
  environment: Environment,
  one: Case,
): Promise<void> => {
  if (!one.clock && !one.alone) return walkThere(shared, environment, one)
  const testContext = await openTestContext(browser, environment.origin, one.clock)
  try {
    await walkThere(testContext, environment, one)
  } finally {
    await testContext.close()
  }
}
