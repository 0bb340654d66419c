import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (search = '') => {
  const app = await renderApp(`${paths.deskYear}${search}`, { as: 'admin' })
  return { ...app, totals: await screen.findByRole('list', { name: /^Totals for \d{4}$/ }) }
}
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

it('is opened from money, with the totals of the present year and bars for each of its months', async () => {
  const { user } = await renderApp(paths.deskMoney, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Annual figures' }))
  const totals = await screen.findByRole('list', { name: 'Totals for 2026' })
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/^[£\d.,]+/, '')),
  ).toEqual([
    'members today',
    expect.stringMatching(/^new memberships?$/),
    expect.stringMatching(/^renewals?$/),
    expect.stringMatching(/^entr(y|ies), (none|\d+) withdrawn$/),
    'income after refunds, GBP',
  ])
  const charts = screen.getAllByRole('img', { name: /^Bars for each month of 2026: / })
  expect(charts).toHaveLength(4)
  expect(charts[0]).toHaveAccessibleName(
    /^Bars for each month of 2026: members\. The highest number is in \w+ 2026: \d+\./,
  )
  expect(charts[3]).toHaveAccessibleName(/The highest bar is in \w+ 2026: £[\d.,]+\./)
})

it('shows the same numbers as tables, without the months to come', async () => {
  const { user, store, totals } = await open()
  await user.click(screen.getByRole('button', { name: 'Table' }))
  expect(store.getState().router.location.search).toBe('?as=table')
  const members = rows('Members')
  expect(members.map(([month]) => month)).toHaveLength(11)
  expect(totals).toHaveTextContent(`${members.at(-1)?.[1]}members today`)
  const entries = rows('Entries').reduce((all, [, paid]) => all + Number(paid), 0)
  expect(totals).toHaveTextContent(new RegExp(`${entries}entr(y|ies),`))
  const pounds = (text = '') => Math.round(Number(text.replace(/[£,–]/g, '')) * 100)
  const income = rows('Income in GBP')
  for (const [, memberships, shows, total] of income) expect(pounds(memberships) + pounds(shows)).toBe(pounds(total))
  const all = income.reduce((sum, row) => sum + pounds(row[3]), 0)
  expect(pounds(/£[\d.,]+/.exec(totals.textContent)?.[0])).toBe(all)
  expect(rows('Memberships').length).toBe(11)
})

it('leads from year to year as far as there is anything, in the address', async () => {
  const { user, store } = await open('?year=2026')
  expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Previous year' }))
  expect(await screen.findByRole('list', { name: 'Totals for 2025' })).toHaveTextContent(/on 31 December/)
  expect(store.getState().router.location.search).toBe('?year=2025')
  await user.click(screen.getByRole('button', { name: 'Next year' }))
  expect(await screen.findByRole('list', { name: 'Totals for 2026' })).toBeVisible()
})

it('says that a year has nothing, and takes an address with no year as the present one', async () => {
  const { unmount } = await renderApp(`${paths.deskYear}?year=2001`, { as: 'admin' })
  expect(await screen.findByText('There are no members, entries or income in 2001.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  unmount()
  await open('?year=1600')
  await waitFor(() => expect(screen.getByText('2026')).toBeVisible())
})
