import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (number: number) => {
  const app = await renderApp(fill(paths.deskMember, { id: sampleId(1, number) }), { as: 'admin' })
  await screen.findByRole('link', { name: 'Members', current: 'page' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^Member$/))
  return app
}
const [admin, ola, tom, sian, honorary] = [1, 2, 3, 9, 18] as const
const part = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

it('shows a member with membership, purchases, dogs, facts and emails', async () => {
  await open(sian)
  expect(await screen.findByRole('heading', { level: 1, name: /^8 Siân Roberts$/ })).toBeVisible()
  expect(textsOf('Membership')[0]).toMatch(
    /^1 Nov 20251 year, until 1 November 2026Cash, receipt \d+\. Recorded by Helen Marsh£26\.00$/,
  )
  expect(textsOf('Purchases')[0]).toMatch(/Stirling Castle AgilityPurchase \d+, 1 runPaid£5\.00$/)
  expect(textsOf('Dogs')).toEqual(['TeganIntermediate'])
  expect(part('Facts').getByText('sian.roberts@example.org')).toBeVisible()
  expect(part('Emails').getByText('No emails yet.')).toBeVisible()
})

it('takes in a lapsed member with cash in three presses, and says what was recorded', async () => {
  const { user } = await open(sian)
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Record a membership' }))
  expect(form.getByText('Active until 21 November 2027. £26.00, cash.')).toBeVisible()
  expect(form.getByText('Counted from today.')).toBeVisible()
  await user.click(form.getByRole('radio', { name: /3 years/ }))
  await user.click(form.getByRole('button', { name: 'Record £69.00' }))
  expect(await screen.findByText('Recorded. Active until 21 November 2029.')).toBeVisible()
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/3 years, until 21 November 2029/))
  const { query } = await serverOfTests()
  expect(await query(`select desk_way from purchases where user_id = '${sampleId(1, sian)}' and total = 6900`)).toEqual(
    [{ desk_way: 'cash' }],
  )
})

it('quotes every choice, and asks for what each of them needs', async () => {
  const { user } = await open(tom)
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const form = within(await screen.findByRole('alertdialog'))
  await user.click(form.getByRole('radio', { name: /^Junior/ }))
  expect(form.getByText('Active until 21 November 2027. £13.00, cash.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Record £13.00' }))
  expect(await form.findByLabelText('Date of birth')).toHaveAccessibleDescription(/^Field is required/)
  await user.click(form.getByRole('radio', { name: /^Honorary/ }))
  expect(form.getByText('Active with no last day.')).toBeVisible()
  expect(form.queryByRole('radio', { name: 'Cash' })).toBeNull()
  await user.type(form.getByLabelText('Reason'), 'Short')
  await user.click(form.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(form.getByLabelText('Reason')).toHaveAccessibleDescription(/Write at least 10 characters/))
  await user.type(form.getByLabelText('Reason'), 'ly elected by the committee.')
  await user.click(form.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('Recorded. The membership has no last day.')).toBeVisible()
})

it('says that something has changed, and records nothing', async () => {
  const { user } = await open(sian)
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const form = within(await screen.findByRole('alertdialog'))
  await (await serverOfTests()).query(`update plan_prices set price = 2800 where plan_id = '1-year'`)
  await user.click(form.getByRole('button', { name: 'Record £26.00' }))
  expect(await form.findByText(/^Something has changed since this page loaded/)).toBeVisible()
})

it('says that there is no fee for a paid membership, and where to add one', async () => {
  const { query } = await serverOfTests()
  await query(`update settings set value = 'PLN' where key = 'currency'`)
  const { user } = await open(sian)
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const form = within(await screen.findByRole('alertdialog'))
  expect(form.getByText(/^There’s no membership fee in the club’s currency/)).toBeVisible()
  expect(form.getByRole('link', { name: 'Membership fees' })).toHaveAttribute('href', paths.deskPlans)
})

it('changes the renewal date with a reason, which stays in the history', async () => {
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Change renewal date' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Change the renewal date' }))
  await user.clear(form.getByLabelText('Last day of membership'))
  await user.type(form.getByLabelText('Last day of membership'), '31/01/2028')
  await user.type(form.getByLabelText('Reason'), 'Paid twice by mistake.')
  await user.click(form.getByRole('button', { name: 'Change date' }))
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/Renewal date changed to 31 January 2028/))
  expect(textsOf('Who changed what')[0]).toMatch(/Renewal date: 21 September 2027 → 31 January 2028.*Helen Marsh/)
})

it('pauses a membership with the days that are left, and lets it run again', async () => {
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Pause membership' }))
  const pause = within(await screen.findByRole('alertdialog', { name: 'Pause this membership?' }))
  expect(pause.getByText(/^From today, Ola Kowalczyk can’t enter shows\. The 305 days left are kept/)).toBeVisible()
  await user.click(pause.getByRole('button', { name: 'Pause membership' }))
  await waitFor(() => expect(pause.getByLabelText('Reason')).toHaveAccessibleDescription(/^Field is required/))
  await user.type(pause.getByLabelText('Reason'), 'Abroad until spring.')
  await user.click(pause.getByRole('button', { name: 'Pause membership' }))
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/Paused, last day 20 November 2026/))
  expect(screen.getByText('305 days left')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change renewal date' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Record membership' }))
  const record = within(await screen.findByRole('alertdialog', { name: 'Record a membership' }))
  expect(record.getByText('This resumes the paused membership, so the 305 days left come first.')).toBeVisible()
  expect(record.getByText('Active until 21 September 2028. £26.00, cash.')).toBeVisible()
  await user.click(record.getByRole('button', { name: 'Cancel' }))
  ;(await serverOfTests()).clock.advance(1)
  await user.click(screen.getByRole('button', { name: 'Resume membership' }))
  const resume = within(await screen.findByRole('alertdialog', { name: 'Resume this membership?' }))
  expect(resume.getByText(/Its last day will be 21 September 2027\./)).toBeVisible()
  await user.type(resume.getByLabelText('Reason'), 'Home again.')
  await user.click(resume.getByRole('button', { name: 'Resume membership' }))
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/Resumed, last day 21 September 2027/))
  expect(screen.getByRole('button', { name: 'Pause membership' })).toBeVisible()
})

it('ends a membership after asking why', async () => {
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'End membership' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'End this membership?' }))
  await user.click(form.getByRole('radio', { name: 'They died' }))
  expect(form.getByText('We send no more emails to someone who has died.')).toBeVisible()
  await user.type(form.getByLabelText('Reason'), 'Her sister called.')
  await user.click(form.getByRole('button', { name: 'End membership' }))
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/Died, last day 20 November 2026/))
  expect(part('Facts').getByText('Gets no emails')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'End membership' })).toBeNull()
})

it('refunds a part of a membership, which stays as it is', async () => {
  const { user } = await open(sian)
  const [newest] = part('Purchases').getAllByRole('button', { name: /^Refund purchase \d+$/ })
  await user.click(newest as HTMLElement)
  const form = within(await screen.findByRole('alertdialog', { name: 'Refund a membership' }))
  expect(form.getByText(/Paid to the club in cash\./)).toBeVisible()
  const amount = form.getByLabelText('Amount to refund (GBP)')
  expect(amount).toHaveValue('26.00')
  await user.clear(amount)
  await user.type(amount, '27')
  await user.type(form.getByLabelText('Reason'), 'Was ill for half of the year.')
  await user.click(form.getByRole('button', { name: 'Refund £27.00' }))
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Enter an amount up to £26\.00/))
  await user.clear(amount)
  await user.type(amount, '6,50')
  await user.click(form.getByRole('button', { name: 'Refund £6.50' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(textsOf('Purchases').join()).toMatch(/£6\.50 back/))
  const { query } = await serverOfTests()
  expect(await query('select amount, reason from entry_refunds')).toEqual([
    { amount: 650, reason: 'Was ill for half of the year.' },
  ])
})

it('ends a membership with its refund, and says when its last day is', async () => {
  const { query } = await serverOfTests()
  await query(`update users set renewal_date = '2027-11-01' where id = '${sampleId(1, sian)}'`)
  await query(
    `update memberships set ends_on = '2027-11-01' where user_id = '${sampleId(1, sian)}' and ends_on = '2026-11-01'`,
  )
  const { user } = await open(sian)
  const [newest] = part('Purchases').getAllByRole('button', { name: /^Refund purchase \d+$/ })
  await user.click(newest as HTMLElement)
  const form = within(await screen.findByRole('alertdialog', { name: 'Refund a membership' }))
  expect(form.getByRole('radio', { name: 'Ends on 20 November 2026' })).toBeChecked()
  await user.type(form.getByLabelText('Reason'), 'Moves abroad for good.')
  await user.click(form.getByRole('button', { name: 'Refund £26.00' }))
  await waitFor(() => expect(textsOf('Membership')[0]).toMatch(/Refunded, last day 20 November 2026/))
})

it('saves the membership card of a member whose membership runs', async () => {
  const { user, effects } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Membership card' }))
  await waitFor(() => expect(effects.saved).toMatchObject([{ name: 'membership-cards.pdf', type: 'application/pdf' }]))
})

it('keeps a note', async () => {
  const { user } = await open(honorary)
  const notes = part('Notes')
  await user.type(notes.getByLabelText('Add a note'), 'Ring before changing start times.')
  await user.click(notes.getByRole('button', { name: 'Save note' }))
  expect(await notes.findByText('Helen Marsh, 21 November 2026')).toBeVisible()
  await waitFor(() => expect(notes.getByLabelText('Add a note')).toHaveValue(''))
})

it('leaves an admin’s own membership to another admin, and says so', async () => {
  await open(admin)
  expect(screen.getByText(/^This is you\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Record membership' })).toBeNull()
})

it('says where a member is not found', async () => {
  await renderApp(fill(paths.deskMember, { id: sampleId(1, 999) }), { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All members' })).toHaveAttribute('href', paths.deskMembers)
})

it('blocks a member with a reason, and lets them in again', async () => {
  const reason = 'Entered dogs under false names.'
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Block' }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Block Ola Kowalczyk?' }))
  await user.type(form.getByLabelText('Reason'), reason)
  await user.click(form.getByRole('button', { name: 'Block account' }))
  expect(await screen.findByText(/^Blocked since 21 November 2026:/)).toHaveTextContent(reason)
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible()
})

it('logs a member out everywhere', async () => {
  const { user } = await open(ola)
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByText(/^(Not logged in anywhere|Logged out of)/)).toBeVisible()
})
