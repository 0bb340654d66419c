import { screen } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { cartLine } from '../../testing/samples'

const warning = /^A judge of this show is Baton’s owner or manager, or lives with one of them/
const judgedByKeeper = async () => {
  const { query } = await serverOfTests()
  await query(`update people set account_id = (select id from users where email = 'member@example.org')
    where name = 'Marek Zieliński'`)
}
const openShow = async () => {
  await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  expect(await screen.findAllByRole('button', { name: /^Enter Baton/ })).not.toHaveLength(0)
}

describe('a dog at a show', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('that a keeper of it judges is offered with a warning', async () => {
    await judgedByKeeper()
    await openShow()
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('that a keeper of it judges has the warning in the cart, too, and can be paid for', async () => {
    await judgedByKeeper()
    await renderApp(paths.cart, { as: 'member', storage: { 'purchase-items': JSON.stringify([cartLine(1)]) } })
    expect(await screen.findByText(/^A judge of this show is Łatka’s owner/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check out' })).toBeVisible()
  })

  it('that no keeper of it judges is offered without one', async () => {
    await openShow()
    expect(screen.queryByText(warning)).toBeNull()
  })
})
