import { screen } from '@testing-library/react'
import { fill, paths } from '#contract/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const warning = /^A judge of this show is Baton’s owner or manager, or lives with one of them/
const openShow = async () => {
  await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  expect(await screen.findAllByRole('button', { name: /^Enter Baton/ })).not.toHaveLength(0)
}

describe('a dog whose keeper judges the show', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('can be entered, with a word about it before', async () => {
    const { query } = await serverOfTests()
    await query(`update people set account_id = (select id from users where email = 'member@example.org')
      where name = 'Marek Zieliński'`)
    await openShow()
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('is the only one that it is said of', async () => {
    await openShow()
    expect(screen.queryByText(warning)).toBeNull()
  })
})
