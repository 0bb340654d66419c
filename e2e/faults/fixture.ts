import type { Route } from '@playwright/test'
import { apiBase } from '#contract/shared/paths'
import type { Answer } from './answers'
import { callOf, type Call, type Case, type Fixture, type Stored } from './case'
import { readable } from './expect'
import type { TestContext } from './testContext'
import type { Environment } from './environment'

// Once a case: what the product makes of it must survive a reload.
const fillStorage = ({ turn, values }: { turn: string; values: Record<string, Stored> }) => {
  if (location.pathname === '/robots.txt' || sessionStorage.getItem('turn') === turn) return
  sessionStorage.clear()
  sessionStorage.setItem('turn', turn)
  localStorage.clear()
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, typeof value === 'string' ? value : value.repeat.repeat(value.times))
}

interface Rule {
  wanted: (call: Call) => boolean
  answer: Answer
}

/** Sets a lane up for a case; `leave` puts everything back for the next one. */
export const openFixture = async (
  testContext: TestContext,
  environment: Environment,
  { id, as, storage, before }: Case,
) => {
  const { context, page } = testContext
  const seen = testContext.look()
  const values: Record<string, Stored> = { ...(as === 'member' && { token: environment.member.token }), ...storage }
  const scripts = [await page.addInitScript(fillStorage, { turn: id, values })]
  if (before) scripts.push(await page.addInitScript(before))
  const rules: Rule[] = []

  const handle = async (route: Route) => {
    const call = callOf(route.request())
    const rule = rules.findLast(({ wanted }) => wanted(call))
    // A page that went away in between took its call with it.
    await (rule ? rule.answer(route) : route.continue()).catch(() => undefined)
  }
  const fixture: Fixture = {
    ...seen,
    environment,
    page,
    context,
    open: async (path, where = page) => {
      // A file that never comes would hold the load event back for ever.
      await where.goto(path, { waitUntil: 'domcontentloaded' })
      await readable(where)
    },
    tab: async (script) => {
      const other = await testContext.tab()
      if (script) await other.addInitScript(script)
      return other
    },
    forge: async (wanted, answer) => {
      const rule = { wanted: typeof wanted === 'string' ? ({ path }: Call) => path === wanted : wanted, answer }
      if (rules.length === 0) await context.route(`${environment.origin}${apiBase}/**`, handle)
      rules.push(rule)
      return () => void rules.splice(rules.indexOf(rule), 1, { wanted: () => false, answer })
    },
    pass: async (milliseconds, step = 1_000) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        await context.clock.runFor(step)
        await page.waitForTimeout(5)
      }
    },
  }
  const leave = async () => {
    await page.goto('/robots.txt')
    for (const script of scripts) await script.dispose()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearCookies()
  }
  return { fixture, leave }
}
