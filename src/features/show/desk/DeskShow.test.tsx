import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { selectPanels } from '../../../store/ui/panelsSlice'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'bath-spring-draft'
const at = fill(paths.deskShow, { slug })
const submitted = async () =>
  (await serverOfTests()).query(`update shows set state = 'submitted', version = 2 where slug = '${slug}'`)
const remarks = 'Ring 2 starts before its judge has arrived.'

it('a draft is found, submitted and withdrawn from approval by an admin [E07]', async () => {
  const { user } = await renderApp(`${paths.deskShows}?text=bath`, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Bath Spring Meeting' }))
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
  expect(await screen.findByText(/^All approvers need to agree\./)).toBeVisible()
  expect(screen.getByText('Submitted').closest('li')).toHaveAttribute('aria-current', 'step')
  await user.click(screen.getByRole('button', { name: 'Withdraw from approval' }))
  expect(await screen.findByRole('button', { name: 'Submit for approval' })).toBeVisible()
})

it.each([
  [paths.deskShow, 'Organise Bath Spring Meeting'],
  [paths.editShow, 'Edit Bath Spring Meeting'],
  [paths.showPreview, 'Preview of Bath Spring Meeting'],
])('%s has a fitting title in its tab', async (path, tab) => {
  await renderApp(fill(path, { slug }), { as: 'admin' })
  await waitFor(() => expect(document.title).toBe(`${tab} | Clear Round`))
})

it('an approver finds their tasks, and agrees', async () => {
  await submitted()
  const { user } = await renderApp(paths.deskShows, { as: 'reviewer' })
  expect(await screen.findByText('Needs your decision')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Bath Spring Meeting' }))
  await user.click(await screen.findByRole('button', { name: 'Agree' }))
  expect(await screen.findByText(/^All approvers have agreed\./)).toBeVisible()
  const approvers = within(screen.getByRole('region', { name: 'Approvers' }))
  expect(approvers.getByText('Ruth Pemberton (you)')).toBeVisible()
  expect(approvers.getByText(/^Agreed on /)).toBeVisible()
})

it('an approver reads each class with its price, clashes, and differences from last year [E07]', async () => {
  await submitted()
  const server = await serverOfTests()
  // Last year’s show of that name, held by what is now another one’s classes.
  await server.query(`update shows set name = 'Bath Spring Meeting 2025', state = 'finished',
    start_date = (select start_date - 364 from shows where slug = '${slug}'),
    end_date = (select end_date - 364 from shows where slug = '${slug}') where slug = 'harrogate-autumn-rounds'`)
  await server.query(`update classes set judge_id = (
      select person_id from show_judges join shows on shows.id = show_id where slug = '${slug}'),
      date = (select start_date from shows where slug = '${slug}'), start_time = '08:30', price = 765
    where id in (select id from classes where show_id = (select id from shows where slug = '${slug}')
      order by ring limit 2 offset 3)`)
  await renderApp(at, { as: 'reviewer' })
  const table = within(await screen.findByRole('table', { name: 'Classes' }))
  expect(table.getAllByText('£7.65')).toHaveLength(2)
  const [price] = table.getAllByText('£7.65')
  expect(within(price?.closest('td') ?? document.body).getByRole('deletion')).toHaveTextContent('last year: £5.25')
  expect(screen.getByText(/Different from/)).toHaveTextContent('Different from Bath Spring Meeting 2025')
})

it('an approver hides the classes that are as last year, which a trace shows [E07]', async () => {
  await submitted()
  const server = await serverOfTests()
  // Last year’s show of that name, with the same classes but for the price of one.
  await server.query(`update shows set name = 'Bath Spring Meeting 2025', state = 'finished',
    start_date = (select start_date - 364 from shows where slug = '${slug}'),
    end_date = (select end_date - 364 from shows where slug = '${slug}') where slug = 'harrogate-autumn-rounds'`)
  await server.query(`delete from classes where show_id = (select id from shows where slug = 'harrogate-autumn-rounds')
    and id not in (select class_id from entries union select class_id from courses)`)
  await server.query(`insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level,
      veteran, price, early_price, currency, capacity)
    select gen_random_uuid(), (select id from shows where slug = 'harrogate-autumn-rounds'), type, ring, date - 364,
      start_time, height, start_level, end_level, veteran, price, early_price, currency, capacity
    from classes where show_id = (select id from shows where slug = '${slug}')`)
  await server.query(`update classes set price = 777 where id = (select id from classes
    where show_id = (select id from shows where slug = '${slug}') order by ring, id limit 1)`)
  const { user, store } = await renderApp(at, { as: 'reviewer' })
  const rows = () => within(screen.getByRole('table', { name: 'Classes' })).getAllByRole('row').length - 1
  const only = await screen.findByRole('checkbox', { name: /^Show only changed classes \(1 of \d+\)$/ })
  const all = rows()
  expect(all).toBeGreaterThan(1)
  await user.click(only)
  expect(rows()).toBe(1)
  expect(selectPanels(store.getState())).toEqual([`only-different/${slug}`])
  await user.click(only)
  expect(rows()).toBe(all)
})

it('an approver returns a show with remarks in a sentence', async () => {
  await submitted()
  const { user } = await renderApp(at, { as: 'reviewer' })
  await user.type(await screen.findByLabelText('What needs changing'), 'No.')
  await user.click(screen.getByRole('button', { name: 'Return to its author' }))
  expect(screen.getByLabelText('What needs changing')).toHaveAccessibleDescription(/Enter at least 10 characters/)
  await user.clear(screen.getByLabelText('What needs changing'))
  await user.type(screen.getByLabelText('What needs changing'), remarks)
  await user.click(screen.getByRole('button', { name: 'Return to its author' }))
  expect(await screen.findByText(/^An approver has asked for a change\./)).toBeVisible()
  const approvers = within(screen.getByRole('region', { name: 'Approvers' }))
  expect(approvers.getByText(remarks)).toBeVisible()
})

it('a decision on a show that has changed meanwhile is refused, and shows the present state [E06]', async () => {
  const { user } = await renderApp(at, { as: 'admin' })
  await screen.findByRole('button', { name: 'Submit for approval' })
  await (
    await serverOfTests()
  ).query(`update shows set state = 'returned', version = version + 1 where slug = '${slug}'`)
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  expect(await screen.findByText(/^Someone else changed this show\./)).toBeVisible()
  expect(await screen.findByText('Returned')).toBeVisible()
})

it('cancelling a show shows the refunds, asks for a reason, and is done [E07]', async () => {
  const { user } = await renderApp(fill(paths.deskShow, { slug: 'shrewsbury-winter-classic' }), { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Cancel the show' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Shrewsbury Winter Classic?' }))
  expect(await question.findByText(/ for \d+ entries\.$/)).toHaveTextContent(/refunded £[\d,.]+ for \d+ entries\.$/)
  await user.click(question.getByRole('button', { name: 'Cancel the show' }))
  expect(await question.findByLabelText('Reason for cancelling')).toHaveAccessibleDescription(/is required/)
  await user.type(question.getByLabelText('Reason for cancelling'), 'The ground is under water.')
  await user.click(question.getByRole('button', { name: 'Cancel the show' }))
  expect(await screen.findByText('This show was cancelled.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('is not there for a member, and a draft not for a judge [E05]', async () => {
  const { unmount } = await renderApp(paths.deskShows, { as: 'member' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'))
  unmount()
  await renderApp(at, { as: 'judge' })
  expect(await screen.findByText('Show not found')).toBeVisible()
})
