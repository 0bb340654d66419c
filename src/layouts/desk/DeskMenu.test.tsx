import { screen, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { linksIn } from '../../testing/menus'
import { renderApp, serverOfTests, type Person } from '../../testing/renderApp'

const menuOf = async (as: Person) => {
  const app = await renderApp(paths.deskShows, { as })
  return { ...app, menu: await screen.findByRole('navigation', { name: 'Organisers' }) }
}

it.each<[Person, string[]]>([
  [
    'admin',
    [
      'Overview /desk',
      'Shows /desk/shows',
      'Members /desk/members',
      'People /desk/people',
      'Dogs /desk/dogs',
      'Money /desk/money',
      'Problems /desk/problem-reports',
      'Log out a member /desk/sessions',
    ],
  ],
  ['judge', ['Overview /desk', 'Shows /desk/shows', 'People /desk/people', 'Dogs /desk/dogs']],
  ['reviewer', ['Overview /desk', 'Shows /desk/shows', 'People /desk/people']],
])('the desk of a(n) %s has the screens that they may open, and marks the present one', async (as, links) => {
  const { menu } = await menuOf(as)
  expect(linksIn(menu)).toEqual(links)
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Shows')
})

it('is one press away on every other screen, for those alone who work there', async () => {
  const { unmount } = await renderApp(paths.about, { as: 'judge' })
  const [link] = await screen.findAllByRole('link', { name: 'Organisers' })
  expect(link).toHaveAttribute('href', paths.desk)
  expect(screen.queryByRole('navigation', { name: 'Organisers' })).toBeNull()
  unmount()
  await renderApp(paths.about, { as: 'member' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Organisers' })).toBeNull()
})

it('is found by a reviewer who is no member, in the public layout', async () => {
  const server = await serverOfTests()
  await server.query(`update users set roles = '{ROLE_USER,ROLE_REVIEWER}' where registered_at is null`)
  await renderApp(paths.about, { as: 'newcomer' })
  const banner = within(screen.getByRole('banner'))
  expect(await banner.findAllByRole('link', { name: 'Organisers' })).toHaveLength(2)
  expect(banner.getByRole('link', { name: 'Clear Round, go to the dashboard' })).toBeVisible()
  await server.reset()
})

it('says to an admin without a second factor, where one is required, why it is empty and where to set it up [B08]', async () => {
  const server = await serverOfTests()
  await server.query(`update settings set value = 'yes' where key = 'admins_need_second_factor'`)
  await renderApp(paths.desk, { as: 'admin' })
  expect(await screen.findByText(/^Admins need two-step verification. The organiser area opens/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', paths.security)
  await server.reset()
})
