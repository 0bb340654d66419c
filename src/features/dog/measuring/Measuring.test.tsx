import { screen, waitFor, within } from '@testing-library/react'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const dog = (slug: string) => fill(paths.dog, { slug })
const deskDog = (slug: string) => fill(paths.deskDog, { slug })
const measure = async (as: 'admin' | 'judge', slug: string, height: number, version: number) =>
  (await serverOfTests()).ask({
    method: 'PUT',
    url: `${apiBase}/desk/dogs/${slug}/height`,
    payload: JSON.stringify({ height, version, agreed: [] }),
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'content-type': 'application/json' },
  })
const measurements = async () => within(await screen.findByRole('region', { name: 'Measurements' }))
const form = async () => within(await screen.findByRole('region', { name: 'Measured height' }))

describe('a dog that is measured at the desk [D43]', () => {
  it('is measured a second time, in another category: it shows the counting height, and that it waits', async () => {
    await measure('judge', 'iskra', 428, 1)
    const { user } = await renderApp(deskDog('iskra'), { as: 'admin' })
    const part = await form()
    expect(part.getByText(/^Iskra has been measured once\./)).toBeVisible()
    await user.type(part.getByLabelText('Height at the withers (cm)'), '43,3')
    await user.click(part.getByRole('button', { name: 'Save height' }))
    expect(await part.findByText('43.3 cm is saved: Intermediate')).toBeVisible()
    expect(part.getByText(/42\.8 cm applies until a third person has measured the dog\./)).toBeVisible()
    const list = await measurements()
    expect(await list.findByText(/so a third person has to measure Iskra/)).toBeVisible()
    const rows = list.getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveTextContent(/43\.3 cm.*Helen Marsh/)
    expect(rows[1]).toHaveTextContent(/42\.8 cm.*Current.*Marek Zieliński/)
  })

  it('offers no form to a judge who has measured it before', async () => {
    await renderApp(deskDog('mgla'), { as: 'judge' })
    expect((await form()).getByText(/^You have measured Mgła\./)).toBeVisible()
    expect(screen.queryByLabelText('Height at the withers (cm)')).toBeNull()
  })

  it('offers no form to its keeper', async () => {
    await (
      await serverOfTests()
    ).query(`update dogs set owner_id = (select id from users where
      email = 'judge@example.org') where slug = 'baton'`)
    await renderApp(deskDog('baton'), { as: 'judge' })
    expect(await screen.findByRole('heading', { name: 'This is your own dog' })).toBeVisible()
    expect(screen.queryByLabelText('Height at the withers (cm)')).toBeNull()
  })

  it('leads there from the desk’s first page, and disappears from it once it is measured', async () => {
    const { user } = await renderApp(paths.desk, { as: 'judge' })
    const row = (await screen.findByRole('link', { name: 'Haggis' })).closest('li')
    expect(row).toHaveTextContent(/^HaggisMeasure this dog: its height is disputed\. Due /)
    await user.click(screen.getByRole('link', { name: 'Haggis' }))
    expect((await measurements()).getByText(/The wicket stood on the slope/)).toBeVisible()
    const part = await form()
    await user.type(part.getByLabelText('Height at the withers (cm)'), '34.8')
    await user.click(part.getByRole('button', { name: 'Save height' }))
    expect(await part.findByText('34.8 cm is saved: Small')).toBeVisible()
    await user.click(
      within(screen.getByRole('navigation', { name: 'Organisers' })).getByRole('link', { name: 'Overview' }),
    )
    expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Haggis' })).toBeNull())
  })

  it('is found by the code of its card, which is shown in short', async () => {
    const server = await serverOfTests()
    const card = await server.ask({
      method: 'GET',
      url: `${apiBase}/dogs/mgla/card`,
      headers: { authorization: `Bearer ${await tokenOf('member')}` },
    })
    const { code } = JSON.parse(card.body) as { code: string }
    const { user } = await renderApp(paths.deskDogs, { as: 'judge' })
    await user.click(await screen.findByLabelText('Name, microchip or card'))
    await user.paste(code)
    await user.click(screen.getByRole('button', { name: 'Find dogs' }))
    expect(await screen.findByRole('link', { name: 'Mgła' })).toBeVisible()
    expect(screen.getByRole('heading', { name: `1 dog for “${code.slice(0, 20)}…”` })).toBeVisible()
  })
})

describe('a keeper’s page of a measured dog [D44]', () => {
  it('takes a dispute with a reason, once, and shows it', async () => {
    const { user } = await renderApp(dog('pepper'), { as: 'member' })
    const part = await measurements()
    expect(await part.findByText(/^If you think this height is wrong/)).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Dispute this height' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Dispute the height of Pepper?' }))
    const reason = dialog.getByLabelText('Why is it wrong?')
    await user.type(reason, 'oops')
    await user.click(dialog.getByRole('button', { name: 'Dispute this height' }))
    expect(reason).toHaveAccessibleDescription(/Write at least 10 characters\./)
    await user.clear(reason)
    await user.type(reason, 'She crouched the whole time.')
    await user.click(dialog.getByRole('button', { name: 'Dispute this height' }))
    expect(
      await part.findByText(/This height is disputed, so another judge or admin needs to measure Pepper/),
    ).toBeVisible()
    expect(part.getByRole('listitem')).toHaveTextContent(/Disputed .*: She crouched the whole time\./)
    expect(part.queryByRole('button', { name: 'Dispute this height' })).toBeNull()
  })

  it('says in the dialog that it can no longer be disputed, and keeps the typed reason', async () => {
    const { user } = await renderApp(dog('pepper'), { as: 'member' })
    const part = await measurements()
    await user.click(await part.findByRole('button', { name: 'Dispute this height' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByLabelText('Why is it wrong?'), 'She crouched the whole time.')
    expect((await measure('judge', 'pepper', 391, 1)).status).toBe(200)
    await user.click(dialog.getByRole('button', { name: 'Dispute this height' }))
    expect(await dialog.findByText(/^This measurement can no longer be disputed\./)).toBeVisible()
    expect(dialog.getByLabelText('Why is it wrong?')).toHaveValue('She crouched the whole time.')
  })

  it('names a paid entry that no longer fits, and leads to where it can be changed', async () => {
    const server = await serverOfTests()
    await server.query(`update classes set height = 'small' where id = '00000005-0000-4000-8000-000000000101'`)
    await server.query(`with bought as (insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
      select gen_random_uuid(), owner_id, 'entries', '', 'paid', 550, 'GBP', now(), now(), gen_random_uuid() from dogs where slug = 'pepper' returning id)
      insert into entries (id, purchase_id, class_id, dog_id, price, status)
      select gen_random_uuid(), bought.id, '00000005-0000-4000-8000-000000000101', dogs.id, 550, 'paid' from bought, dogs where slug = 'pepper'`)
    await renderApp(dog('pepper'), { as: 'member' })
    const part = await measurements()
    const list = within(await part.findByRole('list', { name: 'Paid entries no longer eligible' }))
    expect(list.getByText(/^Change the class or withdraw it until /)).toBeVisible()
    expect(list.getByRole('link', { name: /^Change or withdraw the entry in / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/purchases\//),
    )
  })
})
