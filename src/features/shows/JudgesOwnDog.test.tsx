import { screen } from '@testing-library/react'
import { fill, paths } from '#contract/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const warning = /^A judge of this show is Baton’s owner or manager, or lives with one of them/
const openShow = async () => {
  await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  expect(await screen.findAllByRole('button', { name: /^Enter Baton/ })).not.toHaveLength(0)
}

describe('a dog at a show', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('that a keeper of it judges is offered with a warning', async () => {
    const { query } = await serverOfTests()
    await query(`update people set account_id = (select id from users where email = 'member@example.org')
      where name = 'Marek Zieliński'`)
    await openShow()
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('that no keeper of it judges is offered without one', async () => {
    await openShow()
    expect(screen.queryByText(warning)).toBeNull()
  })
})
