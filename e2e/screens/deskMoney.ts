import { moneyEndpoints } from '#contract/money/moneyEndpoints'
import type { LedgerCheck } from '#contract/money/ledger'
import { paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const money = { as: 'admin', at: paths.deskMoney } as const
const ledger = { as: 'admin', at: paths.deskLedger } as const
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

/** The office: money. */
export const deskMoney = {
  deskMoney: [
    money,
    { as: 'admin', name: 'as a table', at: `${paths.deskMoney}?as=table` },
    { as: 'admin', name: 'narrowed down', at: `${paths.deskMoney}?for=membership&way=cash&state=taken` },
    { as: 'admin', name: 'none found', at: `${paths.deskMoney}?text=no-such-name` },
    { as: 'admin', name: 'an empty month', at: `${paths.deskMoney}?month=2001-01-01` },
    ...waitingAndFailed(money, call(moneyEndpoints.getPayments.path)),
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
} satisfies Record<string, State[]>
