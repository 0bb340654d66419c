import { screen, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { cartLine } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const two = { 'purchase-items': JSON.stringify([cartLine(1), cartLine(2, { dogName: 'Żółw' })]) }
const amounts = (line: HTMLElement) =>
  within(line)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

it('a price opens its parts: class, early price, discount, rounding', async () => {
  const server = await serverOfTests()
  await server.query("update shows set early_until = '2030-01-01' where slug = 'shrewsbury-winter-classic'")
  await server.query('update classes set early_price = 455 where price = 550')
  await server.admin('discount', 'add', 'third', 'percent=33')
  const { user, store } = await renderApp(paths.cart, { as: 'member', storage: two })
  await screen.findByRole('button', { name: 'Check out' })
  await user.type(screen.getByLabelText('Discount code'), 'third{Enter}')
  await screen.findByText('Code THIRD, 33%')
  const [first, second] = await screen.findAllByRole('button', { name: /how this price is worked out/ })
  if (!first || !second) throw new Error('Prices cannot be opened')
  expect(first).toHaveAccessibleName('£4.55, Łatka, 08:30: how this price is worked out')
  await user.click(first)
  expect(first).toHaveAttribute('aria-expanded', 'true')
  const line = (await screen.findByText('This entry')).closest('li')
  if (!line) throw new Error('Nothing was opened')
  expect(amounts(line)).toEqual([
    'Class £5.50',
    'Early price until 1 January 2030 -£0.95',
    'Discount code THIRD -£1.5015',
    'Rounding across all entries £0.0015',
    'This entry £3.05',
  ])
  // The state of what is open is QA's to see; another price closes this one.
  expect(store.getState().ui.open).toHaveLength(1)
  await user.click(second)
  expect(first).toHaveAttribute('aria-expanded', 'false')
  await user.click(second)
  expect(screen.queryByText('This entry')).toBeNull()
})

it('a price that is reduced says why, and by how much', async () => {
  const server = await serverOfTests()
  await server.query("update shows set second_dog_percent = 20 where slug = 'shrewsbury-winter-classic'")
  const { user } = await renderApp(paths.cart, { as: 'member', storage: two })
  await user.click(await screen.findByRole('button', { name: '£4.40, Żółw, 08:30: how this price is worked out' }))
  expect(screen.queryByText(/price has changed/)).toBeNull()
  const line = (await screen.findByText('This entry')).closest('li')
  if (!line) throw new Error('Nothing was opened')
  expect(within(line).getAllByText('Reduction for further dogs, 20%')).toHaveLength(2)
  expect(amounts(line)).toEqual(['Class £5.50', 'Reduction for further dogs, 20% -£1.10', 'This entry £4.40'])
})
