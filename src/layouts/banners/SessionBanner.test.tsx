import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const hour = 3_600_000
const day = 24 * hour

beforeEach(async () => (await serverOfTests()).reset())

/** Advances the clocks of server and page, and notifies the page. */
const pass = async (app: Awaited<ReturnType<typeof renderApp>>, milliseconds: number) => {
  const { clock } = await serverOfTests()
  clock.advance(milliseconds)
  app.advance(milliseconds)
}

it('appears a day before an unused session ends, and a press renews it', async () => {
  const app = await renderApp(paths.contact, { as: 'member' })
  await pass(app, 13 * day - hour)
  expect(screen.queryByText(/logged out for inactivity/)).toBeNull()
  await pass(app, 6 * hour)
  expect(await screen.findByText('You’ll be logged out for inactivity in 19 hours.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Stay logged in' }))
  await waitFor(() => expect(screen.queryByText(/logged out for inactivity/)).toBeNull())
  expect(app.store.getState().auth.user?.sessionEnds.idle).toBe('2026-12-18T15:00:00.000Z')
})

it('leads to the password where the session is as old as it may get', async () => {
  const { query } = await serverOfTests()
  const token = (await renderApp(paths.contact, { as: 'newcomer' })).store.getState().auth.token ?? ''
  document.body.innerHTML = ''
  await query(`update sessions set created_at = created_at - interval '59 days 1 hour'`)
  await renderApp(paths.contact, { storage: { token }, locale: 'pl' })
  expect(await screen.findByText(/wylogujemy Cię za 23 godziny\. Koszyk zachowamy\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nie wylogowuj mnie' })).toHaveAttribute('href', paths.security)
})
