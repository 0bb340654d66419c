import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'

const open = async (at: string = fill(paths.sellExtras, { slug })) => {
  const app = await renderApp(at, { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: 'Sell extras' })
  await screen.findByRole('combobox', { name: 'Member' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

const find = async (user: User, text = 'kowalczyk') => {
  await user.click(screen.getByRole('combobox', { name: 'Member' }))
  await user.paste(text)
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
  await screen.findByText(/^To pay/)
}
const oneMore = (extra: string) => screen.getByRole('button', { name: `One more: ${extra}` })
const meal = 'Saturday dinner, With meat'
const sold = async () =>
  (await serverOfTests()).query(
    `select total, desk_way, desk_reason from purchases where desk_way is not null and kind = 'entries' and number > 1000 order by number`,
  )

it('sells a meal for cash in five presses, and is ready for the next member', async () => {
  const { user } = await renderApp(fill(paths.showExtras, { slug }), { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Sell' }))
  await screen.findByRole('combobox', { name: 'Member' })
  await find(user)
  await user.click(oneMore(meal))
  await user.click(screen.getByRole('button', { name: 'Sell for £9.50' }))
  expect(await screen.findByText(/: 1 extra sold, £9\.50/)).toBeVisible()
  expect(screen.getByText('Ola Kowalczyk')).toBeVisible()
  expect(await sold()).toEqual([{ total: 950, desk_way: 'cash', desk_reason: '' }])
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Member' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'Member' })).toHaveValue('')
  expect(screen.queryByRole('group', { name: 'Extras' })).toBeNull()
})

it('counts up to what is left and down to none, and keeps how it was paid for the next', async () => {
  const { user } = await open()
  await find(user)
  const camping = 'Camping pitch, whole weekend'
  for (let times = 0; times < 3; times += 1) await user.click(oneMore(camping))
  expect(oneMore(camping)).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('To pay: £30.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `One fewer: ${camping}` }))
  await user.click(oneMore('T-shirt, M'))
  await user.click(oneMore('T-shirt, XL'))
  expect(screen.getByText('To pay: £27.00')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'With the card reader at the show' }))
  await user.click(screen.getByRole('button', { name: 'Sell for £27.00' }))
  expect(await screen.findByText(/2 extras sold, £27\.00/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'With the card reader at the show' })).toBeChecked()
  expect(await sold()).toMatchObject([{ total: 2700, desk_way: 'card_reader' }])
})

it('asks for the member and the extras, and for the reason of what is free', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  const summary = () => within(screen.getByRole('alert'))
  await screen.findByRole('alert')
  expect(summary().getByText(/Find the member and choose them from the list/)).toBeVisible()
  await find(user)
  expect(screen.queryByText(/Find the member/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await waitFor(() => expect(summary().getByText(/Choose at least one extra/)).toBeVisible())
  await user.click(oneMore(meal))
  expect(screen.queryByText(/Choose at least one extra/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Free of charge' }))
  await user.click(screen.getByRole('button', { name: 'Sell for £0.00' }))
  await waitFor(() => expect(summary().getByText(/Enter at least 10 characters/)).toBeVisible())
  expect(await sold()).toEqual([])
  await user.type(screen.getByLabelText('Note'), 'Won in the raffle.')
  await user.click(screen.getByRole('button', { name: 'Sell for £0.00' }))
  expect(await screen.findByText(/1 extra sold, £0\.00/)).toBeVisible()
  expect(await sold()).toEqual([{ total: 0, desk_way: 'free', desk_reason: 'Won in the raffle.' }])
})

it('changes nothing where the price or the number left is another by now', async () => {
  const { user } = await open()
  await find(user)
  await user.click(oneMore(meal))
  const server = await serverOfTests()
  await server.query(`update show_extras set price = 1100 where kind = 'meal'`)
  await user.click(screen.getByRole('button', { name: 'Sell for £9.50' }))
  expect(await screen.findByText(/^The price has changed, so nothing was sold/)).toBeVisible()
  const again = await screen.findByRole('button', { name: 'Sell for £11.00' })
  await server.query(`update show_extras set limit_in_all = 0 where kind = 'meal'`)
  await user.click(again)
  expect(await screen.findByText(/^Nothing was sold: at least one of these extras/)).toBeVisible()
  expect(await screen.findByText('Sold out')).toBeVisible()
  expect(await sold()).toEqual([])
})

it('sends what got no answer again under the same key, and sells it once', async () => {
  const { user, effects } = await open()
  await find(user)
  await user.click(oneMore(meal))
  const { fetch } = effects
  effects.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (!(input as Request).url.endsWith('/extra-sales')) return answer
    throw new TypeError('Failed to fetch')
  }
  await user.click(screen.getByRole('button', { name: 'Sell for £9.50' }))
  await waitFor(async () => expect(await sold()).toHaveLength(1))
  effects.fetch = fetch
  await waitFor(() => expect(screen.getByText('2 left')).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Sell for £9.50' }))
  expect(await screen.findByText(/1 extra sold, £9\.50/)).toBeVisible()
  expect(await sold()).toHaveLength(1)
})

it('sells nothing to whose membership has lapsed, and says where to renew it', async () => {
  const server = await serverOfTests()
  await server.query(`update users set renewal_date = '2026-11-20' where email = 'member@example.org'`)
  const { user } = await open()
  await find(user)
  expect(screen.getByText(/membership has lapsed or is paused/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the member' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^One more/ })).toBeNull()
})

it('has nothing to sell where every extra is withdrawn from sale, and never offers the admin’s own account', async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByRole('combobox', { name: 'Member' }))
  await user.paste('admin@example.org')
  expect(await screen.findAllByText('No matches')).not.toEqual([])
  unmount()
  await (await serverOfTests()).query(`update show_extras set paused = true`)
  await renderApp(fill(paths.sellExtras, { slug }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Nothing to sell yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Extras of the show' })).toBeVisible()
})

it('comes with the entries of a dog in one purchase', async () => {
  const { user } = await renderApp(fill(paths.addEntries, { slug }), { as: 'admin' })
  await user.click(await screen.findByRole('combobox', { name: 'Dog' }))
  await user.paste('łatka')
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('checkbox', { name: /08:30.*£5\.50/ }))
  await user.click(oneMore(meal))
  expect(screen.getByText('To pay: £15.00')).toBeVisible()
  await user.type(screen.getByLabelText('Reason for adding this entry'), 'Entered on paper at the show.')
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  expect(await screen.findByText(/1 entry and 1 extra added, £15\.00/)).toBeVisible()
  expect(await sold()).toMatchObject([{ total: 1500 }])
})
