import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const slug = 'stirling-castle-agility'

describe('the dogs to measure at a show', () => {
  beforeEach(async () => {
    const { reset, query } = await serverOfTests()
    await reset()
    await query('delete from dog_measurements')
    await query('update dogs set measured_height = 480')
    await query(`update dogs set measured_height = null, declared_height = 300 where slug = 'sniezka'`)
    await query(`delete from dog_history where field = 'height'`)
    await query(`insert into dog_history (dog_id, field, value, source, at)
      select id, 'height', '510', 'declared', now() from dogs where slug = 'sniezka'`)
  })

  it('lists a dog with its stated height, and lets it go once its height is recorded [D87]', async () => {
    const { user } = await renderApp(fill(paths.dogsToMeasure, { slug }), { as: 'admin' })
    const list = within(await screen.findByRole('list', { name: 'Dogs to measure' }))
    expect(list.getByText(/^30(\.0)? cm, stated by the owner/)).toBeVisible()
    expect(list.getByText(/^Stated height changed from 51(\.0)? to 30(\.0)? cm$/)).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Measure Śnieżka' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Measured height of Śnieżka' }))
    await user.click(dialog.getByRole('button', { name: 'Save height' }))
    expect(dialog.getByLabelText(/^Height at the withers/)).toBeInvalid()
    await user.type(dialog.getByLabelText(/^Height at the withers/), '48,2')
    await user.click(dialog.getByRole('button', { name: 'Save height' }))
    expect(await screen.findByRole('heading', { name: 'No dogs to measure' })).toBeVisible()
  })

  it('lets an admin say which judge has measured a dog [D97]', async () => {
    const { query } = await serverOfTests()
    await query(`update dogs set measured_height = null, declared_height = 500 where slug = 'zrebak'`)
    const { user } = await renderApp(fill(paths.dogsToMeasure, { slug }), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Measure Źrebak' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Measured height of Źrebak' }))
    const by = dialog.getByRole('combobox', { name: 'Measured by' })
    expect(by).toHaveDisplayValue('Marek Zieliński')
    expect(
      within(by)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['You', 'Marek Zieliński'])
    await user.type(dialog.getByLabelText(/^Height at the withers/), '48')
    await user.click(dialog.getByRole('button', { name: 'Save height' }))
    await waitFor(async () => {
      expect(await query(`select email from dog_measurements join users on users.id = measured_by`)).toEqual([
        { email: 'judge@example.org' },
      ])
    })
  })

  it('shows the paid entries that the height makes unfit before it is saved', async () => {
    const { query } = await serverOfTests()
    await query(`update classes set height = 'extra_small' where id in
      (select class_id from entries join dogs on dogs.id = dog_id where slug = 'sniezka')`)
    const { user } = await renderApp(fill(paths.dogsToMeasure, { slug }), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Measure Śnieżka' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Measured height of Śnieżka' }))
    await user.type(dialog.getByLabelText(/^Height at the withers/), '48.2')
    await user.click(dialog.getByRole('button', { name: 'Save height' }))
    expect(await dialog.findByText(/^Śnieżka will no longer be eligible/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
    expect(await screen.findByRole('heading', { name: 'No dogs to measure' })).toBeVisible()
  })
})
