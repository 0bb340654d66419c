import type { Page } from '@playwright/test'
import type { ExtraBuyers } from '#contract/extra/extra'
import { planPriceEndpoints } from '#contract/membership/planPriceEndpoints'
import type { PlanPrices } from '#contract/membership/planPrices'
import type { JudgeContract } from '#contract/money/judgeContract'
import { moneyEndpoints } from '#contract/money/moneyEndpoints'
import type { LedgerCheck } from '#contract/money/ledger'
import type { Statement, StatementMatch } from '#contract/money/statement'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import type { Settlement } from '#contract/money/settlement'
import { yearEndpoints } from '#contract/money/yearEndpoints'
import { fill, paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { manyMovements } from './movements'
import { answering, call, errorState, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const movements = call(moneyEndpoints.getMovements.path)
const money = { as: 'admin', at: paths.deskMoney } as const
const ledger = { as: 'admin', at: paths.deskLedger } as const
const year = { as: 'admin', at: paths.deskYear } as const
const book = press('main button[aria-haspopup=dialog]:not(nav button)')

const wrong: LedgerCheck = {
  checkedAt: '2026-11-21T10:00:00.000Z',
  transactions: 3,
  unbalanced: 1,
  missing: 2,
  sums: [{ currency: 'GBP', debits: 1_000, credits: 900 }],
}
const wrongMonth = {
  month: '2026-11-01',
  today: '2026-11-21',
  earliest: '2026-11-01',
  currency: 'GBP',
  accounts: [{ account: 'members', currency: 'GBP', before: -500, debits: 1_000, credits: 900, after: -400 }],
  check: wrong,
}

const lineId = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

const settlement = {
  as: 'admin',
  at: fill(paths.showSettlement, { slug: 'shrewsbury-winter-classic' }),
} as const
const contract: JudgeContract = {
  fee: 15_000,
  travelKind: 'fixed',
  travel: 6_000,
  provided: '',
  currency: 'GBP',
  signedOn: null,
  isOutdated: false,
  version: 1,
}
const signed: JudgeContract = { ...contract, signedOn: '2026-11-20', isOutdated: true, version: 2 }
const judge = { isNamed: true, own: false, classes: 6, file: 'contract' } as const
const contracts: Settlement = {
  name: 'Kendal Fells Agility',
  currency: 'GBP',
  cancelled: true,
  classes: [],
  extras: [],
  ways: [],
  costs: [],
  judges: [
    { ...judge, id: lineId(1), name: 'Marek Zieliński', contract: signed },
    { ...judge, id: lineId(2), name: 'Fiona Drummond', isNamed: false, contract },
    { ...judge, id: lineId(3), name: 'Helen Marsh', own: true, classes: 0, contract: null },
  ],
  fees: [],
}
const kendal = { as: 'admin', at: fill(paths.showSettlement, { slug: 'kendal-fells-agility' }) } as const
const settlementOf = (slug: string) => call(`/desk/shows/${slug}/settlement`)
const withContracts = { ...kendal, ...answering(settlementOf('kendal-fells-agility'), json(200, contracts)) }
const opened = (page: Page) => page.locator('[role=alertdialog]').waitFor()
/** Opens the menu of a contract, and chooses in it. */
const ofContract = (row: number, item: number) =>
  inTurn(press(`main table button[aria-haspopup=menu] >> nth=${row}`), press(`[role=menuitem] >> nth=${item}`), opened)
const extras = { as: 'admin', at: fill(paths.showExtras, { slug: 'shrewsbury-winter-classic' }) } as const
const camping = '00000021-0000-4000-8000-000000000001'
const buyersCall = call(`/desk/shows/shrewsbury-winter-classic/extras/${camping}/buyers`)
const buyers: ExtraBuyers = {
  name: { en: 'Camping pitch, whole weekend', pl: 'Miejsce na kemping, cały weekend' },
  showName: 'Shrewsbury Winter Classic',
  items: [
    {
      id: camping,
      memberId: camping,
      memberName: 'Ola Kowalczyk',
      purchaseNumber: 1004,
      option: null,
      quantity: 2,
      total: 3000,
      currency: 'GBP',
      status: 'paid',
      refunds: { policy: 1500, whole: 3000, nothing: 0 },
      paidAtDesk: 'cash',
      refundDue: null,
    },
  ],
}
const buyersAt = fill(paths.extraBuyers, { slug: 'shrewsbury-winter-classic', id: camping })
const prices = { as: 'admin', at: paths.deskPlans } as const
const otherCurrency: PlanPrices = {
  today: '2026-11-21',
  currency: 'PLN',
  plans: [
    { id: '1-year', years: 1 },
    { id: '3-years', years: 3 },
  ],
  prices: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      planId: '1-year',
      price: 2_600,
      currency: 'GBP',
      validFrom: '2000-01-01',
    },
  ],
}

const line = {
  account: '',
  day: '2026-11-20',
  amount: 2_600,
  currency: 'GBP',
  name: 'O KOWALCZYK',
  text: 'Składka 2026',
  bankId: '',
} as const
const match: StatementMatch = {
  why: 'name_and_amount',
  reference: 'RF56 1004',
  number: 1_004,
  refundId: null,
  payer: 'Ola Kowalczyk',
  kind: 'membership',
  shows: [],
  since: '2026-11-16T10:00:00.000Z',
  amount: 2_600,
  own: false,
}
const byReference: StatementMatch = {
  ...match,
  why: 'reference',
  kind: 'entries',
  shows: ['Jesienny Puchar Śląska'],
  amount: 550,
}
const settled = {
  number: null,
  bookedTo: null,
  reason: '',
  settledAt: '2026-11-20T10:00:00.000Z',
  settledBy: 'Kim Brook',
}
const lines: Statement = {
  open: [
    { ...line, id: lineId(1), payout: null, match },
    { ...line, id: lineId(2), payout: null, amount: 2_300, match: { ...match, why: 'name' } },
    { ...line, id: lineId(3), payout: null, amount: 3_000, match: { ...match, why: 'reference', own: true } },
    { ...line, id: lineId(4), payout: null, name: 'BANK CHARGES', text: '', amount: -320, match: null },
    { ...line, id: lineId(5), payout: null, amount: 550, match: byReference },
  ],
  openInAll: 6,
  settled: [
    { ...line, ...settled, id: lineId(6), outcome: 'paid', number: 1_004 },
    { ...line, ...settled, id: lineId(7), outcome: 'left_out', reason: 'Interest on savings', name: '' },
    { ...line, ...settled, id: lineId(8), outcome: 'booked', bookedTo: 'fees', reason: 'Charges', settledBy: null },
  ],
}
const statement = { as: 'admin', at: paths.deskStatement } as const
const filled = { ...statement, ...answering(call(statementEndpoints.getStatement.path), json(200, lines)) }
const statementFile = { as: 'admin', at: paths.importStatement } as const
const choose = (name: string, text: string) => async (page: Page) => {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('main table, main [role=alert], main [aria-invalid=true]').first().waitFor()
}
const table = [
  'Date;Description;Counterparty;Paid in;Paid out',
  '02.11.2026;RF18 1001 Stirling;Zoë Żak;26,00;',
  '03.11.2026;Account fee;;;5,50',
  '31.02.2026;No such day;;1,00;',
].join('\n')
const mt940 = [
  ':20:ST261102',
  ':25:GB33BUKB20201555555555',
  ':28C:8/1',
  ':60F:C261101GBP1000,00',
  ':61:2611021102C26,00S020NONREF//BR26110200001',
  ':86:020~20RF18 1001 Stirling~32Zoë Żak',
  ':62F:C261102GBP1026,00',
]

/** The office: money. */
export const deskMoney = {
  deskMoney: [
    money,
    { as: 'admin', name: 'as a table', at: `${paths.deskMoney}?as=table` },
    { as: 'admin', name: 'narrowed down', at: `${paths.deskMoney}?for=membership&way=cash&state=taken` },
    { as: 'admin', name: 'none found', at: `${paths.deskMoney}?text=no-such-name` },
    { as: 'admin', name: 'an empty month', at: `${paths.deskMoney}?month=2001-01-01` },
    ...waitingAndFailed(money, call(moneyEndpoints.getPayments.path)),
    { ...money, name: 'with disputes', ...answering(movements, json(200, manyMovements)) },
    { ...money, name: 'disputes failed, with a toast', ...answering(movements, errorState) },
  ],
  deskLedger: [
    ledger,
    { as: 'admin', name: 'of one account', at: `${paths.deskLedger}?account=cash` },
    { ...ledger, name: 'out of balance', ...answering(call(moneyEndpoints.getLedger.path), json(200, wrongMonth)) },
    {
      ...ledger,
      name: 'booking',
      steps: inTurn(book, (page) => page.locator('[role=alertdialog] textarea').waitFor()),
    },
    { ...ledger, name: 'booking, errors', steps: inTurn(book, press('[role=alertdialog] button >> nth=-1')) },
    ...waitingAndFailed(ledger, call(moneyEndpoints.getLedger.path)),
  ],
  deskYear: [
    year,
    { ...year, name: 'as tables', at: `${paths.deskYear}?as=table` },
    { ...year, name: 'an empty year', at: `${paths.deskYear}?year=2001` },
    ...waitingAndFailed(year, call(yearEndpoints.getMoneyYear.path)),
  ],
  deskStatement: [
    statement,
    { ...filled, name: 'with lines' },
    {
      ...filled,
      name: 'finding a payment',
      steps: inTurn(press('main li button[aria-haspopup=dialog]:not(nav button) >> nth=0'), (page) =>
        page.locator('[role=alertdialog]').waitFor(),
      ),
    },
    {
      ...filled,
      name: 'booking a line',
      steps: inTurn(
        press('main li button[aria-haspopup=dialog]:not(nav button) >> nth=1'),
        press('[role=alertdialog] button >> nth=-1'),
      ),
    },
    ...waitingAndFailed(statement, call(statementEndpoints.getStatement.path)),
  ],
  deskPlans: [
    prices,
    {
      ...prices,
      name: 'not on sale',
      ...answering(call(planPriceEndpoints.getPlanPrices.path), json(200, otherCurrency)),
    },
    {
      ...prices,
      name: 'adding a price, errors',
      steps: inTurn(book, press('[role=alertdialog] button >> nth=-1'), (page) =>
        page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    { ...prices, name: 'removing a price', steps: press('main table button') },
    ...waitingAndFailed(prices, call(planPriceEndpoints.getPlanPrices.path)),
  ],
  showExtras: [
    extras,
    { ...extras, name: 'empty', at: fill(paths.showExtras, { slug: 'bath-spring-draft' }) },
    { ...extras, name: 'unknown', at: fill(paths.showExtras, { slug: 'no-such-show' }) },
    {
      ...extras,
      name: 'adding an extra, errors',
      steps: inTurn(
        press('main button[aria-haspopup=dialog]:not(nav button)'),
        press('[role=alertdialog] button >> nth=-1'),
        (page) => page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    { ...extras, name: 'editing an extra', steps: press('main table tbody tr:nth-child(2) button >> nth=0') },
    { ...extras, name: 'deleting an extra', steps: press('main table tbody tr:nth-child(2) button >> nth=1') },
    ...waitingAndFailed(extras, call('/desk/shows/shrewsbury-winter-classic/extras')),
  ],
  extraBuyers: [
    { ...extras, at: buyersAt },
    {
      ...extras,
      at: buyersAt,
      name: 'withdrawing, errors',
      ...answering(buyersCall, json(200, buyers)),
      steps: inTurn(press('main table button'), press('[role=alertdialog] button >> nth=-1'), (page) =>
        page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    { ...extras, name: 'unknown', at: fill(paths.extraBuyers, { slug: 'no-such-show', id: camping }) },
    ...waitingAndFailed({ as: 'admin', at: buyersAt }, buyersCall),
  ],
  showSettlement: [
    settlement,
    { as: 'admin', name: 'without entries', at: fill(paths.showSettlement, { slug: 'bath-spring-draft' }) },
    { as: 'admin', name: 'unknown', at: fill(paths.showSettlement, { slug: 'no-such-show' }) },
    {
      ...settlement,
      name: 'adding a cost, errors',
      steps: inTurn(
        press('main section button[aria-haspopup=dialog] >> nth=-1'),
        press('[role=alertdialog] button >> nth=-1'),
        (page) => page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    {
      ...settlement,
      name: 'removing a cost',
      steps: press('main section li button >> nth=0'),
    },
    { ...withContracts, name: 'cancelled, with contracts' },
    { ...kendal, name: 'with a contract' },
    {
      ...settlement,
      name: 'recording a contract, errors',
      steps: inTurn(
        press('main table button[aria-haspopup=dialog]'),
        async (page) => {
          await page.locator('[role=alertdialog] select').selectOption('receipts')
        },
        press('[role=alertdialog] button >> nth=-1'),
        (page) => page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    { ...kendal, name: 'signing a contract', steps: ofContract(0, 2) },
    { ...kendal, name: 'removing a contract', steps: ofContract(0, 3) },
    {
      ...withContracts,
      name: 'reopening a contract, errors',
      steps: inTurn(ofContract(0, 2), press('[role=alertdialog] button >> nth=-1'), (page) =>
        page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    ...waitingAndFailed(settlement, settlementOf('shrewsbury-winter-classic')),
  ],
  importStatement: [
    statementFile,
    { ...statementFile, name: 'columns', steps: choose('bank.csv', table) },
    {
      ...statementFile,
      name: 'checked, with rows that cannot be read',
      steps: inTurn(choose('bank.csv', table), press('main button >> nth=-1'), (page) =>
        page.locator('main [role=status]').first().waitFor(),
      ),
    },
    { ...statementFile, name: 'a bank’s own format', steps: choose('bank.sta', mt940.join('\r\n')) },
    {
      ...statementFile,
      name: 'refused',
      steps: choose('bank.sta', mt940.join('\r\n').replace('1026', '1027')),
    },
    ...waitingAndFailed(statementFile, call(statementEndpoints.getStatementStart.path)),
  ],
} satisfies Record<string, State[]>
