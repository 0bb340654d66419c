import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import type { Session } from '#contract/account/user'
import { deskProblemEndpoints, type DeskProblemRow } from '#contract/problem/desk'
import type { Page as ListPage } from '#contract/shared/paging'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { foldTrace } from '../src/trace/foldTrace'
import { readTrace } from '../src/trace/readTrace'
import { secretsIn } from '../src/trace/redactTrace'
import { test } from './fixtures'
import { logIn, membersMenu } from './steps'

test('a member agrees to keep the last steps, and sends them as shown with a report that admins get [X24]', async ({
  page,
  server,
}) => {
  await logIn(page, 'member')
  await membersMenu(page).getByRole('link', { name: 'Profile' }).click()
  // What keeps the steps loads with the consent: what is done before that is not among them.
  const ring = page.waitForResponse(/problem-ring/)
  await page.getByRole('switch', { name: /^Keep a record/ }).check()
  await (await ring).finished()
  await membersMenu(page).getByRole('link', { name: 'Dogs' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Report a problem' }).click()
  const steps = page.getByRole('list', { name: 'Steps to send' })
  await expect(steps.getByText(`Opened the page ${paths.dogs}`)).toBeVisible()
  await expect(steps.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByText(paths.dogs, { exact: true })).toBeVisible()
  await page.getByLabel('What happened?').fill('My dogs are in another order than before.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.origin + apiBase + path, init)
    assert.ok(answer.ok, `${path}: ${answer.status}`)
    return answer
  }
  const login = await ask(loginEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'clear-round' }),
  })
  const { token } = (await login.json()) as Session
  const headers = { authorization: `Bearer ${token}` }
  const list = await ask(deskProblemEndpoints.getDeskProblems.path, { headers })
  const { items } = (await list.json()) as ListPage<DeskProblemRow>
  const report = items.find(({ excerpt }) => excerpt.startsWith('My dogs are in another order'))
  assert.ok(report?.hasTrace && report.page === paths.dogs)
  const text = await (await ask(fill(deskProblemEndpoints.getProblemTrace.path, { id: report.id }), { headers })).text()
  const read = readTrace(text)
  assert.ok(read.success)
  assert.deepEqual(secretsIn(read.trace), {})
  assert.equal(foldTrace(read.trace).divergence, null)
  assert.ok(!text.includes('member@example.org'))
})
