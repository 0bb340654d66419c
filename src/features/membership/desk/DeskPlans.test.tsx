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
  await screen.findByRole('table', { name: 'Membership fees' })
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Membership fees' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const add = async ({ user }: Awaited<ReturnType<typeof open>>, plan: string, price: string, day: string) => {
  await user.click(screen.getByRole('button', { name: 'New fee' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.selectOptions(dialog.getByLabelText('Membership for'), plan)
  await user.clear(dialog.getByLabelText('Fee in GBP'))
  await user.type(dialog.getByLabelText('Fee in GBP'), price)
  await user.clear(dialog.getByLabelText('In force from'))
  await user.type(dialog.getByLabelText('In force from'), day)
  await user.click(dialog.getByRole('button', { name: 'Add fee' }))
  return dialog
}

it('is opened from the money page, and lists what each plan costs', async () => {
  const { user } = await renderApp(paths.deskMoney, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Membership fees' }))
  await screen.findByRole('table', { name: 'Membership fees' })
  expect(rows()).toEqual([
    '1 year',
    'From the start£26.00Current–',
    '3 years',
    'From the start£69.00Current–',
    '4 years',
    'From the start£88.00Current–',
  ])
})

it('adds a price to come, and removes it again', async () => {
  const app = await open()
  await add(app, '3 years', '72.50', '01/01/2027')
  expect(await screen.findByText('Fee added: £72.50 for 3 years, from 1 January 2027.')).toBeVisible()
  await waitFor(() => expect(rows()).toContain('1 January 2027£72.50ScheduledRemove'))
  expect(rows()).toContain('From the start£69.00Current–')
  await app.user.click(screen.getByRole('button', { name: 'Remove £72.50 for 3 years, from 1 January 2027' }))
  await app.user.click(await screen.findByRole('button', { name: 'Remove fee' }))
  expect(await screen.findByText('Fee removed.')).toBeVisible()
  await waitFor(() => expect(rows()).not.toContain('1 January 2027£72.50ScheduledRemove'))
})

it('lets a price that counts from today follow the one before', async () => {
  const app = await open()
  await add(app, '1 year', '30', '21/11/2026')
  expect(await screen.findByText(/^Fee added/)).toBeVisible()
  await waitFor(() =>
    expect(rows().slice(0, 3)).toEqual(['1 year', '21 November 2026£30.00CurrentRemove', 'From the start£26.00Past–']),
  )
})

it('says at its fields what is wrong, and keeps what was typed', async () => {
  const app = await open()
  const dialog = await add(app, '1 year', 'free', '20/11/2026')
  expect(await dialog.findByText('Enter an amount, such as 30.00')).toBeVisible()
  expect(dialog.getByLabelText('Fee in GBP')).toHaveValue('free')
  await app.user.clear(dialog.getByLabelText('Fee in GBP'))
  await app.user.type(dialog.getByLabelText('Fee in GBP'), '30')
  await app.user.click(dialog.getByRole('button', { name: 'Add fee' }))
  expect(await dialog.findByText('Enter today’s date or a later one, up to ten years ahead')).toBeVisible()
})

it('says which memberships are not on sale in the organisation’s currency', async () => {
  const { query } = await serverOfTests()
  await query(`update settings set value = 'PLN' where key = 'currency'`)
  await open()
  expect(screen.getByRole('main')).toHaveTextContent(
    'There’s no fee in PLN for 1 year, 3 years, and 4 years, so members can’t buy this membership.',
  )
})

it('says to a member that no membership is on sale', async () => {
  const { query } = await serverOfTests()
  await query(`update settings set value = 'PLN' where key = 'currency'`)
  await renderApp(paths.registrationOptions, { as: 'newcomer' })
  expect(await screen.findByRole('heading', { name: 'You can’t buy a membership at the moment' })).toBeVisible()
})
