import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { deskEntryEndpoints } from '#contract/entry/deskEntryEndpoints'
import { resultEndpoints } from '#contract/results/resultEndpoints'
import { deskShowEndpoints } from '#contract/show/desk'
import { showEditEndpoints } from '#contract/show/showEditEndpoints'
import { showEndpoints } from '#contract/show/showEndpoints'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { openBrowser } from '../scripts/browser'
import { startTestServer, type TestServer } from '../server/testing/startTestServer'
import { bigShowSql, classOf, largeSlug, smallSlug } from './desk/bigShow'
import { slowVisit } from './portal'

// The desk of a show with 200 classes and 18,000 entries: each call beside the same show with 30 entries, in turns, and a
// press on each screen with the processor slowed down four times. npm run bench -- desk [rounds [calls or screens [part of an address]]];
// on PostgreSQL where TEST_DATABASE_URL names one, else on the embedded database.
const [rounds = '40', only, part = ''] = process.argv.slice(2)
const goals = { ratio: 1.5, pressMs: 100 }
const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const callsOf = (slug: string): string[] => {
  const classId = classOf(slug, 0)
  return [
    fill(deskShowEndpoints.getDeskShow.path, { slug }),
    fill(showEditEndpoints.getShowHistory.path, { slug }),
    fill(showEditEndpoints.getEditedShow.path, { slug }),
    fill(showEndpoints.getShow.path, { slug }),
    fill(showEndpoints.getPlaces.path, { slug }),
    fill(resultEndpoints.getDeskClasses.path, { slug }),
    fill(resultEndpoints.getOrderSheet.path, { slug, classId }),
    fill(resultEndpoints.getResultSheet.path, { slug, classId }),
    fill(resultEndpoints.getPublishedClasses.path, { slug }),
    fill(deskEntryEndpoints.getEntryCounts.path, { slug }),
    fill(deskEntryEndpoints.getShowEntries.path, { slug }),
    `${fill(deskEntryEndpoints.getShowEntries.path, { slug })}?by=dog`,
    `${fill(deskEntryEndpoints.getShowEntries.path, { slug })}?by=member&text=member%201`,
    `${fill(deskEntryEndpoints.getShowEntries.path, { slug })}?class=${classId}`,
    fill(deskEntryEndpoints.getShowMails.path, { slug }),
  ]
}

const measureCalls = async (server: TestServer, token: string): Promise<boolean> => {
  const [small, large] = [callsOf(smallSlug), callsOf(largeSlug)]
  const headers = { authorization: `Bearer ${token}` }
  const time = async (path: string) => {
    const begun = performance.now()
    const { status, body } = await server.ask({ method: 'GET', url: apiBase + path, headers })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
    return performance.now() - begun
  }
  const times = large.map(() => ({ small: [] as number[], large: [] as number[] }))
  for (let round = -5; round < Number(rounds); round += 1)
    for (const [index, row] of times.entries()) {
      const took = { small: await time(small[index] ?? ''), large: await time(large[index] ?? '') }
      if (round < 0) continue
      row.small.push(took.small)
      row.large.push(took.large)
    }
  let isGood = true
  say('  30 entries   18,000   ratio   call')
  for (const [index, row] of times.entries()) {
    const ratio = median(row.large) / median(row.small)
    isGood &&= ratio <= goals.ratio
    const ms = (values: number[]) => median(values).toFixed(2).padStart(8)
    say(
      `  ${ms(row.small)} ms${ms(row.large)} ms   ${ratio.toFixed(2)}   ${large[index] ?? ''}${ratio > goals.ratio ? '  OVER' : ''}`,
    )
  }
  return isGood
}

interface Pressed {
  path: string
  ready: (page: Page) => Promise<unknown>
  press: (page: Page, time: number) => Promise<unknown>
}

const slug = largeSlug
const classId = classOf(slug, 0)
const screens: Pressed[] = [
  {
    path: fill(paths.deskShow, { slug }),
    ready: (page) =>
      page
        .getByRole('link', { name: /^Running order: / })
        .first()
        .waitFor(),
    press: (page) => page.getByRole('button', { name: 'Cancel the show' }).click(),
  },
  {
    path: fill(paths.showEntries, { slug }),
    ready: (page) => page.getByRole('row').nth(5).waitFor(),
    press: (page, time) => page.getByRole('button', { name: time % 2 === 0 ? 'Dog' : 'Member', exact: true }).click(),
  },
  {
    path: fill(paths.editShow, { slug }),
    ready: (page) => page.getByText('200 classes').first().waitFor(),
    press: async (page, time) => {
      if (time === 0) await page.locator('#classes [role=gridcell]').nth(40).click()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    path: fill(paths.deskOrder, { slug, classId }),
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move .* up$/ })
        .nth(80)
        .waitFor(),
    press: (page, time) =>
      page
        .getByRole('button', { name: /^Move .* up$/ })
        .nth(time)
        .click(),
  },
  {
    path: fill(paths.deskResults, { slug, classId }),
    ready: (page) => page.getByRole('textbox').nth(60).waitFor(),
    press: async (page, time) => {
      if (time === 0) await page.getByRole('textbox').nth(3).focus()
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
    },
  },
]

const measureScreens = async (browser: Browser, origin: string): Promise<boolean> => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto(paths.login)
  await page.getByLabel('Email').fill('admin@example.org')
  await page.getByLabel('Password', { exact: true }).fill('clear-round')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
  await page.waitForTimeout(500)
  const admin = await context.storageState()
  await context.close()
  let isGood = true
  for (const { path, ready, press } of screens.filter(({ path }) => path.includes(part))) {
    const presses = await slowVisit(browser, origin, admin, async (slow, seen) => {
      slow.setDefaultTimeout(120_000)
      await slow.setViewportSize({ width: 1440, height: 900 })
      await slow.goto(path)
      await ready(slow)
      await slow.waitForLoadState('networkidle')
      const all: number[] = []
      for (let time = 0; time < 6; time += 1) {
        const before = (await seen()).length
        await press(slow, time)
        await slow.waitForTimeout(1_500)
        all.push(Math.max(0, ...(await seen()).slice(before)))
        if (path === fill(paths.deskShow, { slug })) await slow.keyboard.press('Escape')
      }
      return all
    })
    isGood &&= median(presses) <= goals.pressMs
    say(`  press ${median(presses).toFixed(0).padStart(4)} ms, slowest ${Math.max(...presses).toFixed(0)} ms   ${path}`)
  }
  return isGood
}

const run = async (): Promise<number> => {
  const { TEST_DATABASE_URL: databaseUrl } = process.env
  const mailService = { smtpUrl: 'smtp://127.0.0.1:9', from: 'bench@example.org' }
  const distDir = resolve('dist')
  const server = await startTestServer({ distDir, mailService, ...(databaseUrl !== undefined && { databaseUrl }) })
  const browser = await openBrowser()
  try {
    for (const statement of bigShowSql(server.clock.now().toISOString())) await server.query(statement)
    const { body } = await server.ask({
      method: 'POST',
      url: apiBase + loginEndpoints.login.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'admin@example.org', password: 'clear-round' }),
    })
    say(`on ${server.kind}, ${rounds} rounds in turns`)
    const calls = only === 'screens' || (await measureCalls(server, (JSON.parse(body) as { token: string }).token))
    const presses = only === 'calls' || (await measureScreens(browser, await server.listen()))
    return calls && presses ? 0 : 1
  } finally {
    await browser.close()
    await server.close()
  }
}

process.exitCode = await run()
