import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const slug = 'shrewsbury-winter-classic'

beforeEach(async () => (await serverOfTests()).reset())

const open = async () => {
  const app = await renderApp(fill(paths.showSettlement, { slug }), { as: 'admin' })
  await screen.findByRole('table', { name: 'By class' })
  return app
}
const figures = () =>
  within(screen.getByRole('list', { name: 'Totals in GBP' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const costs = () =>
  within(screen.getByRole('list', { name: 'Costs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('is opened from the show, with its totals, ways of payment, classes and costs', async () => {
  const { user } = await renderApp(fill(paths.deskShow, { slug }), { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Settlement' }))
  const ways = within(await screen.findByRole('table', { name: 'By payment method' }))
  expect(ways.getAllByRole('row')).not.toHaveLength(1)
  expect(within(screen.getByRole('table', { name: 'By class' })).getAllByRole('row')).toHaveLength(11)
  expect(figures().map((text) => text.replace(/^[-−£\d.,]+/, ''))).toEqual([
    'Income',
    'Refunds',
    'Costs',
    'Result',
    expect.stringMatching(/^Result per run, \d+ runs?$/),
  ])
  expect(costs()).toEqual(['Helen MarshJudge’s fee£80.00Remove', 'Riding hall, both daysVenue£180.00Remove'])
})

it('shows the fees of payments once a report has them', async () => {
  const { query } = await serverOfTests()
  await query(`with booked as (
      insert into ledger_transactions (kind, subject_id, purchase_id, currency, day, at, actor)
      select 'provider_fee', gen_random_uuid(), e.purchase_id, 'GBP', '2026-11-21', now(), 'system'
      from entries e join classes c on c.id = e.class_id join shows s on s.id = c.show_id where s.slug = '${slug}' limit 1 returning id
    ) insert into ledger_postings (transaction_id, account, amount)
      select id, account, amount from booked, (values ('fees', 28), ('provider', -28)) as posting(account, amount)`)
  await open()
  expect(costs()[0]).toBe('Payment feesFrom the payment provider’s reports£0.28')
  expect(figures()).toContain('£260.28Costs')
})

it('adds a cost once, and removes it', async () => {
  const { user } = await open()
  const add = async () => {
    await user.click(screen.getByRole('button', { name: 'Add a cost' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.selectOptions(dialog.getByLabelText('Type'), 'Travel')
    await user.type(dialog.getByLabelText('Description'), 'Helen Marsh')
    await user.type(dialog.getByLabelText('Amount in GBP'), '42.50')
    await user.click(dialog.getByRole('button', { name: 'Add cost' }))
    return dialog
  }
  await add()
  await waitFor(() => expect(costs()).toContain('Helen MarshTravel£42.50Remove'))
  await waitFor(() => expect(figures()).toContain('£302.50Costs'))
  const again = await add()
  expect(await again.findByText('This cost is already listed. To add it again, describe it differently.')).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove Travel, Helen Marsh: £42.50' }))
  await user.click(await screen.findByRole('button', { name: 'Remove cost' }))
  await waitFor(() => expect(figures()).toContain('£260.00Costs'))
  expect(costs()).not.toContain('Helen MarshTravel£42.50Remove')
})

it('says at its fields what is missing', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a cost' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Add cost' }))
  expect(await dialog.findByText('Field is required')).toBeVisible()
  expect(dialog.getByText('Enter an amount, such as 80.00')).toBeVisible()
})

it('is saved as a file', async () => {
  const { user, effects } = await open()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
  await waitFor(() => expect(effects.saved).toMatchObject([{ name: `settlement-${slug}.csv` }]))
})

it('says where a show is missing', async () => {
  await renderApp(fill(paths.showSettlement, { slug: 'nowhere' }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Show not found' })).toBeVisible()
})
