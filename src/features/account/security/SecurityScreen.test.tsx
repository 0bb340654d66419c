import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

const day = 86_400_000
const open = () => renderApp(paths.security, { as: 'member' })
const codeOf = async (secret: string) => (await serverOfTests()).codeOf(secret)

beforeEach(async () => (await serverOfTests()).reset())

describe('sessions', () => {
  it('are listed, and any but this one is ended', async () => {
    const elsewhere = await tokenOf('member')
    const { user } = await open()
    const list = await screen.findByRole('table', { name: 'Where you’re logged in' })
    expect(within(list).getAllByRole('cell', { name: /^\d+ \w+ 2026 at \d\d:\d\d$/ })).toHaveLength(2)
    expect(within(list).getByText('This device')).toBeVisible()
    expect(within(list).getAllByRole('cell', { name: /^Today at \d\d:\d\d$/ })).toHaveLength(2)
    await user.click(within(list).getByRole('button', { name: /^Log out: / }))
    await waitFor(() => expect(within(list).getAllByText(/^Today at/)).toHaveLength(1))
    const { ask } = await serverOfTests()
    const headers = { authorization: `Bearer ${elsewhere}` }
    expect((await ask({ method: 'GET', url: '/api/me', headers })).status).toBe(401)
  })

  it('are ended all at once but for this one', async () => {
    await tokenOf('member')
    await tokenOf('member')
    const { user, store } = await open()
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull())
    expect(store.getState().auth.user).not.toBeNull()
  })

  it('say that one was ended because there were too many [T08.1]', async () => {
    const { query } = await serverOfTests()
    await query(`update users set session_limit_reached_at = '2026-11-20T10:00:00Z'`)
    await open()
    expect(await screen.findByText(/You logged in on another on 20 November 2026/)).toBeVisible()
  })

  it('last longer with the password, under another token', async () => {
    const { clock } = await serverOfTests()
    const { user, store } = await open()
    const { token } = store.getState().auth
    clock.advance(day)
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }))
    await user.type(screen.getByLabelText('Current password'), 'guess')
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }))
    expect(await screen.findByText('Current password: Your current password is incorrect.')).toBeVisible()
    await user.clear(screen.getByLabelText('Current password'))
    await user.type(screen.getByLabelText('Current password'), 'clear-round')
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }))
    expect(await screen.findByRole('heading', { name: 'You’re still logged in' })).toHaveFocus()
    expect(screen.getByText('On this device until 21 January 2027.')).toBeVisible()
    expect(store.getState().auth.token).not.toBe(token)
  })
})

describe('one-time codes', () => {
  const turnOn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Set up two-step verification' }))
    await user.type(screen.getByLabelText('Current password'), 'clear-round')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    return (document.querySelector('main code')?.textContent ?? '').replaceAll(' ', '')
  }

  it('are turned on by a code of the app, and asked for at the next log-in', async () => {
    const { user, unmount } = await open()
    const secret = await turnOn(user)
    await user.type(screen.getByLabelText('6-digit code from the app'), '000000')
    await user.click(screen.getByRole('button', { name: 'Set up two-step verification' }))
    expect(await screen.findByText(/: That code is incorrect or has expired/)).toBeVisible()
    await user.clear(screen.getByLabelText('6-digit code from the app'))
    await user.type(screen.getByLabelText('6-digit code from the app'), await codeOf(secret))
    await user.click(screen.getByRole('button', { name: 'Set up two-step verification' }))
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    const recovery = within(list).getAllByRole('listitem')[0]?.textContent ?? ''
    await user.click(screen.getByRole('button', { name: 'I’ve saved these codes' }))
    expect(await screen.findByText('On. 10 recovery codes left.')).toBeVisible()
    unmount()

    const login = await renderApp(paths.login)
    await login.user.type(await screen.findByLabelText('Email'), 'member@example.org')
    await login.user.type(screen.getByLabelText('Password'), 'clear-round')
    await login.user.click(screen.getByRole('button', { name: 'Login' }))
    const code = await screen.findByLabelText('One-time code')
    expect(code).toHaveFocus()
    expect(screen.queryByText('API Error')).toBeNull()
    await login.user.type(code, '123456')
    await login.user.click(screen.getByRole('button', { name: 'Login' }))
    expect(
      await screen.findByText('One-time code: That code is incorrect or has expired. Enter the newest code.'),
    ).toBeVisible()
    await login.user.clear(code)
    await login.user.type(code, recovery)
    await login.user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(login.store.getState().auth.user?.email).toBe('member@example.org'))
    expect(login.store.getState().router.location.pathname).toBe(paths.dashboard)
  })

  it('wait for a confirmed address, and offer its link [T04.1]', async () => {
    const { query, mails } = await serverOfTests()
    await query(`update users set email_confirmed_at = null where email = 'member@example.org'`)
    const { user } = await open()
    expect(await screen.findByText('Confirm your email address before you set up two-step verification.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Set up two-step verification' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Resend the link' }))
    await waitFor(async () => expect(await mails()).toHaveLength(1))
  })

  it('keep no secret when the screen is left half-way', async () => {
    const { user, store } = await open()
    const secret = await turnOn(user)
    expect(JSON.stringify(store.getState())).toContain(secret)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Profile' }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(JSON.stringify(store.getState())).not.toContain(secret)
  })

  it('have recovery codes that can be copied and saved as a text file, one a line [M22.2]', async () => {
    const { user, effects } = await open()
    const secret = await turnOn(user)
    await user.type(screen.getByLabelText('6-digit code from the app'), await codeOf(secret))
    await user.click(screen.getByRole('button', { name: 'Set up two-step verification' }))
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    const codes = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    await user.click(screen.getByRole('button', { name: 'Copy codes' }))
    expect(await screen.findByText('Copied. Paste the codes somewhere safe.')).toBeVisible()
    expect(effects.copied).toEqual([`${codes.join('\n')}\n`])
    await user.click(screen.getByRole('button', { name: 'Save as a text file' }))
    expect(effects.saved).toEqual([
      { name: 'clear-round-recovery-codes.txt', type: 'text/plain', content: effects.copied[0] },
    ])
    expect(screen.getByText('Saved to your downloads.')).toBeVisible()
    effects.clipboard.write = () => Promise.resolve(false)
    await user.click(screen.getByRole('button', { name: 'Copy codes' }))
    expect(await screen.findByText(/^Your browser didn’t allow copying/)).toBeVisible()
  })

  it('keep no secret once they are on', async () => {
    const { user, store } = await open()
    const secret = await turnOn(user)
    await user.type(screen.getByLabelText('6-digit code from the app'), await codeOf(secret))
    await user.click(screen.getByRole('button', { name: 'Set up two-step verification' }))
    await user.click(await screen.findByRole('button', { name: 'I’ve saved these codes' }))
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(secret))
  })
})
