import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { profileApi } from '../../../api/account/profileApi'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

const formIn = (store: Awaited<ReturnType<typeof renderApp>>['store']) =>
  store.getState().forms.byId[`profile ${store.getState().auth.user?.id ?? ''}`]

const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
  const app = await renderApp(paths.editProfile, { as: 'member', ...options })
  await screen.findByLabelText(options.locale === 'pl' ? 'Telefon' : 'Phone number')
  return app
}

beforeEach(async () => (await serverOfTests()).reset())

describe('a profile that was changed elsewhere meanwhile [V03]', () => {
  const elsewhere = { phone: '111 222 333', city: 'Sopot', locale: 'pl' }
  /** The same member on another device changes some fields. */
  const send = async (fields: object) => {
    const { ask } = await serverOfTests()
    const headers = { authorization: `Bearer ${await tokenOf('member')}`, 'content-type': 'application/json' }
    const profile = JSON.parse((await ask({ method: 'GET', url: '/api/profile', headers })).body) as object
    const payload = JSON.stringify({ ...profile, ...fields })
    expect((await ask({ method: 'PUT', url: '/api/profile', headers, payload })).status).toBe(204)
  }
  // The page stays in use meanwhile.
  const changeElsewhere = (fields: object = elsewhere) => act(() => send(fields))
  const typed = '+48 600 700 800'
  const collide = async (options?: Parameters<typeof renderApp>[1]) => {
    const app = await open(options)
    await changeElsewhere()
    const [phone, save] = options?.locale === 'pl' ? ['Telefon', 'Zapisz'] : ['Phone number', 'Save']
    await app.user.type(screen.getByLabelText(phone), typed)
    await app.user.click(screen.getByRole('button', { name: save }))
    const heading = options?.locale === 'pl' ? 'Te dane zmieniły się, odkąd je otwarto' : /^This was changed after/
    return { ...app, panel: within(await screen.findByRole('region', { name: heading })) }
  }
  const field = (panel: ReturnType<typeof within>, name: string) => within(panel.getByRole('group', { name }))

  it('shows both versions field by field, keeps typed values and takes the others', async () => {
    const { panel } = await collide()
    expect(panel.getByRole('heading', { name: /^This was changed after/ })).toHaveFocus()
    expect(panel.getAllByRole('group')).toHaveLength(3)
    expect(field(panel, 'Phone number').getByLabelText(`Your version: ${typed}`)).toBeChecked()
    expect(field(panel, 'Phone number').getByLabelText('Saved version: 111 222 333')).not.toBeChecked()
    expect(field(panel, 'Town').getByLabelText('Your version: (empty)')).not.toBeChecked()
    expect(field(panel, 'Town').getByLabelText('Saved version: Sopot')).toBeChecked()
    expect(field(panel, 'Email language').getByLabelText('Saved version: Polski')).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue(typed)
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveValue('Sopot')
  })

  it('is saved with the chosen values, by keyboard', async () => {
    const { user, panel } = await collide()
    await user.tab()
    expect(field(panel, 'Email language').getByLabelText('Saved version: Polski')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(field(panel, 'Email language').getByLabelText('Your version: English')).toBeChecked()
    await user.click(field(panel, 'Phone number').getByLabelText('Saved version: 111 222 333'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('English', { selector: 'dd' })).toBeVisible()
    expect(screen.getByText('111 222 333')).toBeVisible()
    expect(screen.getByText('Sopot')).toBeVisible()
  })

  it('lets the typed one win, and nothing of the other change is lost', async () => {
    const { user, store } = await collide()
    expect(formIn(store)).toMatchObject({ values: { phone: typed, city: 'Sopot' }, baseVersion: 2, changed: ['phone'] })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    // Both versions leave the screen with the form.
    await waitFor(() => expect(store.getState().router.location.pathname).toBe(paths.profile))
    expect(await screen.findByText(typed)).toBeVisible()
    expect(screen.getByText('Sopot')).toBeVisible()
  })

  it('asks again when it changes once more', async () => {
    const { user } = await collide()
    await changeElsewhere({ city: 'Gdynia', phone: '999 888 777' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByLabelText('Saved version: 999 888 777')).not.toBeChecked()
    expect(screen.getByLabelText('Saved version: Gdynia')).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue(typed)
  })

  it('is never overwritten by a draft that was typed before the change', async () => {
    const { user, store } = await open()
    await user.type(screen.getByLabelText('Phone number'), typed)
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await changeElsewhere()
    act(() => void store.dispatch(profileApi.util.invalidateTags(['Profile'])))
    await screen.findByText('111 222 333')
    await user.click(screen.getByRole('link', { name: 'Edit' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByLabelText('Saved version: 111 222 333')).not.toBeChecked()
    expect(screen.getByLabelText('Saved version: Sopot')).toBeVisible()
  })

  it('says so in Polish', async () => {
    const { panel } = await collide({ locale: 'pl' })
    expect(field(panel, 'Telefon').getByLabelText('Zapisana wersja: 111 222 333')).not.toBeChecked()
    expect(field(panel, 'Miejscowość').getByLabelText('Twoja wersja: (puste)')).not.toBeChecked()
  })
})
