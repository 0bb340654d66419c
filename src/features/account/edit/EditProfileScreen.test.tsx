import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
  const app = await renderApp(paths.editProfile, { as: 'member', ...options })
  await screen.findByLabelText(options.locale === 'pl' ? 'Telefon' : 'Phone number')
  return app
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const errorsAt = (input: HTMLElement) => input.getAttribute('aria-describedby')?.split(' ') ?? []
const errorOf = (input: HTMLElement) => document.getElementById(errorsAt(input)[0] ?? '')?.textContent

beforeEach(async () => (await serverOfTests()).reset())

describe('editing the profile', () => {
  it('saves the details, and shows them in the profile [2.8]', async () => {
    const { user, store } = await open()
    await user.type(screen.getByLabelText('Phone number'), '+48 600 700 800')
    await user.type(screen.getByLabelText('Town'), 'Gdańsk')
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Ola Żak')
    await user.selectOptions(screen.getByLabelText('Email language'), 'Polski')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('+48 600 700 800')).toBeVisible()
    expect(screen.getByText('Gdańsk')).toBeVisible()
    await waitFor(() => expect(store.getState().auth.user?.name).toBe('Ola Żak'))
  })

  it('shows the refusal at the field, focuses it, and loses nothing', async () => {
    const { user } = await open({ locale: 'pl' })
    await user.type(screen.getByLabelText('Telefon'), 'zapytaj Jana')
    await user.clear(screen.getByLabelText('Imię i nazwisko'))
    await user.click(screen.getByRole('button', { name: 'Zapisz' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Imię i nazwisko: To pole jest wymagane', 'Telefon: Wpisz numer telefonu, co najmniej 6 cyfr.'])
    expect(screen.getByLabelText('Telefon')).toHaveValue('zapytaj Jana')
  })

  it('keeps typed values, but no password, until it is sent', async () => {
    const { user, store } = await open()
    await user.type(screen.getByLabelText('Street and number'), '7 Ring Road')
    await user.type(section('Password').getByLabelText('Current password'), 'clear-round')
    await user.tab()
    expect(store.getState().forms.byId[`profile ${store.getState().auth.user?.id ?? ''}`]?.values).toMatchObject({
      street: '7 Ring Road',
    })
    expect(JSON.stringify(store.getState())).not.toContain('clear-round')
  })
})

describe('another password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], current: string, next: string, again: string) => {
    await user.type(section('Password').getByLabelText('Current password'), current)
    await user.type(screen.getByLabelText('New password'), next)
    await user.type(screen.getByLabelText('Repeat new password'), again)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('ends every other session and continues here under another token', async () => {
    const { user, store, stored } = await open()
    const before = store.getState().auth.token
    await fill(user, 'clear-round', 'two-poles-down', 'two-poles-down')
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus()
    const after = store.getState().auth.token
    expect(after).not.toBe(before)
    expect(await stored('token')).toBe(after)
    expect(screen.queryByText('API Error')).toBeNull()
  })

  it('reports a wrong current one at its field, and the session stays', async () => {
    const { user, store } = await open()
    await fill(user, 'guess', 'two-poles-down', 'two-poles-down')
    const field = section('Password').getByLabelText('Current password')
    await waitFor(() => expect(errorOf(field)).toBe('Your current password is incorrect.'))
    expect(store.getState().auth.token).not.toBeNull()
    expect(store.getState().router.location.pathname).toBe(paths.editProfile)
  })

  it('must be typed alike twice, and long enough', async () => {
    const { user } = await open()
    await fill(user, 'clear-round', '12345', '123456')
    await waitFor(() =>
      expect(errorOf(screen.getByLabelText('New password'))).toBe(
        'Password is too short, minimum 6 characters required.',
      ),
    )
    expect(errorOf(screen.getByLabelText('Repeat new password'))).toBe('Password do not match')
  })
})

describe('another email address', () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>['user'], email: string) => {
    await user.type(screen.getByLabelText('New email'), email)
    await user.type(section('Email').getByLabelText('Current password'), 'clear-round')
    await user.click(section('Email').getByRole('button', { name: 'Send confirmation link' }))
  }

  it('waits for its link, says so in the profile, and takes effect with it', async () => {
    const { mails } = await serverOfTests()
    const { user, store, unmount } = await open()
    await ask(user, 'ola@example.org')
    expect(await screen.findByRole('heading', { name: 'Check your new inbox' })).toHaveFocus()
    expect(screen.getByText(/Until you open it, your address stays member@example.org/)).toBeVisible()
    // The profile is read again meanwhile.
    const mail = (await act(mails)).find(({ recipient }) => recipient === 'ola@example.org')
    const path = /\/confirm\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''

    unmount()
    const link = await renderApp(path, { storage: { token: store.getState().auth.token ?? '' } })
    await link.user.click(screen.getByRole('button', { name: 'Confirm email address' }))
    expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toHaveFocus()
    await waitFor(() => expect(link.store.getState().auth.user?.email).toBe('ola@example.org'))
  })

  it('is refused at its field when it is someone’s', async () => {
    const { user } = await open()
    await ask(user, 'judge@example.org')
    await waitFor(() =>
      expect(errorOf(screen.getByLabelText('New email'))).toBe(
        'Email already registered, try resetting your password.',
      ),
    )
  })
})

describe('an account with a second factor [T07.1]', () => {
  const switchOn = async (given?: string) => {
    const { ask, codeOf, clock } = await serverOfTests()
    const token = given ?? (await act(() => tokenOf('member')))
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const send = (method: string, body: object) =>
      act(() => ask({ method, url: '/api/second-factor', headers, payload: JSON.stringify(body) }))
    const { body } = await send('POST', { currentPassword: 'clear-round' })
    const { secret } = JSON.parse(body) as { secret: string }
    await send('PUT', { oneTimeCode: codeOf(secret) })
    clock.advance(60_000)
    return { token, code: () => codeOf(secret) }
  }

  it('asks for a code before the password changes', async () => {
    const { token, code } = await switchOn()
    const { user } = await open({ as: 'visitor', storage: { token } })
    const part = section('Password')
    await user.type(part.getByLabelText('Current password'), 'clear-round')
    await user.type(await part.findByLabelText('One-time code'), '123456')
    await user.type(part.getByLabelText('New password'), 'two-poles-down')
    await user.type(part.getByLabelText('Repeat new password'), 'two-poles-down')
    await user.click(part.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(errorOf(part.getByLabelText('One-time code'))).toMatch(/^That code/))
    await user.clear(part.getByLabelText('One-time code'))
    await user.type(part.getByLabelText('One-time code'), code())
    await user.click(part.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus()
  })

  it('that began in another tab asks for the code once the server has said so', async () => {
    const token = await tokenOf('member')
    const { user, store } = await open({ as: 'visitor', storage: { token } })
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('recoveryCodesLeft'))
    await switchOn(token)
    const part = section('Email')
    expect(part.queryByLabelText('One-time code')).toBeNull()
    await user.type(part.getByLabelText('New email'), 'ola@example.org')
    await user.type(part.getByLabelText('Current password'), 'clear-round')
    await user.click(part.getByRole('button', { name: 'Send confirmation link' }))
    expect(await part.findByLabelText('One-time code')).toHaveAccessibleDescription(/Field is required/)
  })
})
