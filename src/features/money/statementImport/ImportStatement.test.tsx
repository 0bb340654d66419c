import { act, screen, waitFor, within } from '@testing-library/react'
import type { StatementImport } from '#contract/money/statement'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { paths } from '#contract/shared/paths'
import { readFile } from '../../../store/money/importStatement'
import { selectStatementImport } from '../../../store/money/statementImportSlice'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const csv = [
  'Date;Description;Counterparty;Paid in;Paid out',
  '02.11.2026;RF18 1001 Stirling;Zoë Żak;1 026,00;',
  '03.11.2026;Account fee;;;5,50',
  '31.02.2026;No such day;;1,00;',
  ';Page 1;;;',
].join('\r\n')
const mt940 = [
  ':20:ST261102',
  ':25:GB33BUKB20201555555555',
  ':28C:8/1',
  ':60F:C261101GBP1000,00',
  ':61:2611021102C26,00S020NONREF//BR26110200001',
  ':86:020~20RF18 1001 Stirling~32Zoë Żak',
  ':62F:C261102GBP1026,00',
].join('\r\n')
const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id></Acct>
  <Ntry><Amt Ccy="GBP">26.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-02</Dt></BookgDt>
  <AddtlNtryInf>RF18 1001</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`

type App = Awaited<ReturnType<typeof renderApp>>

const read = async (app: App, text: string, step: string) => {
  const bytes = new TextEncoder().encode(text)
  const file = { name: 'bank.txt', size: bytes.length, arrayBuffer: async () => bytes.buffer }
  await act(async () => void app.store.dispatch(readFile(file)))
  await waitFor(() => {
    app.advance(0)
    const { reading, step: present } = selectStatementImport(app.store.getState())
    expect([reading, present]).toEqual([null, step])
  })
}
const open = async () => {
  const app = await renderApp(paths.importStatement, { as: 'admin' })
  await screen.findByText('Bank statement')
  const { fetch } = app.effects
  const imports: StatementImport[] = []
  let isReached = true
  app.effects.fetch = async (input, init) => {
    if (!isReached) throw new TypeError('Failed to fetch')
    const request = new Request(input, init)
    if (request.url.endsWith(statementEndpoints.importStatement.path) && request.method === 'POST')
      imports.push((await request.clone().json()) as StatementImport)
    return fetch(request)
  }
  return { ...app, imports, reach: (reached: boolean) => (isReached = reached) }
}
const check = async (app: App, text = csv) => {
  await read(app, text, 'columns')
  await app.user.click(await screen.findByRole('button', { name: 'Check the lines' }))
  return screen.findByRole('table', { name: 'Lines' })
}
const cellsOf = (table: HTMLElement) =>
  within(table)
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
  await query('delete from bank_lines')
  await query('delete from statement_columns')
})

it('matches columns by their headers, asks for those that are missing, and remembers the choice', async () => {
  const app = await open()
  await read(app, 'Day;Sum\n02.11.2026;26,00', 'columns')
  expect(screen.getByRole('button', { name: 'Check the lines' })).toBeDisabled()
  expect(screen.getByText(/^Choose a column for the date/)).toBeVisible()
  await app.user.selectOptions(field('Day'), 'Date')
  await app.user.selectOptions(field('Sum'), 'Amount')
  await app.user.click(screen.getByRole('button', { name: 'Check the lines' }))
  expect(cellsOf(await screen.findByRole('table', { name: 'Lines' }))).toEqual([['2 Nov 2026', '–', '£26.00']])
  const { query } = await serverOfTests()
  await waitFor(async () =>
    expect(await query('select key, columns from statement_columns')).toEqual([
      { key: 'day|sum', columns: ['day', 'amount'] },
    ]),
  )
  await app.user.click(screen.getByRole('button', { name: 'Change the columns' }))
  expect(field('Sum')).toHaveValue('amount')
  await app.user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByText('Bank statement')
  await waitFor(async () => {
    await read(app, 'Day;Sum\n03.11.2026;1,00', 'columns')
    expect(field('Sum')).toHaveValue('amount')
  })
})

it('shows the lines of a table with their sums, and the rows that cannot be read, before anything is sent', async () => {
  const app = await open()
  const table = await check(app)
  expect(cellsOf(table)).toEqual([
    ['2 Nov 2026', 'Zoë ŻakRF18 1001 Stirling', '£1,026.00'],
    ['3 Nov 2026', 'Account fee', '-£5.50'],
  ])
  expect(screen.getByText('bank.txt').closest('p')).toHaveTextContent('bank.txt: 2 Nov 2026 to 3 Nov 2026')
  expect(screen.getByRole('list', { name: 'In this statement' })).toHaveTextContent(
    '2lines£1,026.00money in£5.50money out',
  )
  expect(screen.getByText('1 row couldn’t be read and won’t be imported.')).toBeVisible()
  expect(cellsOf(screen.getByRole('table', { name: 'Rows that couldn’t be read' }))).toEqual([
    ['4', 'Date', '31.02.2026'],
  ])
  expect(app.imports).toEqual([])
  await app.user.click(within(table).getByRole('button', { name: 'Amount' }))
  await waitFor(() => expect(cellsOf(table).map(([, , amount]) => amount)).toEqual(['-£5.50', '£1,026.00']))
})

it('imports the lines once, and says how many are new', async () => {
  const app = await open()
  await check(app, csv.split('\r\n').slice(0, 2).join('\n'))
  await app.user.click(screen.getByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByText('1 new line.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await screen.findByText('Bank statement')
  await check(app)
  await app.user.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByRole('heading', { name: 'Statement imported' })).toHaveFocus()
  expect(screen.getByText('1 new line. 1 was imported before.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Match lines to payments' })).toHaveAttribute('href', paths.deskStatement)
  expect(app.imports.slice(1)).toEqual([
    {
      account: '',
      lines: [
        {
          day: '2026-11-02',
          amount: 102_600,
          currency: 'GBP',
          name: 'Zoë Żak',
          text: 'RF18 1001 Stirling',
          bankId: '',
        },
        { day: '2026-11-03', amount: -550, currency: 'GBP', name: '', text: 'Account fee', bankId: '' },
      ],
    },
  ])
})

it.each([
  ['MT940', mt940, 'Zoë ŻakRF18 1001 Stirling'],
  ['CAMT.053', camt, 'RF18 1001'],
])('reads %s without asking for columns, with the account', async (_format, text, who) => {
  const app = await open()
  await read(app, text, 'check')
  expect(cellsOf(await screen.findByRole('table', { name: 'Lines' }))).toEqual([['2 Nov 2026', who, '£26.00']])
  expect(screen.getByText('Account GB33 BUKB 2020 1555 5555 55')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change the columns' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Import 1 line' }))
  expect(await screen.findByText('1 new line.')).toBeVisible()
  expect(app.imports.map(({ account }) => account)).toEqual(['GB33BUKB20201555555555'])
})

it.each([
  [/^The lines in this file don’t add up/, mt940.replace('1026', '1027')],
  [/^This file isn’t a bank statement in MT940/, '<html><body>Log in</body></html>'],
  [/^This file isn’t text/, 'Statement\0as a picture'],
  [/^This file has statements for several accounts/, `${mt940}\r\n${mt940.replace('GB33', 'GB34')}`],
])('says %s of a file that it cannot read', async (sentence, text) => {
  const app = await open()
  await read(app, text, 'file')
  expect(await screen.findByText(sentence)).toBeVisible()
})

it('keeps the lines when the server cannot be reached, and imports them at the next try', async () => {
  const app = await open()
  await check(app)
  app.reach(false)
  await app.user.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByText(/^Couldn’t import the lines/)).toBeVisible()
  app.reach(true)
  await app.user.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  expect(await screen.findByText('2 new lines.')).toBeVisible()
})

it('refuses a statement with more lines than can be imported at once', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  const lines = Array.from({ length: 2_001 }, (_none, index) => `02.11.2026;${index + 1},00`)
  await check(await open(), ['Date;Amount', ...lines].join('\n'))
  expect(screen.getByText('This statement has more than 2,000 lines. Download a shorter period.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2,001 lines' })).toBeDisabled()
})

it('says that a file has no lines, and offers no import', async () => {
  const app = await open()
  await read(app, 'Date;Amount\n02.11.2026;0,00', 'columns')
  await app.user.click(await screen.findByRole('button', { name: 'Check the lines' }))
  expect(await screen.findByText('There are no lines to import in this file.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})
