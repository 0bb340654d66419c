import { act, screen, waitFor, within } from '@testing-library/react'
import { memberImportEndpoints } from '#contract/member/importEndpoints'
import type { ImportAnswer, ImportBatch } from '#contract/member/importing'
import { fill, paths } from '#contract/shared/paths'
import { readFile } from '../../../store/member/importMembers'
import { selectMemberImport } from '../../../store/member/memberImportSlice'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const csv = [
  'Imię;Nazwisko;E-mail;Ważne do;Nr;Uwagi',
  'Zoë;Żak;zoe.imported@example.org;31.12.2027;901;x',
  'Ana;Nowak;ana.imported@example.org;;;',
  'Ola;Kowalczyk;member@example.org;;;',
  'Ana;Again;ana.imported@example.org;;;',
  '=1+1;Bad;no email;30.2.2027;;',
].join('\r\n')

type App = Awaited<ReturnType<typeof renderApp>>

const read = async (app: App, text: string, step = 'columns') => {
  const bytes = new TextEncoder().encode(text)
  const file = { name: 'club.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer }
  await act(async () => void app.store.dispatch(readFile(file)))
  await waitFor(() => {
    app.advance(0)
    const { reading, step: present } = selectMemberImport(app.store.getState())
    expect([reading, present]).toEqual([null, step])
  })
}
const open = async (text = csv, step?: string) => {
  const app = await renderApp(paths.importMembers, { as: 'admin' })
  await screen.findByText('List of members')
  await read(app, text, step)
  return app
}
const check = async (text = csv) => {
  const app = await open(text)
  await app.user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByRole('table', { name: 'Rows' })
  return app
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const field = (header: string) => screen.getByRole('combobox', { name: `Field for “${header}”` })

afterEach(async () => {
  jest.restoreAllMocks()
  const { query } = await serverOfTests()
  const imported = `(select id from users where email like '%.imported@example.org')`
  for (const table of ['memberships', 'profiles', 'outbox'])
    await query(`delete from ${table} where user_id in ${imported}`)
  await query(`delete from users where email like '%.imported@example.org'`)
  await query('delete from member_import_columns')
})

it('is opened from the register', async () => {
  const { user } = await renderApp(paths.deskMembers, { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Import a list' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Import members' })).toBeVisible()
})

it('offers columns by their headers, asks for those that are missing, and remembers the choice', async () => {
  const app = await open('Who;E-mail\nZoë Żak;zoe.imported@example.org')
  expect(field('E-mail')).toHaveValue('email')
  expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
  expect(screen.getByText(/^Choose a column for the name/)).toBeVisible()
  await app.user.selectOptions(field('Who'), 'Name or first name')
  await app.user.click(screen.getByRole('button', { name: 'Check the rows' }))
  await screen.findByRole('table', { name: 'Rows' })
  await app.user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByText('List of members')
  await waitFor(async () => {
    await read(app, 'Who;E-mail\nAna;ana.imported@example.org')
    expect(field('Who')).toHaveValue('name')
  })
})

it('shows what becomes of each row before anything is written, and narrows the rows down', async () => {
  const { user } = await check()
  expect(rows()).toEqual([
    ['2', 'Zoë Żak', 'zoe.imported@example.org', 'New', '–'],
    ['3', 'Ana Nowak', 'ana.imported@example.org', 'New', '–'],
    ['4', 'Ola Kowalczyk', 'member@example.org', 'Has an account', '–'],
    [
      '5',
      'Ana Again',
      'ana.imported@example.org',
      'Twice in the file',
      'Email: An earlier row in the file has the same value.',
    ],
    [
      '6',
      '=1+1 Bad',
      'no email',
      'Can’t be imported',
      expect.stringMatching(/^Email: Invalid email address · Renewal date: /),
    ],
  ])
  await user.click(screen.getByRole('button', { name: 'Can’t be imported 1' }))
  expect(rows().map(([row]) => row)).toEqual(['6'])
  const { query } = await serverOfTests()
  expect(await query(`select 1 from users where email like '%.imported@example.org'`)).toEqual([])
})

it('imports the new members, with a report, and none the second time', async () => {
  const app = await check()
  const { user, effects } = app
  expect(screen.getByRole('button', { name: 'Import 2 members' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: 'Email each new member' }))
  await user.click(screen.getByRole('button', { name: 'Import 2 members' }))
  expect(await screen.findByRole('heading', { name: 'Members imported' })).toHaveFocus()
  expect(rows().map(([, , , outcome]) => outcome)).toEqual([
    'Account opened',
    'Account opened',
    'Has an account',
    'Twice in the file',
    'Can’t be imported',
  ])
  await user.click(screen.getByRole('button', { name: 'Download the report' }))
  await waitFor(() => expect(effects.saved).toHaveLength(1))
  expect(effects.saved[0]).toMatchObject({ name: 'member-import.csv' })
  const { query } = await serverOfTests()
  const [zoe] = await query(`select member_number, renewal_date::text,
      (select reason from memberships where user_id = u.id) as reason,
      (select count(*)::int from outbox where user_id = u.id) as invitations
    from users u where email = 'zoe.imported@example.org'`)
  expect(zoe).toEqual({
    member_number: 901,
    renewal_date: '2027-12-31',
    reason: 'Imported from the file club.csv',
    invitations: 1,
  })
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByText('List of members')
  await read(app, csv)
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  expect(await screen.findByText('There are no new members in this file.')).toBeVisible()
})

it('leads from an opened account to an older one that may be the same person’s', async () => {
  const { query } = await serverOfTests()
  const older = sampleId(1, 3)
  await query(`insert into profiles values ('${older}', '', '', '', '', '600 700 800', '', '')
    on conflict (user_id) do update set phone = excluded.phone`)
  const { user } = await check('name;email;phone\nTom Ashworth;tom.imported@example.org;+48 600 700 800')
  await user.click(screen.getByRole('radio', { name: 'Don’t send any' }))
  await user.click(screen.getByRole('button', { name: 'Import 1 member' }))
  const link = await screen.findByRole('link', { name: 'May already have another account' })
  const [opened] = await query(`select id from users where email = 'tom.imported@example.org'`)
  expect(link).toHaveAttribute('href', fill(paths.mergeMembers, { id: older, otherId: String(opened?.['id']) }))
})

it('keeps what is opened when a batch fails or someone stops, and imports the rest', async () => {
  // Rows with a height: those in sight are drawn, not all of them, in which a button takes seconds to find.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  const lines = Array.from({ length: 210 }, (_none, index) => `Member ${index};member.${index}.imported@example.org`)
  const { user, effects } = await check(['name;email', ...lines].join('\n'))
  const { fetch } = effects
  const sent: number[] = []
  let calls = 0
  let held = Promise.resolve()
  // The server opens so many accounts in seconds, and more of them on a busy machine: its own tests do.
  effects.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, path } = memberImportEndpoints.importMembers
    // The columns that it remembers have the same address.
    if (request.method !== method || !request.url.endsWith(path)) return fetch(request)
    calls += 1
    if (calls === 2) throw new TypeError('Failed to fetch')
    await held
    const { rows } = (await request.json()) as ImportBatch
    sent.push(...rows.map(({ row }) => row))
    const answer: ImportAnswer = { outcomes: rows.map(({ row }) => ({ row, fate: 'opened', fields: {} })) }
    return Response.json(answer)
  }
  await user.click(screen.getByRole('radio', { name: 'Don’t send any' }))
  await user.click(screen.getByRole('button', { name: 'Import 210 members' }))
  expect(await screen.findByText(/^Not all members could be imported/)).toBeVisible()
  // Stopped while the next batch is on its way: that batch is opened, and no more.
  let release = () => {}
  held = new Promise<void>((resolve) => (release = resolve))
  await user.click(await screen.findByRole('button', { name: 'Import 110 members' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  release()
  expect(await screen.findByRole('heading', { name: 'Import stopped' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import the rest' }))
  await user.click(await screen.findByRole('button', { name: 'Import 10 members' }))
  expect(await screen.findByRole('heading', { name: 'Members imported' })).toBeVisible()
  expect(sent).toEqual(lines.map((_line, index) => index + 2))
})

it('refuses a list with more rows than can be checked at once', async () => {
  const lines = Array.from({ length: 5_001 }, (_none, index) => `Member ${index};m.${index}@example.org`)
  await open(['name;email', ...lines].join('\n'))
  expect(await screen.findByText('This file has more than 5,000 rows. Split it into smaller files.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
})
