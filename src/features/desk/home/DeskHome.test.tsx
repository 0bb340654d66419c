import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { api } from '../../../api/api'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const draft = 'Bath Spring Meeting'
const results = /^Publish the results for/

it('a draft is a task of its author until it is submitted [E12]', async () => {
  const { user } = await renderApp(paths.desk, { as: 'admin' })
  const task = /^Finish your draft and submit it for approval\. Due /
  expect(await screen.findByText(task)).toBeVisible()
  expect(screen.getByRole('link', { name: draft })).toHaveAttribute('href', '/desk/shows/bath-spring-draft/edit')
  const menu = within(screen.getByRole('navigation', { name: 'Organisers' }))
  await user.click(menu.getByRole('link', { name: 'Shows' }))
  await user.click(await screen.findByRole('link', { name: draft }))
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
  expect(await screen.findByText(/^All approvers need to agree\./)).toBeVisible()
  await user.click(menu.getByRole('link', { name: 'Overview' }))
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(task)).toBeNull())
})

it('results are a task of a judge until they are published [E12]', async () => {
  const server = await serverOfTests()
  const { store } = await renderApp(paths.desk, { as: 'judge' })
  expect(await screen.findByText(results)).toBeVisible()
  await server.query(`insert into class_results (class_id, published_at, revision) select id, now(), 1 from classes
    on conflict (class_id) do update set published_at = now()`)
  // What the publication of results does to what is known of runs.
  store.dispatch(api.util.invalidateTags(['Run']))
  await waitFor(() => expect(screen.queryByText(results)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
})

it('folds shows and classes without entries into one line each', async () => {
  await renderApp(paths.desk, { as: 'admin' })
  const shows = within(await screen.findByRole('region', { name: 'Your next shows' }))
  expect(shows.getByRole('heading', { name: 'Stirling Castle Agility' })).toBeVisible()
  expect(shows.queryByRole('heading', { name: 'Harrogate Autumn Rounds' })).toBeNull()
  expect(shows.getByRole('link', { name: 'Harrogate Autumn Rounds' }).closest('p')).toHaveTextContent(
    /^No entries yet: Harrogate Autumn Rounds \(Sat \d+ – Sun \d+ \w+\)/,
  )
  const table = shows.getByRole('table', { name: 'Places by class: Stirling Castle Agility' })
  expect(within(table).queryByText(/^0 of/)).toBeNull()
  expect(table.closest('article')).toHaveTextContent(/No entries yet: .*11:00 Jumping Large/)
})

it('shows only admins the money of this month beside that of a year before', async () => {
  const server = await serverOfTests()
  await server.query(`delete from entry_refunds`)
  await server.query(`update purchases set paid_at = '2020-01-01' where paid_at is not null`)
  const year = server.clock.now().getUTCFullYear()
  const month = server.clock.now().toISOString().slice(5, 7)
  const plant = (number: number, at: string, kind: string, total: number) =>
    server.query(`insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
      select '${sampleId(6, number)}', id, '${kind}', '', 'paid', ${total}, 'GBP', '${at}', '${at}', '${sampleId(7, number)}'
      from users where email = 'member@example.org'`)
  await plant(9001, `${year}-${month}-02T12:00:00Z`, 'membership', 2600)
  await plant(9002, `${year}-${month}-03T12:00:00Z`, 'entries', 1150)
  await plant(9003, `${year - 1}-${month}-20T12:00:00Z`, 'entries', 120_000)
  const { unmount } = await renderApp(paths.desk, { as: 'admin' })
  const part = within(await screen.findByRole('region', { name: new RegExp(`^Money in \\w+ ${year}$`) }))
  const figures = part.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(figures).toEqual(['£37.50received', '£0.00refunded', '£37.50net'])
  expect(part.getByText('Membership £26.00, show entries £11.50.')).toBeVisible()
  const before = new RegExp(`^\\w+ ${year - 1} in total: £1,200.00 received, £0.00 refunded, £1,200.00 net.$`)
  expect(part.getByText(before)).toBeVisible()
  unmount()
  await renderApp(paths.desk, { as: 'judge' })
  await screen.findByRole('heading', { name: 'Waiting for you' })
  expect(screen.queryByText(/^Money in/)).toBeNull()
})
