import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => {
  const { query } = await serverOfTests()
  await query(`delete from plan_prices where valid_from > '2000-01-01'`)
  await query(`update settings set value = 'GBP' where key = 'currency'`)
})

const open = async () => {
  const app = await renderApp(paths.deskPlans, { as: 'admin' })
  await screen.findByRole('table', { name: 'Membership prices' })
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Membership prices' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const add = async ({ user }: Awaited<ReturnType<typeof open>>, plan: string, price: string, day: string) => {
  await user.click(screen.getByRole('button', { name: 'New price' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.selectOptions(dialog.getByLabelText('Membership for'), plan)
  await user.clear(dialog.getByLabelText('Price in GBP'))
  await user.type(dialog.getByLabelText('Price in GBP'), price)
  await user.clear(dialog.getByLabelText('Counts from'))
  await user.type(dialog.getByLabelText('Counts from'), day)
  await user.click(dialog.getByRole('button', { name: 'Add price' }))
  return dialog
}

it('is opened from the money page, and lists what each plan costs', async () => {
  const { user } = await renderApp(paths.deskMoney, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Membership prices' }))
  await screen.findByRole('table', { name: 'Membership prices' })
  expect(rows()).toEqual([
    '1 year',
    'From the start£26.00Counts now–',
    '3 years',
    'From the start£69.00Counts now–',
    '4 years',
    'From the start£88.00Counts now–',
  ])
})

it('adds a price to come, and removes it again', async () => {
  const app = await open()
  await add(app, '3 years', '72.50', '01/01/2027')
  expect(await screen.findByText('Price added: 3 years for £72.50, from 1 January 2027.')).toBeVisible()
  await waitFor(() => expect(rows()).toContain('1 January 2027£72.50To comeRemove'))
  expect(rows()).toContain('From the start£69.00Counts now–')
  await app.user.click(screen.getByRole('button', { name: 'Remove £72.50 for 3 years, from 1 January 2027' }))
  await app.user.click(await screen.findByRole('button', { name: 'Remove price' }))
  expect(await screen.findByText('Price removed.')).toBeVisible()
  await waitFor(() => expect(rows()).not.toContain('1 January 2027£72.50To comeRemove'))
})

it('lets a price that counts from today follow the one before', async () => {
  const app = await open()
  await add(app, '1 year', '30', '21/11/2026')
  expect(await screen.findByText(/^Price added/)).toBeVisible()
  await waitFor(() =>
    expect(rows().slice(0, 3)).toEqual([
      '1 year',
      '21 November 2026£30.00Counts nowRemove',
      'From the start£26.00Past–',
    ]),
  )
})

it('says at its fields what is wrong, and keeps what was typed', async () => {
  const app = await open()
  const dialog = await add(app, '1 year', 'free', '20/11/2026')
  expect(await dialog.findByText('Enter an amount, such as 30.00')).toBeVisible()
  expect(dialog.getByLabelText('Price in GBP')).toHaveValue('free')
  await app.user.clear(dialog.getByLabelText('Price in GBP'))
  await app.user.type(dialog.getByLabelText('Price in GBP'), '30')
  await app.user.click(dialog.getByRole('button', { name: 'Add price' }))
  expect(await dialog.findByText('Enter today’s date or a later one, at most ten years ahead')).toBeVisible()
})

it('says which memberships are not on sale in the organisation’s currency', async () => {
  const { query } = await serverOfTests()
  await query(`update settings set value = 'PLN' where key = 'currency'`)
  await open()
  expect(screen.getByRole('main')).toHaveTextContent(
    'Not on sale, as there’s no price in PLN for today: 1 year, 3 years, and 4 years.',
  )
})

it('tells a member that no membership is on sale', async () => {
  const { query } = await serverOfTests()
  await query(`update settings set value = 'PLN' where key = 'currency'`)
  await renderApp(paths.registrationOptions, { as: 'newcomer' })
  expect(await screen.findByRole('heading', { name: 'No memberships are on sale at the moment' })).toBeVisible()
})
