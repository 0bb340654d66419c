import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

type User = Awaited<ReturnType<typeof renderApp>>['user']

/** What is said beside a field, letter for letter. */
const errorAt = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent
const type = async (user: User, label: string, text: string) => {
  await user.clear(await screen.findByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

describe('registering', () => {
  const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
    const app = await renderApp(paths.register, options)
    const send = async () => app.user.click(await screen.findByRole('button', { name: 'Register' }))
    return { ...app, send }
  }

  it('says which fields are empty [5.1]', async () => {
    const { send } = await open()
    await send()
    await waitFor(() => expect(errorAt('Name')).toBe('Field is required'))
    expect(['Email', 'Password', 'Repeat password'].map(errorAt)).toEqual(Array(3).fill('Field is required'))
  })

  it('knows an address from another text [5.2]', async () => {
    const { user, send } = await open()
    await type(user, 'Email', 'zoe at example.org')
    await send()
    await waitFor(() => expect(errorAt('Email')).toBe('Invalid email address'))
  })

  it('shows at the field that the server found a web address in the name, and keeps the email as typed [T70 T72]', async () => {
    const { user, send } = await open()
    await type(user, 'Name', 'Win at prize.click')
    await type(user, 'Email', 'anna@żółw.pl')
    await type(user, 'Password', 'a good sentence')
    await type(user, 'Repeat password', 'a good sentence')
    await user.click(screen.getByRole('checkbox'))
    await send()
    await waitFor(() => expect(errorAt('Name')).toBe('Remove web addresses.'))
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toMatchObject({ type: 'text', value: 'anna@żółw.pl' })
  })

  it('refuses two different passwords [5.3]', async () => {
    const { user, send } = await open()
    await type(user, 'Password', 'a good sentence')
    await type(user, 'Repeat password', 'a good sentense')
    await send()
    await waitFor(() => expect(errorAt('Repeat password')).toBe('Password do not match'))
    expect(errorAt('Password')).toBeUndefined()
  })

  it('accepts a password of six characters, and refuses one of five [5.4 9.3]', async () => {
    const { user, send } = await open()
    await type(user, 'Password', 'żabka')
    await send()
    await waitFor(() => expect(errorAt('Password')).toBe('Password is too short, minimum 6 characters required.'))
    await type(user, 'Password', 'żabkom')
    await waitFor(() => expect(errorAt('Password')).toBeUndefined())
  })

  it('leads to the membership plans, or back to where the visitor wanted to be', async () => {
    const fill = async ({ user, send, store }: Awaited<ReturnType<typeof open>>, email: string) => {
      await type(user, 'Name', 'Zoë Żak')
      await type(user, 'Email', email)
      await type(user, 'Password', 'a good sentence')
      await type(user, 'Repeat password', 'a good sentence')
      await user.click(screen.getByRole('checkbox'))
      await send()
      await waitFor(() => expect(store.getState().router.location.pathname).not.toBe(paths.register))
      return store.getState().router.location.pathname
    }
    const first = await open()
    expect(await fill(first, 'first@example.org')).toBe(paths.registrationOptions)
    first.unmount()
    const second = await open({ storage: { pathname: paths.profile } })
    expect(await fill(second, 'second@example.org')).toBe(paths.profile)
  })

  it('says beside the field that an address is taken, and nothing in the corner [5.5 5.7 8.7 A14 M22.1]', async () => {
    const { user, send } = await open()
    await type(user, 'Name', 'Zoë Żak')
    await type(user, 'Email', 'member@example.org')
    await type(user, 'Password', 'a good sentence')
    await type(user, 'Repeat password', 'a good sentence')
    await user.click(screen.getByRole('checkbox'))
    await send()
    await waitFor(() => expect(errorAt('Email')).toBe('Email already registered, try resetting your password.'))
    expect(screen.queryByText('API Error')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Email already registered, try resetting your password.' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('member@example.org')
  })

  it('links the terms and the privacy policy beside the consent, in a new tab [M22.1]', async () => {
    await open()
    const consent = await screen.findByRole('checkbox', {
      name: 'I agree to the terms and conditions and have read the privacy policy.',
    })
    expect(consent).toHaveAccessibleDescription(/^Terms and conditions and privacy policy \(open in a new tab\)\.$/)
    for (const [name, path] of [
      ['Terms and conditions', paths.terms],
      ['privacy policy', paths.privacy],
    ] as const) {
      const link = within(screen.getByRole('main')).getByRole('link', { name })
      expect(link).toHaveAttribute('href', path)
      expect(link).toHaveAttribute('target', '_blank')
    }
  })
})

describe('logging in to a blocked account', () => {
  it('says so at the form, with the reason', async () => {
    const server = await serverOfTests()
    await server.query(
      `update users set blocked_at = now(), blocked_why = 'Fees unpaid since May.' where email = 'member@example.org'`,
    )
    const { user } = await renderApp(paths.login)
    await type(user, 'Email', 'member@example.org')
    await type(user, 'Password', 'clear-round')
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
      'This account is blocked. Contact us if you have questions. Fees unpaid since May.',
    )
    await server.reset()
  })
})

describe('logging in with a wrong password', () => {
  it('is said at the form and by the popup, and keeps the typed values [M11.2]', async () => {
    const { user } = await renderApp(paths.login)
    await type(user, 'Email', 'member@example.org')
    await type(user, 'Password', 'not-this-one')
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
    expect(await screen.findByText('API Error')).toBeVisible()
    expect(screen.getAllByText('Email or password is incorrect.')).toHaveLength(2)
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Email or password is incorrect.')
    expect(screen.getByLabelText('Email')).toHaveValue('member@example.org')
    expect(screen.getByLabelText('Email')).not.toBeInvalid()
  })
})

describe('registering at a server of another make [T18]', () => {
  const send = async (refusal: object) => {
    const { user, effects } = await renderApp(paths.register)
    await type(user, 'Name', 'Zoë Żak')
    await type(user, 'Email', 'zoe@example.org')
    await type(user, 'Password', 'a good sentence')
    await type(user, 'Repeat password', 'a good sentence')
    await user.click(screen.getByRole('checkbox'))
    effects.fetch = () => Promise.resolve(Response.json(refusal, { status: 422 }))
    await user.click(screen.getByRole('button', { name: 'Register' }))
  }

  it('says its own sentences beside the fields and above the form, and nothing in the corner [5.7]', async () => {
    await send({ email: 'This club knows that address.', password: ['Too plain.', 'Add a digit.'] })
    await waitFor(() => expect(errorAt('Email')).toBe('This club knows that address.'))
    expect(errorAt('Password')).toBe('Too plain. Add a digit.')
    expect(screen.getByRole('link', { name: 'Email: This club knows that address.' })).toBeInTheDocument()
    expect(screen.queryByText('API Error')).toBeNull()
  })

  it('says that it failed where the answer names a field without a word', async () => {
    await send({ email: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be created.')
    expect(errorAt('Email')).toBeUndefined()
  })
})

describe('logging in', () => {
  it('says which fields are empty, and knows an address from another text [5.1 5.2]', async () => {
    const { user } = await renderApp(paths.login)
    const send = async () => user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
    await screen.findByLabelText('Email')
    await send()
    await waitFor(() => expect(['Email', 'Password'].map(errorAt)).toEqual(Array(2).fill('Field is required')))
    await type(user, 'Email', 'member')
    await send()
    await waitFor(() => expect(errorAt('Email')).toBe('Invalid email address'))
  })
})

describe('a forgotten password', () => {
  const askFor = async (user: User) => {
    await type(user, 'Email', 'member@example.org')
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }))
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }))
    await screen.findByRole('heading', { name: 'Check your inbox' })
  }
  /** The address of the newest link that was sent. */
  const linkSent = async () => {
    const server = await serverOfTests()
    await server.runJobs()
    const mail = (await server.mails()).at(-1)
    return /\/reset-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const choose = async (user: User, password: string) => {
    await type(user, 'Password', password)
    await type(user, 'Repeat password', password)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is asked for from the login, where the address was typed already [2.19]', async () => {
    const { user } = await renderApp(paths.login)
    await askFor(user)
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
    expect(await linkSent()).not.toBe('')
  })

  it('is replaced by means of the link, once [2.18]', async () => {
    const asking = await renderApp(paths.login)
    await askFor(asking.user)
    asking.unmount()
    const { user } = await renderApp(await linkSent())
    await choose(user, 'two-poles-down')
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', paths.login)
  })

  it('shows each refusal beside its field', async () => {
    const { user } = await renderApp('/reset-password/of-no-account')
    await choose(user, '12345')
    await waitFor(() => expect(errorAt('Password')).toBe('Password is too short, minimum 6 characters required.'))
    await type(user, 'Repeat password', '123456')
    await waitFor(() => expect(errorAt('Repeat password')).toBe('Password do not match'))
  })

  it('offers a new link when the link is spent', async () => {
    const { user } = await renderApp('/reset-password/of-no-account')
    await choose(user, 'two-poles-down')
    expect((await screen.findAllByText(/This link has been used/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', paths.forgotPassword)
  })
})

describe('a browser that fills in the form without an event [A82]', () => {
  // Tries of the tests before count.
  beforeEach(async () => (await serverOfTests()).reset())
  // As a browser does: past React, which watches the setter of the element itself.
  const fill = (label: string, value: string) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(screen.getByLabelText(label), value)
  }

  it('logs in with the contents of the fields', async () => {
    const { user, store } = await renderApp(paths.login)
    await screen.findByLabelText('Email')
    fill('Email', 'member@example.org')
    fill('Password', 'clear-round')
    await user.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(store.getState().auth.user?.email).toBe('member@example.org'))
  })

  it.each([paths.login, paths.register])('keeps the address while another field of %s is typed into', async (path) => {
    const { user } = await renderApp(path)
    await screen.findByLabelText('Email')
    fill('Email', 'member@example.org')
    await user.type(screen.getByLabelText('Password'), 'clear')
    await user.tab()
    expect(screen.getByLabelText('Email')).toHaveValue('member@example.org')
  })
})
