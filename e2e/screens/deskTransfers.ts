import {
  type AwaitedTransfer,
  deskTransferEndpoints,
  type DeskTransfers,
  type DueRefund,
} from '#contract/payment/bankTransfer'
import { paths } from '#contract/shared/paths'
import { json } from '../faults/answers'
import { answering, call, inSeconds, inTurn, press, waitingAndFailed } from './setup'
import type { State } from './screen'

const day = 24 * 60 * 60
const at = { as: 'admin', at: paths.deskTransfers } as const
const transfers = call(deskTransferEndpoints.getDeskTransfers.path)

const awaited = (what: Partial<AwaitedTransfer>): AwaitedTransfer => ({
  reference: 'RF40 1001',
  number: 1001,
  payer: 'Małgorzata Wiśniewska-Brzęczyszczykiewicz',
  amount: 1_650,
  currency: 'GBP',
  since: inSeconds(-day),
  own: false,
  email: 'malgorzata.wisniewska@example.org',
  kind: 'entries',
  shows: ['Shrewsbury Winter Classic'],
  places: 3,
  discountCode: 'WINTER-10',
  until: inSeconds(4 * day),
  ...what,
})
const membership: Partial<AwaitedTransfer> = {
  kind: 'membership',
  shows: [],
  places: 0,
  discountCode: null,
  until: null,
}
const refund: DueRefund = {
  id: '00000009-0000-4000-8000-000000000021',
  reference: 'RF72 1004',
  number: 1004,
  payer: 'Tomos Llewellyn',
  amount: 550,
  currency: 'GBP',
  since: inSeconds(-3 * day),
  own: false,
  account: 'bank',
  failed: false,
}
const some: DeskTransfers = {
  awaited: [
    awaited({}),
    awaited({ ...membership, reference: 'RF13 1002', number: 1002, payer: 'Zoë Żak', email: 'zoe@example.org' }),
    awaited({ reference: 'RF83 1003', number: 1003, payer: 'Helen Marsh', own: true, places: 1, discountCode: null }),
  ],
  refundsDue: [
    refund,
    {
      ...refund,
      id: '00000009-0000-4000-8000-000000000022',
      reference: 'RF45 1005',
      number: 1005,
      payer: 'Zoë Żak',
      failed: true,
    },
  ],
}
const listed = answering(transfers, json(200, some))
const opened = press('main button[aria-haspopup=dialog]:not(nav button)')
const openedBy = (selector: string) => inTurn(press(selector), (page) => page.getByRole('alertdialog').waitFor())

/** Expected bank transfers, and refunds to send. */
export const deskTransfers = {
  deskTransfers: [
    { ...at, ...listed, name: 'some', steps: (page) => page.locator('main table').first().waitFor() },
    { ...at },
    {
      ...at,
      ...listed,
      name: 'recording one, errors',
      steps: inTurn(
        opened,
        (page) => page.getByRole('alertdialog').waitFor(),
        press('[role=alertdialog] button:not([data-safe]):not([aria-haspopup])'),
        (page) => page.locator('[aria-invalid=true]').first().waitFor(),
      ),
    },
    {
      ...at,
      name: 'of another amount',
      answers: () => [
        [transfers, json(200, some)],
        [
          call(deskTransferEndpoints.confirmTransfer.path, 'POST'),
          json(409, {
            code: 'transfer_amount',
            message: 'The amount received is not the amount of this purchase.',
            expected: 1_650,
            received: 1_600,
            currency: 'GBP',
          }),
        ],
      ],
      steps: inTurn(
        press('main td button[aria-haspopup=dialog]'),
        (page) => page.locator('[name=amount]').fill('16'),
        (page) => page.locator('[name=receivedOn]').fill('20/11/2026'),
        press('[role=alertdialog] button:not([data-safe]):not([aria-haspopup])'),
        (page) => page.locator('[role=alertdialog] [role=alert]').waitFor(),
      ),
    },
    { ...at, ...listed, name: 'ending one', steps: openedBy('main td button[aria-haspopup=dialog] ~ button') },
    { ...at, ...listed, name: 'sending one back', steps: openedBy('main section:last-of-type li button') },
    ...waitingAndFailed(at, transfers),
  ],
} satisfies Record<string, State[]>
