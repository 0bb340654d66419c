import { screen, waitFor, within } from '@testing-library/react'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { paths } from '#contract/shared/paths'
import type { OpenLine, Statement, StatementMatch } from '#contract/money/statement'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const line = (id: number, more: Partial<OpenLine> = {}): OpenLine => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  account: '',
  day: '2026-11-20',
  amount: 2_600,
  currency: 'GBP',
  name: 'O KOWALCZYK',
  text: '',
  bankId: '',
  match: null,
  payout: null,
  ...more,
})
const match = (more: Partial<StatementMatch> = {}): StatementMatch => ({
  why: 'name',
  reference: 'RF56 1004',
  number: 1_004,
  refundId: null,
  payer: 'Ola Kowalczyk',
  kind: 'membership',
  shows: [],
  since: '2026-11-16T10:00:00.000Z',
  amount: 2_600,
  own: false,
  ...more,
})

interface Sent {
  method: string
  path: string
  body: unknown
}

/** The page with these lines; what it sends is answered as given and kept. */
const open = async (lines: OpenLine[], outcomes: string[] = []) => {
  const known: Statement = { open: lines, openInAll: lines.length, settled: [] }
  const sent: Sent[] = []
  const app = await renderApp(paths.deskMoney, { as: 'admin' })
  const { fetch } = app.effects
  app.effects.fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    if (!path.startsWith(statementEndpoints.getStatement.path)) return fetch(request)
    if (request.method === 'GET') return Response.json(known)
    const body: unknown = request.method === 'DELETE' ? null : await request.json()
    sent.push({ method: request.method, path, body })
    if (path !== statementEndpoints.settleLines.path) return new Response(null, { status: 204 })
    const settled = (body as { lines: { id: string }[] }).lines
    return Response.json({ lines: settled.map(({ id }, index) => ({ id, outcome: outcomes[index] ?? 'paid' })) })
  }
  await app.user.click(await screen.findByRole('link', { name: 'Bank statement' }))
  await screen.findByRole('heading', { level: 1, name: 'Bank statement' })
  return { ...app, sent }
}
const figures = async () => (await screen.findByRole('list', { name: 'Lines to settle' })).textContent

it('settles lines with their reference and sum together, and says what was refused', async () => {
  const byReference = match({ why: 'reference' })
  const { user, sent } = await open(
    [line(1, { match: byReference }), line(2, { match: match({ why: 'reference', reference: 'RF29 1005' }) })],
    ['paid', 'purchase_paid'],
  )
  expect(await figures()).toBe('2to settle, £52.002matched by reference, £52.000proposed, you decide0unknown')
  await user.click(screen.getByRole('button', { name: 'Settle 2 lines: £52.00' }))
  for (const part of ['1 line settled.', '1 line not settled.', 'This purchase has already been paid.'])
    expect(await screen.findByText(part)).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/desk/statement/settle',
      body: {
        lines: [
          { id: line(1).id, reference: 'RF56 1004', refundId: null, difference: null },
          { id: line(2).id, reference: 'RF29 1005', refundId: null, difference: null },
        ],
      },
    },
  ])
})

it.each([
  ['Accept: O KOWALCZYK, £26.00', 2_600, null],
  ['Accept and write off £3.00: O KOWALCZYK, £23.00', 2_300, 'write_off'],
  ['Accept and refund £4.00: O KOWALCZYK, £30.00', 3_000, 'send_back'],
])('offers “%s” for a proposal', async (name, amount, difference) => {
  const { user, sent } = await open([line(1, { amount, match: match() })])
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { lines: [{ id: line(1).id, difference }] } }]))
})

it('moves a rejected proposal to the unknown lines, and leaves an admin’s own payment to another', async () => {
  const { user } = await open([
    line(1, { match: match() }),
    line(2, { name: 'H MARSH', match: match({ why: 'reference', own: true }) }),
  ])
  const own = (await screen.findByText('H MARSH')).closest('li')
  expect(own).toHaveTextContent('This is your own payment: another admin has to settle it.')
  expect(screen.queryByRole('button', { name: /^Accept.*MARSH/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reject: O KOWALCZYK, £26.00' }))
  const unknown = await screen.findByRole('region', { name: 'Unknown' })
  expect(within(unknown).getByText('O KOWALCZYK')).toBeVisible()
})

it('books a line to an account with a note', async () => {
  const { user, sent } = await open([line(1, { name: 'BANK CHARGES', amount: -320 })])
  await user.click(await screen.findByRole('button', { name: 'Book or leave out BANK CHARGES, -£3.20' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const note = screen.getByRole('textbox', { name: /^Note/ })
  expect(note).toHaveAccessibleDescription(/Field is required/)
  await user.type(note, 'Charges')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(note).toHaveAccessibleDescription(/Write a note of at least 10 characters/)
  await user.type(note, ' of November')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'POST',
        path: `/desk/statement/lines/${line(1).id}/booking`,
        body: { account: 'fees', reason: 'Charges of November', payoutId: null },
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('opens a line again that was left out, on the server', async () => {
  const { query } = await serverOfTests()
  await query(`insert into bank_lines (id, account, day, amount, currency, name, text, bank_id, imported_at, outcome, reason, settled_at)
    values ('${line(1).id}', '', '2026-11-20', 9900, 'GBP', 'SPONSOR', '', '', now(), 'left_out', 'Of another club', now())`)
  const { user } = await renderApp(paths.deskStatement, { as: 'admin' })
  expect(await screen.findByText('No lines to settle')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open the line again: SPONSOR, £99.00' }))
  expect(await screen.findByRole('region', { name: 'Unknown' })).toHaveTextContent('SPONSOR')
  await query('delete from bank_lines')
})
