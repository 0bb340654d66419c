import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'shrewsbury-winter-classic'
const reason = 'Entered on paper at the show.'

const open = async () => {
  const app = await renderApp(fill(paths.addEntries, { slug }), { as: 'admin' })
  await screen.findByRole('combobox', { name: 'Dog' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

/** As someone with a pile of paper does it: without a mouse. */
const find = async (user: User, text: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Dog' }))
  await user.paste(text)
  await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'))
  await user.keyboard('{Enter}')
}
const classAt = (text: RegExp) => screen.findByRole('checkbox', { name: text })
const toldOf = (text: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(),
    ).toMatch(text),
  )
const sold = async () => {
  const server = await serverOfTests()
  return server.query(
    `select total, desk_way, desk_reason from purchases where desk_way is not null and kind = 'entries' and number > 1000 order by number`,
  )
}

it('finds a dog, shows reasons and the sum, and adds it [J11]', async () => {
  const { user } = await open()
  await find(user, 'łatka')
  expect(await screen.findByText(/Ola Kowalczyk/)).toBeVisible()
  // What does not fit is no box to tick; why is said once for all classes that it is true of.
  expect(screen.queryByRole('checkbox', { name: /12:30/ })).toBeNull()
  const others = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const [ofHeight] = others.filter((text) => text.startsWith('Łatka is Large, '))
  expect(ofHeight).toMatch(/cm: .*Agility Intermediate, .*12:30 Agility Medium.* and .*/)
  expect(screen.queryByText(/Ask the organisers/)).toBeNull()
  await user.click(await classAt(/08:30.*£5\.50/))
  await user.click(await classAt(/11:00/))
  expect(screen.getByText('To pay: £11.00')).toBeVisible()
  await user.type(screen.getByLabelText('Reason for adding this entry'), reason)
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await toldOf(/Łatka.*2 entries added, £11\.00/)
  expect(await sold()).toEqual([{ total: 1100, desk_way: 'cash', desk_reason: reason }])
})

it('takes the membership fee of an owner whose membership has lapsed, and then the entry', async () => {
  const server = await serverOfTests()
  await server.query(`update users set renewal_date = current_date - 400 where email = 'member@example.org'`)
  const { user } = await open()
  await find(user, 'łatka')
  expect(await screen.findByText(/’s membership doesn’t cover the days of this show/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /08:30/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  await user.click(await screen.findByRole('button', { name: /^Record £/ }))
  await user.click(await classAt(/08:30/))
  expect(screen.queryByRole('button', { name: 'Record membership' })).toBeNull()
  await user.type(screen.getByLabelText('Reason for adding this entry'), reason)
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await toldOf(/Łatka.*1 entry added/)
  const taken = await server.query(
    `select kind, desk_way from purchases where desk_way is not null order by number desc limit 2`,
  )
  expect(taken).toEqual([
    { kind: 'entries', desk_way: 'cash' },
    { kind: 'membership', desk_way: 'cash' },
  ])
})

it('says that a membership could not be loaded, and loads it again', async () => {
  const server = await serverOfTests()
  await server.query(`update users set renewal_date = current_date - 400 where email = 'member@example.org'`)
  const { user } = await open()
  await find(user, 'łatka')
  const button = await screen.findByRole('button', { name: 'Record membership' })
  await server.query(`alter table member_notes rename to member_notes_gone`)
  await user.click(button)
  expect(await screen.findByText(/Couldn’t load the membership/)).toBeVisible()
  await server.query(`alter table member_notes_gone rename to member_notes`)
  await user.click(button)
  expect(await screen.findByRole('button', { name: /^Record £/ })).toBeVisible()
})

it('is ready for the next dog at once, with the same way and reason, by keyboard alone [J11]', async () => {
  const { user } = await open()
  await find(user, 'łatka')
  await user.click(await classAt(/08:30/))
  await user.click(screen.getByRole('radio', { name: 'Free of charge' }))
  expect(screen.getByText('To pay: £0.00')).toBeVisible()
  await user.type(screen.getByLabelText('Reason for adding this entry'), reason)
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Dog' })).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'Dog' })).toHaveValue('')
  expect(screen.queryByRole('checkbox', { name: /£/ })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Free of charge' })).toBeChecked()
  expect(screen.getByLabelText('Reason for adding this entry')).toHaveValue(reason)
  await find(user, 'żółw')
  await user.click(await classAt(/08:30/))
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await toldOf(/Żółw.*1 entry added, £0\.00/)
  expect(await sold()).toHaveLength(2)
})

it('asks for missing fields, and keeps the typed values [J11]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText(/Find the dog and choose it from the list/)).toBeVisible()
  expect(summary.getByText(/Choose at least one class/)).toBeVisible()
  expect(await sold()).toEqual([])
})

it('changes nothing where the price is another by now, shows the new one and adds at that [J11]', async () => {
  const { user } = await open()
  await find(user, 'łatka')
  await user.click(await classAt(/08:30/))
  await user.type(screen.getByLabelText('Reason for adding this entry'), reason)
  await (await serverOfTests()).query(`update classes set price = 700 where start_time = '08:30'`)
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  expect(await screen.findByText(/^The price has changed, so nothing was added/)).toBeVisible()
  expect(await screen.findByText('To pay: £7.00')).toBeVisible()
  expect(await sold()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await toldOf(/1 entry added, £7\.00/)
})

it('sends what got no answer again under the same key, also once the list shows the dog as entered [J11]', async () => {
  const { user, effects } = await open()
  await find(user, 'łatka')
  await user.click(await classAt(/08:30/))
  await user.type(screen.getByLabelText('Reason for adding this entry'), reason)
  const { fetch } = effects
  effects.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (!(input as Request).url.endsWith(`/${slug}/entries`)) return answer
    throw new TypeError('Failed to fetch')
  }
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await waitFor(async () => expect(await sold()).toHaveLength(1))
  effects.fetch = fetch
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /08:30/ })).toBeNull())
  expect(screen.getByText('To pay: £5.50')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add the entries' }))
  await toldOf(/1 entry added, £5\.50/)
  expect(await sold()).toHaveLength(1)
})

it('is no screen for members, judges and reviewers [J11]', async () => {
  for (const as of ['member', 'judge', 'reviewer'] as const) {
    const { unmount } = await renderApp(fill(paths.addEntries, { slug }), { as })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    unmount()
  }
})
