import { callerOf, logIn } from '../testing/client'
import type { TestServer } from '../testing/startTestServer'

describe('commands of the operator', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  const rolesOf = async (email: string) =>
    (await server.query(`select roles from users where email = '${email}'`))[0]?.roles
  const tokenIn = (text: string) => /^https:\/\/dogs\.example\.org\/reset-password\/([\w-]{43})$/m.exec(text)?.[1]

  it('makes the first admin, who chooses a password with the link [T11.2]', async () => {
    const message = await server.admin('add', ' Office@Example.org ')
    expect(message).toContain('office@example.org is now an admin. Choose a password within 10 minutes:')
    const visitor = callerOf(server)
    const chosen = await visitor.post('/reset-password', { token: tokenIn(message), password: 'two-poles-down' })
    expect(chosen.status).toBe(204)
    const { json } = await visitor.post('/login', { email: 'office@example.org', password: 'two-poles-down' })
    expect(json.user.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    expect(await server.admin('add', 'office@example.org')).toBe('office@example.org is already an admin.')
  })

  it('gives a new link to an admin who has not used the first [T11.2]', async () => {
    const first = tokenIn(await server.admin('add', 'office@example.org'))
    const second = tokenIn(await server.admin('add', 'office@example.org'))
    const visitor = callerOf(server)
    expect((await visitor.post('/reset-password', { token: first, password: 'two-poles-down' })).status).toBe(400)
    expect((await visitor.post('/reset-password', { token: second, password: 'two-poles-down' })).status).toBe(204)
  })

  it('makes a member an admin, whose password stays [T11.2]', async () => {
    expect(await server.admin('add', 'member@example.org')).toBe('member@example.org is now an admin.')
    expect(await rolesOf('member@example.org')).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    const member = await logIn(server, 'member')
    expect((await member.put('/flags/maintenance-mode', { enabled: false })).status).toBe(200)
  })

  it('makes no admin of an account that only registered with an address [T11.2]', async () => {
    const squatter = { name: 'Zoë', email: 'office@example.org', password: 'two-poles-down', consent: true }
    expect((await callerOf(server).post('/register', squatter)).status).toBe(201)
    await expect(server.admin('add', 'office@example.org')).rejects.toThrow('has never confirmed its address')
    expect(await rolesOf('office@example.org')).toEqual(['ROLE_USER'])
  })

  it('close the sample accounts, after which the server starts', async () => {
    await expect(server.refuseSamplePasswords()).rejects.toThrow('npm run admin -- close-sample-accounts')
    const member = await logIn(server, 'member')
    expect(await server.admin('close-sample-accounts')).toBe('18 sample accounts closed.')
    await server.refuseSamplePasswords()
    expect((await member.get('/me')).status).toBe(401)
    await expect(logIn(server, 'member')).rejects.toThrow('login_failed')
  })

  it('refuses a start while a single sample password fits [T11.1]', async () => {
    await server.query(`update users set password_hash = '' where email <> 'reviewer@example.org'`)
    await expect(server.refuseSamplePasswords()).rejects.toThrow('still logs in to reviewer@example.org.')
  })

  it('remove a second factor for a user who has lost it, and email that user [T04.2]', async () => {
    const member = await logIn(server, 'member')
    const { json } = await member.post('/second-factor', { currentPassword: 'clear-round' })
    await member.put('/second-factor', { oneTimeCode: server.codeOf(json.secret) })
    expect(await server.admin('remove-second-factor', 'Member@example.org')).toContain('off for member@example.org')
    expect((await member.get('/me')).status).toBe(401)
    expect((await logIn(server, 'member')).token).toHaveLength(43)
    expect((await server.mails()).at(-1)?.subject).toBe('Two-step verification was turned off')
    await expect(server.admin('remove-second-factor', 'unknown@example.org')).rejects.toThrow(
      'There is no account with the address',
    )
  })

  it('changes a setting only to a value that the server can read', async () => {
    expect(await server.admin('setting', 'old_age_years=9')).toBe('old_age_years is now 9 (was 8).')
    expect(await server.admin('setting', 'old_age_years=9')).toBe('old_age_years is already 9.')
    expect(await server.query(`select value, version from settings where key = 'old_age_years'`)).toEqual([
      { value: '9', version: 2 },
    ])
    expect(await server.admin('setting', 'tax_number=GB 123 4567 89')).toContain('is now GB 123 4567 89')
    expect(await server.admin('setting', 'tax_rate=7.5')).toBe('tax_rate is now 7.5 (was none).')
    const refused = ['old_age_years=-1', 'time_zone=Mars/Base', 'currency=USD', 'admins_need_second_factor=1']
    const refusedTax = ['tax_number=', 'tax_number=12', 'tax_number=<b>', 'tax_rate=101', 'tax_rate=-1', 'tax_rate=7,5']
    for (const given of ['invoice_form=pl', 'entry_tax=exempt', 'membership_tax=8', 'exemption_pl=art. 113 ust. 1'])
      expect(await server.admin('setting', given)).toContain(` is now ${given.split('=')[1]} `)
    const refusedInvoices = ['invoice_form=de', 'entry_tax=none', 'membership_tax=101', 'exemption_en=a']
    for (const given of [...refused, ...refusedTax, ...refusedInvoices])
      await expect(server.admin('setting', given)).rejects.toThrow('can’t be')
    for (const given of ['toString=1', 'nothing', '=1'])
      await expect(server.admin('setting', given)).rejects.toThrow('Unknown setting')
  })

  it.each(['', 'nonsense', 'add', 'add a@example.org b@example.org', 'toString', 'close-sample-accounts x'])(
    'says how it is used for "%s"',
    async (words) => {
      const ask = async () => server.admin(...words.split(' '))
      await expect(ask()).rejects.toThrow(/^Usage:\n {2}npm run admin -- add name@/)
    },
  )

  it('refuses a malformed address', async () => {
    await expect(server.admin('add', 'office')).rejects.toThrow('office is not an email address.')
  })
})
