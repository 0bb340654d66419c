import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const [ola, tom, marek, agnieszka] = [sampleId(1, 2), sampleId(1, 3), sampleId(1, 4), sampleId(1, 6)]
const reason = 'Both are hers: she showed her passport.'

beforeEach(async () => (await serverOfTests()).reset())

/** Opens a page in place of the one before. */
const visit = (path: string, locale: Locale = 'en') => {
  cleanup()
  return renderApp(path, { as: 'admin', locale })
}
const openMember = (id: string, locale?: Locale) => visit(fill(paths.deskMember, { id }), locale)
const compare = async (id: string, otherId: string) => {
  const app = await visit(fill(paths.mergeMembers, { id, otherId }))
  await screen.findByRole('table', { name: 'Compare the accounts' })
  return app
}
/** What the comparison says of a fact: of the account to keep, of the one to close, and afterwards. */
const fact = (name: string) =>
  within(screen.getByRole('cell', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent)

type User = Awaited<ReturnType<typeof visit>>['user']
const merge = async (user: User) => {
  await user.type(screen.getByLabelText('How do you know they belong to the same person?'), reason)
  await user.type(screen.getByLabelText('Current password'), 'clear-round')
  await user.click(screen.getByRole('button', { name: 'Merge accounts' }))
}
const separate = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Undo the merge with member@example.org' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Separate these two accounts?' }))
  await user.type(dialog.getByLabelText('Why are you separating them?'), 'They are two people after all.')
  await user.type(dialog.getByLabelText('Current password'), 'clear-round')
  await user.click(dialog.getByRole('button', { name: 'Separate accounts' }))
}
/** Lets a person have two accounts whose facts differ: Ola's, and Agnieszka's with Ola's name. */
const twice = async () => {
  const { query } = await serverOfTests()
  await query(
    `update users set name = 'Ola Kowalczyk', birth_date = '1990-04-12' where id in ('${ola}', '${agnieszka}')`,
  )
  await query(`insert into profiles values
    ('${agnieszka}', '12 Mill Lane', 'LS1 4AP', 'Leeds', '', '', '', ''), ('${ola}', 'Lipowa 4', '80-001', 'Gdańsk', '', '+48 600 700 800', '', '')
    on conflict (user_id) do update set street = excluded.street, postcode = excluded.postcode, city = excluded.city,
      country = excluded.country, phone = excluded.phone`)
}

it('finds the other account of a person, and shows both with what the kept one has for each choice', async () => {
  await twice()
  const { user } = await openMember(agnieszka)
  await user.click(await screen.findByRole('button', { name: 'Merge with another account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge Ola Kowalczyk with another account' }))
  await user.click(dialog.getByRole('button', { name: 'Compare accounts' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Other account' })).toHaveAccessibleDescription(
      /^Choose an account from the list\./,
    ),
  )
  expect(await dialog.findByText('Same name and date of birth')).toBeVisible()
  await user.click(dialog.getByRole('link', { name: /^Ola Kowalczyk ?, member@example\.org$/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Merge two accounts' })).toBeVisible()
  await screen.findByRole('table', { name: 'Compare the accounts' })

  expect(fact('Login email')).toEqual([
    'agnieszka.wojcik@example.org',
    'member@example.org',
    'agnieszka.wojcik@example.org',
  ])
  expect(fact('Member number')).toEqual(['5', '2', '5'])
  expect(fact('Membership')).toEqual([
    'Adult, until 21 January 2027',
    'Adult, until 21 September 2027',
    'Adult, until 21 September 2027',
  ])
  expect(fact('Dogs').at(-1)).toBe('Figa, Źrebak, Baton, Iskra, Mgła, Pepper, Łatka, and Żółw')
  // What only one of them says needs no choice, and what is there in neither account no line.
  expect(fact('Phone')).toEqual(['None', '+48 600 700 800', '+48 600 700 800'])
  expect(screen.queryByRole('cell', { name: 'Emergency contact' })).toBeNull()
  expect(screen.queryByRole('cell', { name: 'Notes' })).toBeNull()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  const [leeds, gdansk] = ['12 Mill Lane, LS1 4AP, Leeds', 'Lipowa 4, 80-001, Gdańsk']
  expect(fact('Address')).toEqual([leeds, gdansk, leeds])
  await user.click(screen.getByRole('radio', { name: gdansk }))
  expect(fact('Address')).toEqual([leeds, gdansk, gdansk])
  await user.click(screen.getByRole('link', { name: 'Keep the other account instead' }))
  await waitFor(() => expect(fact('Address')).toEqual([gdansk, leeds, gdansk]))
})

it('merges with a reason and the admin’s password, leads from the closed account, and undoes it', async () => {
  await twice()
  const { user, effects } = await compare(agnieszka, ola)
  await user.click(screen.getByRole('button', { name: 'Merge accounts' }))
  const why = screen.getByLabelText('How do you know they belong to the same person?')
  await waitFor(() => expect(why).toHaveAccessibleDescription(/Field is required/))
  await user.click(screen.getByRole('radio', { name: 'Lipowa 4, 80-001, Gdańsk' }))
  await merge(user)
  expect(await screen.findByRole('region', { name: 'Merged accounts' })).toHaveTextContent(
    'Ola Kowalczyk, member@example.orgMerged on 21 November 2026, member number 2. You can undo this until 22 November 2026, 10:00',
  )
  expect(effects.navigation.current().pathname).toBe(fill(paths.deskMember, { id: agnieszka }))
  expect(screen.getByRole('region', { name: 'Facts' })).toHaveTextContent('Gdańsk')

  const closed = await openMember(ola)
  expect(await screen.findByRole('heading', { name: 'This account has been merged' })).toBeVisible()
  await closed.user.click(screen.getByRole('link', { name: 'Open the other account' }))
  await separate(closed.user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('region', { name: 'Facts' })).toHaveTextContent('Leeds'))
  expect(screen.queryByRole('region', { name: 'Merged accounts' })).toBeNull()
  await openMember(ola)
  expect(await screen.findByRole('heading', { level: 1, name: /Ola Kowalczyk$/ })).toBeVisible()
})

it('says why two accounts cannot be merged, and offers to keep the other one', async () => {
  const { user } = await compare(ola, marek)
  expect(screen.getByText('These accounts can’t be merged yet')).toBeVisible()
  expect(screen.getByText(/^The account you’re closing has a role/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Merge accounts' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Keep the other account instead' }))
  expect(await screen.findByRole('button', { name: 'Merge accounts' })).toBeEnabled()
  await visit(fill(paths.mergeMembers, { id: ola, otherId: sampleId(9, 1) }))
  expect(await screen.findByRole('heading', { name: 'Account not found' })).toBeVisible()
})

it('shows what has changed since the comparison, and keeps what was written', async () => {
  const { query } = await serverOfTests()
  const { user } = await compare(tom, ola)
  expect(fact('Membership').at(-1)).toBe('Adult, until 21 September 2027')
  await query(`update users set renewal_date = '2028-09-21', version = version + 1 where id = '${ola}'`)
  await merge(user)
  expect(await screen.findByText(/^One of the accounts has changed since you opened this page/)).toBeVisible()
  await waitFor(() => expect(fact('Membership').at(-1)).toBe('Adult, until 21 September 2028'))
  expect(screen.getByLabelText('How do you know they belong to the same person?')).toHaveValue(reason)
  await user.click(screen.getByRole('button', { name: 'Merge accounts' }))
  expect(await screen.findByRole('region', { name: 'Merged accounts' })).toBeVisible()
})

it('undoes nothing once a day is over', async () => {
  const { query } = await serverOfTests()
  const { user } = await compare(tom, ola)
  await merge(user)
  await screen.findByRole('region', { name: 'Merged accounts' })
  await query(`update account_merges set undo_until = merged_at`)
  await separate(user)
  expect(
    (
      await screen.findAllByText(
        'This merge can no longer be undone: it has been undone already, or it’s more than 24 hours old.',
      )
    )[0],
  ).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Merged accounts' })).toHaveTextContent('member@example.org')
  expect(screen.queryByRole('button', { name: /^Undo the merge/ })).toBeNull()
})

it.each([
  ['en', 1, 'This dog has been transferred or deleted since the merge, so it won’t move back: Łatka.'],
  ['en', 2, 'These dogs have been transferred or deleted since the merge, so they won’t move back: Łatka and Żółw.'],
  ['pl', 1, 'Od połączenia tego psa przekazano lub usunięto, więc nie wróci na tamto konto: Łatka.'],
  ['pl', 2, 'Od połączenia te psy przekazano lub usunięto, więc nie wrócą na tamto konto: Łatka i Żółw.'],
] as const)('says before an undo which dogs stay, in %s: %i', async (locale, count, sentence) => {
  const { query } = await serverOfTests()
  const { user } = await compare(tom, ola)
  await merge(user)
  await screen.findByRole('region', { name: 'Merged accounts' })
  const slugs = ['latka', 'zolw'].slice(0, count).map((slug) => `'${slug}'`)
  await query(`update dogs set owner_id = '${marek}' where slug in (${slugs.join(', ')})`)
  const page = await openMember(tom, locale)
  await page.user.click(await screen.findByRole('button', { name: /member@example\.org/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(sentence)
})
