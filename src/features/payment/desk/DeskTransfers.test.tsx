import { screen, waitFor, within } from '@testing-library/react'
import { referenceOf, grouped } from '#contract/payment/bankTransfer'
import { paths } from '#contract/shared/paths'
import { sampleId } from '../../../testing/samples'
import { renderApp, serverOfTests, type Person } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const [admin, member] = [sampleId(1, 1), sampleId(1, 2)]
const name = 'Ola Kowalczyk'

interface Awaited {
  key: number
  dog?: number
  status?: 'pending' | 'refunded'
  of?: string
  code?: string
}

/** Writes a purchase into the sample data that is paid by bank transfer; the answer is its reference. */
const makeTransfer = async ({ key, dog, status = 'pending', of = member, code }: Awaited) => {
  const { query } = await serverOfTests()
  const [id, payment, entry] = [6, 7, 8].map((group) => sampleId(group, 9000 + key))
  const discount = code === undefined ? 'null' : `'${sampleId(9, key)}'`
  if (code !== undefined)
    await query(`insert into discounts (id, code, percent, uses, used, currency, created_at, version)
      values (${discount}, '${code}', 10, 3, 1, 'GBP', '2026-11-01', 1)`)
  const [row] = await query(`insert into purchases
    (id, user_id, kind, contents, status, plan_id, years, total, currency, created_at, hold_until, payment_id, paid_by, discount_id)
    values ('${id}', '${of}', '${dog === undefined ? 'membership' : 'entries'}', '', '${status}',
      ${dog === undefined ? `'1-year', 1` : 'null, null'}, ${dog === undefined ? 2600 : 550}, 'GBP', '2026-11-20T10:00:00Z',
      ${dog === undefined ? 'null' : `'2026-11-25T10:00:00Z'`}, '${payment}', 'transfer', ${discount}) returning number`)
  if (dog !== undefined) {
    await query(`insert into entries (id, purchase_id, class_id, dog_id, price, status)
      values ('${entry}', '${id}', '${sampleId(5, 101)}', '${sampleId(2, dog)}', 550, 'held')`)
    await query(`update classes set taken = taken + 1 where id = '${sampleId(5, 101)}'`)
  }
  return grouped(referenceOf(Number(row?.['number'])))
}

const open = (as: Person = 'admin') => renderApp(paths.deskTransfers, { as })
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, -1)
        .map((cell) => plain(cell.textContent)),
    )
const refunds = () =>
  within(screen.getByRole('list', { name: 'Refunds to send' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
const stateOf = async (key: number) => {
  const { query } = await serverOfTests()
  const [row] = await query(`select status, transferred_on::text as day, refund_done_at is not null as sent
    from purchases where id = '${sampleId(6, 9000 + key)}'`)
  return row
}
const mailsOf = async () => (await (await serverOfTests()).mails()).map(({ subject }) => subject)
const status = async (text: RegExp) => expect(await screen.findByText(text)).toBeVisible()

it('lists expected transfers with shows, places and codes, and records one that has arrived [T13.1]', async () => {
  const paid = await makeTransfer({ key: 1, dog: 1, code: 'FEW' })
  const other = await makeTransfer({ key: 2, dog: 2, code: 'RARE' })
  const fee = await makeTransfer({ key: 3 })
  const { user } = await open()
  await screen.findByRole('table', { name: 'Expected' })
  const who = (reference: string) => `${reference}${name}member@example.org`
  const held = (code: string) => `Shrewsbury Winter Classic1 place heldDiscount code ${code}`
  expect(rowsOf('Expected')).toEqual([
    [who(paid), held('FEW'), '£5.50', '25 NovChecked out on 20 Nov'],
    [who(other), held('RARE'), '£5.50', '25 NovChecked out on 20 Nov'],
    [who(fee), 'Membership', '£26.00', 'No deadlineChecked out on 20 Nov'],
  ])

  await user.click(screen.getByRole('button', { name: `Mark ${paid} from ${name} as paid` }))
  const form = within(await screen.findByRole('alertdialog', { name: 'Has the money arrived?' }))
  expect(form.queryByLabelText('Reference')).toBeNull()
  await user.type(form.getByLabelText('Amount received'), 'five')
  await user.click(form.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(form.getByLabelText('Amount received')).toHaveAccessibleDescription(/such as 12\.50/))
  const day = form.getByLabelText('Date on the bank statement')
  expect(day).toHaveAccessibleDescription(/Enter the date shown on the bank statement/)
  await user.type(form.getByLabelText('Date on the bank statement'), '21/11/2026')
  await user.clear(form.getByLabelText('Amount received'))
  await user.type(form.getByLabelText('Amount received'), '5')
  await user.click(form.getByRole('button', { name: 'Mark as paid' }))
  expect(
    await form.findByText(/This purchase costs £5\.50, but you entered £5\.00\. Nothing has been recorded/),
  ).toBeVisible()
  expect(await stateOf(1)).toMatchObject({ status: 'pending' })
  await user.type(form.getByLabelText('Amount received'), '.50')
  await user.click(form.getByRole('button', { name: 'Mark as paid' }))
  await status(new RegExp(`^${paid} is paid\\.`))
  await waitFor(() => expect(rowsOf('Expected')).toHaveLength(2))
  expect(await stateOf(1)).toMatchObject({ status: 'paid', day: '2026-11-21' })
})

it('cancels a purchase after confirmation, releases its places and emails its owner [T13.1]', async () => {
  const ended = await makeTransfer({ key: 2, dog: 2, code: 'RARE' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Cancel purchase ${ended} from ${name}` }))
  const question = within(await screen.findByRole('alertdialog', { name: `Cancel purchase ${ended}?` }))
  expect(question.getByText(/Its place will be available to others\. Ola Kowalczyk will get an email/)).toBeVisible()
  expect(question.getByText('Discount code RARE can then be used once more.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep purchase' }))
  expect(await stateOf(2)).toMatchObject({ status: 'pending' })
  await user.click(screen.getByRole('button', { name: `Cancel purchase ${ended} from ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Cancel purchase' }))
  await status(/^Purchase cancelled\. The member will get an email\.$/)
  expect(await screen.findByRole('heading', { name: 'No transfers expected' })).toBeVisible()
  expect(await stateOf(2)).toMatchObject({ status: 'cancelled' })
  const { query } = await serverOfTests()
  expect(await query(`select used from discounts where code = 'RARE'`)).toEqual([{ used: 0 }])
  expect(await mailsOf()).toContainEqual(expect.stringMatching(/^Purchase \d+ has been cancelled$/))
  // The pressed row is removed, but the focus is not lost.
  expect(document.body).not.toHaveFocus()
})

it('lists refunds to send and marks one as sent', async () => {
  const back = await makeTransfer({ key: 4, status: 'refunded' })
  const { user } = await open()
  await screen.findByRole('list', { name: 'Refunds to send' })
  expect(refunds()).toEqual([`£26.00 to ${name}${back}, 20 November 2026, bank transferMark as sent`])
  await user.click(screen.getByRole('button', { name: `Mark £26.00 to ${name}, ${back}, as sent` }))
  await screen.findByRole('alertdialog', { name: 'Have you sent the refund of £26.00?' })
  await user.click(screen.getByRole('button', { name: 'Yes, it’s sent' }))
  await status(/^Refund marked as sent\.$/)
  expect(await screen.findByText('No refunds to send.')).toBeVisible()
  expect(await stateOf(4)).toMatchObject({ status: 'refunded', sent: true })
})

it('records a transfer by its reference, refuses a wrong one, and warns when it arrived too late [T16.4]', async () => {
  const late = await makeTransfer({ key: 1, dog: 1 })
  const { query } = await serverOfTests()
  await query(`update purchases set status = 'expired' where id = '${sampleId(6, 9001)}'`)
  await query(`update entries set status = 'released' where purchase_id = '${sampleId(6, 9001)}'`)
  await query(`update classes set taken = taken - 1, capacity = taken - 1 where id = '${sampleId(5, 101)}'`)
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: 'No transfers expected' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record transfer' }))
  const form = within(await screen.findByRole('alertdialog'))
  await user.type(form.getByLabelText('Reference'), 'RF00 1')
  await user.type(form.getByLabelText('Amount received'), '£5.50')
  await user.type(form.getByLabelText('Date on the bank statement'), '20/11/2026')
  await user.click(form.getByRole('button', { name: 'Mark as paid' }))
  expect(await form.findByText(/^No purchase has this reference/)).toBeVisible()
  await user.clear(form.getByLabelText('Reference'))
  await user.type(form.getByLabelText('Reference'), late.toLowerCase())
  await user.click(form.getByRole('button', { name: 'Mark as paid' }))
  await status(new RegExp(`^${late} arrived too late`))
  await waitFor(() =>
    expect(refunds()).toEqual([`£5.50 to ${name}${late}, 20 November 2026, bank transferMark as sent`]),
  )
})

it('leaves an admin’s own transfer to another admin [B09]', async () => {
  const own = await makeTransfer({ key: 1, of: admin })
  await open()
  const row = within(await screen.findByRole('row', { name: new RegExp(own) }))
  expect(row.getByText('Your own purchase: another admin has to handle it.')).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
})

it('says that it couldn’t load, and tries again', async () => {
  const app = await renderApp(paths.deskSessions, { as: 'admin' })
  const { fetch } = app.effects
  app.effects.fetch = (input, init) =>
    (input as Request).url.endsWith('/desk/transfers')
      ? Promise.resolve(Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 }))
      : fetch(input, init)
  await app.user.click(await screen.findByRole('link', { name: 'Money' }))
  await app.user.click(await screen.findByRole('link', { name: 'Bank transfers' }))
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the bank transfers' })).toBeVisible()
  app.effects.fetch = fetch
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No transfers expected' })).toBeVisible()
})

it.each<Person>(['judge', 'reviewer', 'member'])('is not there for a %s', async (as) => {
  const { effects } = await open(as)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'))
  expect(effects.calls.filter(({ line }) => line.includes('/desk/transfers'))).toEqual([])
})
