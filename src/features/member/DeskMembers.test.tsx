import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (search = '') => {
  const app = await renderApp(`${paths.deskMembers}${search}`, { as: 'admin' })
  return { ...app, table: await screen.findByRole('table', { name: 'Members' }) }
}
const cells = (head: string) => {
  const table = within(screen.getByRole('table'))
  const at = table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === head)
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent)
}
const search = (store: Awaited<ReturnType<typeof open>>['store']) => store.getState().router.location.search

it('lists the members by family name, with how the membership of each is', async () => {
  await open()
  expect(cells('Name').slice(0, 3)).toEqual(['Tom Ashworth', 'Moira Campbell', 'Ben Carter'])
  expect(cells('Status').slice(0, 2)).toEqual([
    expect.stringMatching(/^Never paidjoined /),
    expect.stringMatching(/^Active\d+ days left$/),
  ])
  expect(await screen.findByText(/^18 people\. /)).toBeVisible()
})

it('narrows the list down by states, groups and a view with a name, in the address', async () => {
  const { user, store } = await open()
  const states = within(screen.getByRole('group', { name: 'Status' }))
  await user.click(await states.findByRole('button', { name: 'Never paid 1' }))
  await waitFor(() => expect(cells('Name')).toEqual(['Tom Ashworth']))
  expect(search(store)).toBe('?state=never_paid')
  expect(states.getByRole('button', { name: 'Never paid 1' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Showing 1 of 18 members')).toBeVisible()
  const view = screen.getByRole('combobox', { name: 'View' })
  expect(view).toHaveDisplayValue('Custom filters')
  await user.selectOptions(view, 'Admins, judges and reviewers')
  await waitFor(() => expect(cells('Name')).toEqual(['Helen Marsh', 'Ruth Pemberton', 'Marek Zieliński']))
  expect(search(store)).toBe('?group=admin%2Cjudge%2Creviewer')
  await user.type(screen.getByRole('searchbox'), 'no such name')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(cells('Name')).toHaveLength(18))
  expect(search(store)).toBe('')
})

it('sorts by number and renewal date, and leaves out columns', async () => {
  const { user, store } = await open('?without=email,dogs')
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'No.' }))
  await waitFor(() => expect(cells('No.').slice(0, 2)).toEqual(['1', '2']))
  expect(search(store)).toBe('?without=email%2Cdogs&sort=number')
})

it('opens an account for someone, and leads to their page', async () => {
  const { user, store } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a member' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Add a member' }))
  await user.type(form.getByLabelText('Name'), 'Zoë Żak')
  await user.type(form.getByLabelText('Email'), 'member@example.org')
  await user.click(form.getByRole('button', { name: 'Open account' }))
  await waitFor(() => expect(form.getByLabelText('Email')).toBeInvalid())
  await user.clear(form.getByLabelText('Email'))
  await user.type(form.getByLabelText('Email'), 'zoe@example.org')
  await user.click(form.getByRole('button', { name: 'Open account' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Żak' })).toBeVisible()
  expect(store.getState().router.location.pathname).toMatch(/^\/desk\/members\/[\w-]{36}$/)
})

it('saves the list as it is narrowed down, and the members that are selected', async () => {
  const { user, effects } = await open('?group=judge')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
  await waitFor(() => expect(effects.saved).toHaveLength(1))
  expect(effects.saved[0]).toMatchObject({ name: 'members.csv' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Marek Zieliński' }))
  expect(await screen.findByText('1 member selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'XLSX' }))
  await waitFor(() => expect(effects.saved).toHaveLength(2))
  expect(effects.saved[1]).toMatchObject({ name: 'members.xlsx' })
})

it('says how more than a hundred members are exported or emailed', async () => {
  // Rows that have no height would all be out of sight.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  const { query } = await serverOfTests()
  await query(`insert into users (id, email, name, password_hash, roles, locale, created_at)
    select gen_random_uuid(), 'member' || n || '@example.org', 'Zoë Żak ' || n, '', '{ROLE_USER}', 'en', now()
    from generate_series(1, 100) n`)
  const { user } = await open()
  while (screen.queryByRole('button', { name: /^Show more/ }))
    await user.click(screen.getByRole('button', { name: /^Show more/ }))
  const [all] = screen.getAllByLabelText('Select all shown')
  await user.click(all as HTMLElement)
  expect(await screen.findByText('118 members selected')).toBeVisible()
  expect(screen.getByText(/up to 100 selected members/)).toBeVisible()
  expect(screen.queryByText('Email these members')).toBeNull()
})
