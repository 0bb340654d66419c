import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const winter = 'shrewsbury-winter-classic'
const kendal = 'kendal-fells-agility'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (slug: string) => {
  const app = await renderApp(fill(paths.showSettlement, { slug }), { as: 'admin' })
  await screen.findByRole('table', { name: 'Judges’ contracts' })
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Judges’ contracts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const costs = () =>
  within(screen.getByRole('list', { name: 'Costs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Chooses in the menu of a contract by the keyboard: without a layout, the pointer highlights nothing. */
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, action: string) => {
  await user.click(screen.getByRole('button', { name: 'More actions for the contract with Marek Zieliński' }))
  const items = await screen.findAllByRole('menuitem')
  const place = items.findIndex(({ textContent }) => textContent === action)
  for (const [index, item] of items.slice(0, place + 1).entries()) {
    if (index > 0) await user.keyboard('{ArrowDown}')
    await waitFor(() => {
      expect(screen.getByRole('menu')).toHaveFocus()
      expect(item).toHaveAttribute('data-highlighted')
    })
  }
  await user.keyboard('{Enter}')
}
const dialog = async () => within(await screen.findByRole('alertdialog'))

it('records a contract, whose fee and travel are costs, and changes it', async () => {
  const { user } = await open(winter)
  expect(rows()).toEqual([
    ['Fiona DrummondNo classes yet', '–', '–', 'Not recorded', 'Record'],
    ['Marek ZielińskiNo classes yet', '–', '–', 'Not recorded', 'Record'],
  ])
  await user.click(screen.getByRole('button', { name: 'Record the contract with Marek Zieliński' }))
  const terms = await dialog()
  expect(terms.queryByLabelText('Amount for travel in GBP')).toBeNull()
  await user.type(terms.getByLabelText('Fee for the whole show in GBP'), '120')
  await user.selectOptions(terms.getByLabelText('Travel'), 'Fixed sum')
  await user.type(terms.getByLabelText('Amount for travel in GBP'), '42,50')
  await user.type(terms.getByLabelText('Meals, accommodation and the like'), 'Two nights')
  await user.click(terms.getByRole('button', { name: 'Save contract' }))
  await waitFor(() =>
    expect(rows()[1]).toEqual(['Marek ZielińskiNo classes yet', '£120.00', '£42.50Fixed sum', 'Draft', 'EditMore']),
  )
  expect(costs().slice(0, 2)).toEqual([
    'Marek ZielińskiJudge’s fee, as in the contract£120.00',
    'Marek ZielińskiTravel, as in the contract£42.50',
  ])
  await user.click(screen.getByRole('button', { name: 'Edit the contract with Marek Zieliński' }))
  const again = await dialog()
  expect(again.getByLabelText('Fee for the whole show in GBP')).toHaveValue('120.00')
  await user.selectOptions(again.getByLabelText('Travel'), 'Not refunded')
  await user.click(again.getByRole('button', { name: 'Save contract' }))
  await waitFor(() => expect(rows()[1]?.[2]).toBe('Not refunded'))
  expect(costs()).not.toContain('Marek ZielińskiTravel, as in the contract£42.50')
})

it('says at its fields what is wrong, and keeps what was typed', async () => {
  const { user } = await open(winter)
  await user.click(screen.getByRole('button', { name: 'Record the contract with Marek Zieliński' }))
  const terms = await dialog()
  await user.type(terms.getByLabelText('Fee for the whole show in GBP'), 'much')
  await user.selectOptions(terms.getByLabelText('Travel'), 'Against receipts, up to a limit')
  await user.click(terms.getByRole('button', { name: 'Save contract' }))
  expect(await terms.findAllByText('Enter an amount, such as 80.00')).toHaveLength(2)
  expect(terms.getByLabelText('Fee for the whole show in GBP')).toHaveValue('much')
})

it('refuses what is listed under costs, and what another admin has changed meanwhile', async () => {
  const { query } = await serverOfTests()
  await query(`update show_costs set text = 'Marek Zieliński' where kind = 'judging'`)
  const { user } = await open(winter)
  await user.click(screen.getByRole('button', { name: 'Record the contract with Marek Zieliński' }))
  const terms = await dialog()
  await user.type(terms.getByLabelText('Fee for the whole show in GBP'), '120')
  await user.click(terms.getByRole('button', { name: 'Save contract' }))
  expect(await terms.findByText(/already listed under Costs/)).toBeVisible()
  await query(`delete from show_costs where kind = 'judging'`)
  await query(`insert into judge_contracts (id, show_id, person_id, fee, travel_kind, travel, currency, provided, created_at)
    select gen_random_uuid(), s.id, p.id, 100, 'none', 0, 'GBP', '', now() from shows s, people p
    where s.slug = '${winter}' and p.name = 'Marek Zieliński'`)
  await user.click(terms.getByRole('button', { name: 'Save contract' }))
  expect(await terms.findByText(/Someone else has changed this contract/)).toBeVisible()
  expect(terms.getByLabelText('Fee for the whole show in GBP')).toHaveValue('120')
})

it.each([
  ['PDF in English', 'en'],
  ['PDF in Polish', 'pl'],
])('saves the %s', async (label, language) => {
  const app = await open(kendal)
  await choose(app, label)
  await waitFor(() =>
    expect(app.effects.saved).toMatchObject([
      { name: `contract-kendal-fells-agility-marek-zielinski-${language}.pdf` },
    ]),
  )
})

it('is marked as signed on a day', async () => {
  const app = await open(kendal)
  const { user } = app
  await choose(app, 'Mark as signed')
  const signing = await dialog()
  const day = signing.getByLabelText('Date of the last signature')
  await user.clear(day)
  await user.click(signing.getByRole('button', { name: 'Mark as signed' }))
  expect(await signing.findByText('Enter the date of the last signature')).toBeVisible()
  await user.type(day, '20/11/2026')
  await user.click(signing.getByRole('button', { name: 'Mark as signed' }))
  await waitFor(() => expect(rows()[0]?.slice(3)).toEqual(['Signed20 Nov 2026', 'More']))
})

it('is reopened for a reason', async () => {
  const { query } = await serverOfTests()
  await query(`update judge_contracts set signed_on = '2026-11-20', document = '{"show":{},"classes":[]}'`)
  const app = await open(kendal)
  const { user } = app
  await choose(app, 'Reopen')
  const reopening = await dialog()
  await user.type(reopening.getByLabelText('Reason'), 'short')
  await user.click(reopening.getByRole('button', { name: 'Reopen contract' }))
  expect(await reopening.findByText('Enter at least 10 characters.')).toBeVisible()
  await user.type(reopening.getByLabelText('Reason'), ' but enough')
  await user.click(reopening.getByRole('button', { name: 'Reopen contract' }))
  await waitFor(() => expect(rows()[0]?.[3]).toBe('Draft'))
})

it('is removed with its costs, after a question', async () => {
  const app = await open(kendal)
  await choose(app, 'Remove')
  await app.user.click((await dialog()).getByRole('button', { name: 'Remove contract' }))
  await waitFor(() => expect(rows()[0]?.[3]).toBe('Not recorded'))
  expect(screen.queryByRole('list', { name: 'Costs' })).toBeNull()
})

it('says that a show is cancelled, a judge replaced, a contract outdated, and whose own it is', async () => {
  const { query } = await serverOfTests()
  await query(`insert into show_judges (show_id, person_id)
    select s.id, p.id from shows s, people p where s.slug = '${kendal}' and p.name = 'Helen Marsh'`)
  await query(`update judge_contracts set signed_on = '2026-11-20', document = '{"show":{},"classes":[]}'`)
  await query(`delete from show_judges where show_id = (select id from shows where slug = '${kendal}')
    and person_id = (select id from people where name = 'Marek Zieliński')`)
  await query(`update shows set state = 'cancelled', cancel_reason = 'Flood' where slug = '${kendal}'`)
  await open(kendal)
  expect(screen.getByText(/^This show is cancelled/)).toBeVisible()
  expect(rows()).toEqual([
    ['Helen Marsh13 classesOnly another admin can change your contract', '–', '–', 'Not recorded', '–'],
    [
      'Marek ZielińskiNo longer a judge of this show',
      '£150.00',
      '£60.00Against receipts, up to a limit',
      'Signed20 Nov 2026The show has changed since it was signed',
      'More',
    ],
  ])
})
