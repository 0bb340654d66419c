import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { selectPurchaseItems } from '../store/purchase/purchaseSlice'
import { renderApp, serverOfTests } from '../testing/renderApp'
import { cartLine, sampleId } from '../testing/samples'

const [helen, ola] = [sampleId(1, 1), sampleId(1, 2)]
const minute = 60_000

beforeEach(async () => (await serverOfTests()).reset())

/** Opens the office's page of a member, and begins to act for them. */
const begin = async (storage: Record<string, string> = {}) => {
  const app = await renderApp(fill(paths.deskMember, { id: ola }), { as: 'admin', storage })
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Act for this member' }))
  const form = within(await screen.findByRole('dialog', { name: 'Act for Ola Kowalczyk?' }))
  await user.type(form.getByLabelText('What they need help with'), 'Called us: can’t find the form.')
  await user.type(form.getByLabelText('Current password'), 'clear-round')
  await user.click(form.getByRole('button', { name: 'Start acting' }))
  expect(await screen.findByText(/^You’re acting for/)).toHaveTextContent(
    'You’re acting for Ola Kowalczyk until 10:30.',
  )
  return app
}
const banner = () => screen.queryByText(/^You’re acting for/)
const stop = () => screen.getByRole('button', { name: 'Stop' })
type App = Awaited<ReturnType<typeof renderApp>>
const go = ({ store }: App, path: string) => act(async () => store.dispatch(navigate(path)))

it('shows the member’s portal in place of the admin’s, and the member’s page again after the stop', async () => {
  const { user, store } = await begin()
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard))
  expect(await screen.findByRole('link', { name: 'Łatka' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /organiser area/i })).toBeNull()
  await user.click(stop())
  await waitFor(() => expect(banner()).toBeNull())
  expect(location.pathname).toBe(fill(paths.deskMember, { id: ola }))
  expect(store.getState().auth.user).toMatchObject({ id: helen, acting: null })
  expect(await screen.findByText('Admin stopped acting for the member')).toBeVisible()
  expect(screen.getByText('Until 10:30 at the latest')).toBeVisible()
})

it('changes a dog in the member’s name', async () => {
  const app = await begin()
  const { user } = app
  await go(app, fill(paths.editDog, { slug: 'latka' }))
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Łatka II')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const { query } = await serverOfTests()
  await waitFor(async () =>
    expect(await query(`select actor, acting_for from audit where action = 'dog.changed'`)).toEqual([
      { actor: helen, acting_for: ola },
    ]),
  )
})

it.each([
  [paths.cart, /cart is kept in their own browser/],
  [paths.checkout, /you can’t pay/],
  [`${paths.registrationPayment}?plan=1-year`, /you can’t pay/],
  [paths.security, /change how they log in/],
  [paths.ownData, /download their data/],
])('says at %s why it is the member’s alone', async (path, why) => {
  const app = await begin()
  await go(app, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Only Ola Kowalczyk can do this' })).toBeVisible()
  expect(screen.getByText(why)).toBeVisible()
  expect(banner()).toBeVisible()
})

it('leaves the address and the password to the member, and offers no emails and no household', async () => {
  const app = await begin()
  await go(app, paths.editProfile)
  expect(await screen.findAllByText(/can do this\. You’re acting for them/)).toHaveLength(2)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await go(app, paths.profile)
  expect(await screen.findAllByText(/can do this\. You’re acting for them/)).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Household' })).toBeNull()
})

it('keeps the admin’s cart, and mixes nothing into it', async () => {
  const line = cartLine(9)
  line.item.ownerId = helen
  const app = await begin({ 'purchase-items': JSON.stringify([line]) })
  const { user, store } = app
  expect(selectPurchaseItems(store.getState())).toEqual([])
  await go(app, fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
  expect(await screen.findByText(/You can’t enter dogs while you act for a member/)).toBeVisible()
  await user.click(stop())
  await waitFor(() => expect(banner()).toBeNull())
  expect(selectPurchaseItems(store.getState())).toEqual([line])
})

it('notices in this tab what another one has begun, and saves nothing for the wrong person', async () => {
  const app = await renderApp(paths.profile, { as: 'admin' })
  const { store } = app
  const { query } = await serverOfTests()
  await query(`update sessions set acting_for = '${ola}', acting_until = '2026-11-21T10:30:00Z'`)
  // The first call of the other person's is refused, and the page reads who it is.
  await go(app, paths.dogs)
  expect(await screen.findByText(/^You’re acting for/)).toHaveTextContent(
    'You’re acting for Ola Kowalczyk until 10:30.',
  )
  expect(await screen.findByRole('link', { name: 'Łatka' })).toBeVisible()
  expect(store.getState().auth.user?.id).toBe(ola)
})

it('ends by itself when the time is over', async () => {
  const { advance } = await begin()
  const { clock } = await serverOfTests()
  clock.advance(30 * minute)
  advance(30 * minute)
  await waitFor(() => expect(banner()).toBeNull())
  expect(location.pathname).toBe(fill(paths.deskMember, { id: ola }))
})

it('tells the member, who can stop it', async () => {
  const { query } = await serverOfTests()
  await renderApp(paths.contact, { as: 'admin' })
  await query(`update sessions set acting_for = '${ola}', acting_until = '2026-11-21T10:30:00Z'`)
  cleanup()
  const member = await renderApp(paths.security, { as: 'member', locale: 'pl' })
  expect(await screen.findByText(/działa w.Twoim imieniu/)).toHaveTextContent(/^Helen Marsh \(administrator\)/)
  await member.user.click(screen.getByRole('button', { name: 'Odbierz dostęp' }))
  await waitFor(() => expect(screen.queryByText(/działa w.Twoim imieniu/)).toBeNull())
  expect(await query('select id from sessions where acting_for is not null')).toEqual([])
})
