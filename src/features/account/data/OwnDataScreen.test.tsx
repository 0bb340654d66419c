import { screen, waitFor } from '@testing-library/react'
import { ownDataType } from '#contract/account/ownData'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const open = (as: 'member' | 'newcomer' = 'member') => renderApp(paths.ownData, { as })

beforeEach(async () => (await serverOfTests()).reset())

describe('own data', () => {
  it('is handed over whole, and as tables, which the store never holds', async () => {
    const { user, effects, store } = await open()
    await user.click(screen.getByRole('button', { name: 'Everything (JSON)' }))
    await waitFor(() => expect(effects.saved).toHaveLength(1))
    expect(effects.saved[0]).toMatchObject({ name: 'clear-round.json', type: ownDataType })
    await user.click(screen.getByRole('button', { name: 'Dogs (CSV)' }))
    await waitFor(() => expect(effects.saved[1]?.name).toBe('clear-round-dogs.csv'))
    await user.click(screen.getByRole('button', { name: 'All tables (Excel)' }))
    await waitFor(() => expect(effects.saved[2]?.name).toBe('clear-round.xlsx'))
    expect(screen.getByText('Saved to your downloads.')).toBeVisible()
    const [all, dogs, workbook] = await Promise.all(effects.saved.map(({ content }) => new Response(content).text()))
    expect(JSON.parse(all ?? '')).toMatchObject({ account: [{ email: 'member@example.org' }] })
    expect(dogs).toContain('Łatka')
    expect(workbook).toMatch(/^PK/)
    expect(Object.values(store.getState().api.mutations).map((call) => call?.data)).toEqual([null, null, null])
  })

  it('shows a popup and saves no file when it cannot be loaded', async () => {
    const { user, effects } = await open()
    effects.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await user.click(screen.getByRole('button', { name: 'Everything (JSON)' }))
    expect(await screen.findByText('API Error')).toBeVisible()
    expect(effects.saved).toEqual([])
  })
})

describe('deleting the account', () => {
  it('lists the losses, asks for the password, and leaves nothing behind in the browser', async () => {
    const { user, store, stored, advance } = await open()
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByText(/This is permanent/)).toBeVisible()
    expect(await screen.findByText(/Your membership until 21 September 2027 ends today/)).toBeVisible()
    await user.type(screen.getByLabelText('Current password'), 'guess')
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByText('Current password: Your current password is incorrect.')).toBeVisible()
    await user.clear(screen.getByLabelText('Current password'))
    await user.type(screen.getByLabelText('Current password'), 'clear-round')
    await user.click(await screen.findByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    expect(store.getState().auth).toEqual({ user: null, token: null, pathname: null })
    expect(await stored('token')).toBeNull()
    await waitFor(() => advance(0))
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('member@example.org'))
  })

  it('is not done after Cancel', async () => {
    const { user } = await open('newcomer')
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    // The safe choice comes first.
    expect(cancel.compareDocumentPosition(screen.getByRole('button', { name: 'Delete permanently' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await user.click(cancel)
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})

it('the address that a deletion ends at says nothing of one to anyone else [T23]', async () => {
  const { user, store } = await renderApp(paths.goodbye)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nothing was deleted')
  expect(screen.queryByText(/Your account is deleted/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }))
  expect(store.getState().router.location.pathname).toBe(paths.home)
})
