import type { Page } from '@playwright/test'
import type { Payouts } from '#contract/money/providerLines'
import { providerLineEndpoints } from '#contract/money/providerLineEndpoints'
import { paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const settled = { outcome: null, bookedTo: null, reason: '' }
const payout = { currency: 'GBP', lines: 12, gross: 41_650, fees: 1_012, amount: 40_638, ...settled }
const unknown = { kind: 'payment', day: '2026-11-10', currency: 'GBP', ...settled } as const
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

const known: Payouts = {
  today: '2026-11-21',
  reported: { from: '2026-10-01', to: '2026-11-19' },
  comparedTo: '2026-11-05',
  expected: [{ currency: 'GBP', amount: 40_638 }],
  payouts: [
    { ...payout, id: idOf(1), providerId: 'po_1QLmVt2eZvKYlo2C0aFzN7gX', day: '2026-11-24' },
    {
      ...payout,
      id: idOf(2),
      providerId: 'po_1QJkbR2eZvKYlo2CqGk1e9aT',
      day: '2026-11-17',
      outcome: 'booked',
      bookedTo: 'bank',
      reason: 'Stripe po_1QJkbR2eZvKYlo2CqGk1e9aT',
    },
    {
      ...payout,
      id: idOf(3),
      providerId: 'po_1QGx9A2eZvKYlo2CVpB0m4sD',
      day: '2026-11-10',
      amount: -1_200,
      gross: -1_100,
      fees: 50,
      outcome: 'left_out',
      reason: 'Booked in the journal on 12 November.',
    },
  ],
  unknown: [
    {
      ...unknown,
      id: idOf(4),
      providerId: 'txn_3QLmVt2eZvKYlo2C1',
      amount: 2_500,
      text: 'Training day, paid on another page',
    },
    {
      ...unknown,
      id: idOf(5),
      providerId: 'txn_3QLmVt2eZvKYlo2C2',
      kind: 'other',
      amount: -120,
      text: '',
      outcome: 'left_out',
      reason: 'Already in the journal.',
    },
  ],
  unknownInAll: 2,
  differences: [
    { purchaseNumber: 1_004, day: '2026-10-21', currency: 'GBP', booked: 550, reported: null },
    { purchaseNumber: 1_002, day: '2026-10-20', currency: 'GBP', booked: 2_600, reported: 2_100 },
  ],
}

const none: Payouts = {
  today: '2026-11-21',
  reported: null,
  comparedTo: null,
  expected: [],
  payouts: [],
  unknown: [],
  unknownInAll: 0,
  differences: [],
}
const payouts = { as: 'admin', at: paths.deskPayouts } as const
const filled = { ...payouts, ...answering(call(providerLineEndpoints.getPayouts.path), json(200, known)) }
const file = { as: 'admin', at: paths.importPayouts } as const
const headers =
  'automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created,currency,gross,fee,net,reporting_category,payment_intent_id'
const charge = 'po_1,2026-11-24,txn_1,2026-11-19 10:00:00,gbp,26.00,0.59,25.41,charge,pi_1'
const choose = (text: string) => async (page: Page) => {
  const chosen = { name: 'payouts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(chosen)
  await page.locator('main button:has-text("1"), main [role=alert], main [aria-invalid=true]').first().waitFor()
}

/** The office: payouts of the payment provider. */
export const deskPayouts = {
  deskPayouts: [
    payouts,
    { ...payouts, ...answering(call(providerLineEndpoints.getPayouts.path), json(200, none)), name: 'empty' },
    { ...filled, name: 'with differences' },
    {
      ...filled,
      name: 'settling',
      steps: inTurn(press('main td button[aria-haspopup=dialog]'), (page) =>
        page.locator('[role=alertdialog] textarea').waitFor(),
      ),
    },
    ...waitingAndFailed(payouts, call(providerLineEndpoints.getPayouts.path)),
  ],
  importPayouts: [
    file,
    {
      ...file,
      name: 'checked, with a row that cannot be read',
      steps: choose([headers, charge, charge.replace('26.00', 'free')].join('\n')),
    },
    { ...file, name: 'without the columns', steps: choose('Date,Amount\n2026-11-19,26.00') },
  ],
} satisfies Record<string, State[]>
