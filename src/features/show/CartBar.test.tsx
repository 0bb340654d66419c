import { screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { cartLine } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const slug = 'shrewsbury-winter-classic'
const two = { 'purchase-items': JSON.stringify([cartLine(1), cartLine(2, { dogName: 'Żółw' })]) }
const bar = () => screen.getAllByRole('status').find(({ dataset }) => dataset['bar'] === 'cart')

beforeEach(async () => (await serverOfTests()).reset())

it('the bar below a show adds up its cart, with what the show takes off for a further dog', async () => {
  const { query } = await serverOfTests()
  const plain = await renderApp(fill(paths.show, { slug }), { as: 'member', storage: two })
  await waitFor(() => expect(bar()).toHaveTextContent('£11.00'))
  expect(plain.effects.calls.filter(({ line }) => line.endsWith('/quote'))).toEqual([])
  plain.unmount()
  await query(`update shows set second_dog_percent = 20 where slug = '${slug}'`)
  await renderApp(fill(paths.show, { slug }), { as: 'member', storage: two })
  await waitFor(() => expect(bar()).toHaveTextContent('£9.90'))
})
