import { randomUUID } from 'node:crypto'

/** A page of the stand-in, and the money of it. */
export interface StandInSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  success_url: string
  cancel_url: string
  title: string
  methods: string[]
  locale: string
  email: string
  intent: { id: string; status: string; card: { brand: string; last4: string } | null } | null
}

export interface StandInRefund {
  id: string
  payment_intent: string
  amount: number
  currency: string
  metadata: Record<string, string>
  status: 'succeeded' | 'failed'
  failure_reason?: string
}

/** What a dispute has moved in the club's account at Stripe, as far as it is read. */
interface StandInMove {
  id: string
  amount: number
  fee: number
  currency: string
  created: number
}

export interface StandInDispute {
  id: string
  payment_intent: string
  amount: number
  currency: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed'
  evidence_details: { due_by: number | null }
  balance_transactions: StandInMove[]
}

/** An answer of the stand-in other than what was asked for, as Stripe words it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code?: string,
  ) {
    super(type)
  }
}

const idOf = (prefix: string) => `${prefix}_test_${randomUUID().replaceAll('-', '')}`
const visa = { brand: 'visa', last4: '4242' }

/** What an account at Stripe holds: pages, refunds and disputes. Its rules are Stripe's, as its API reference has them. */
export const stripeBook = () => {
  const sessions: StandInSession[] = []
  const refunds: StandInRefund[] = []
  const disputes: StandInDispute[] = []
  let toTurnBack = 0

  const find = (id: string): StandInSession => {
    const found = sessions.find((one) => one.id === id)
    if (!found) throw new Refused(404, 'invalid_request_error', 'resource_missing')
    return found
  }
  const byPayment = (paymentId: string): StandInSession => {
    const found = sessions.findLast((one) => one.client_reference_id === paymentId)
    if (!found) throw new Error(`There is no page for ${paymentId}`)
    return found
  }
  const complete = (session: StandInSession, paid: boolean, card: { brand: string; last4: string } | null) => {
    if (session.status !== 'open') throw new Refused(400, 'invalid_request_error')
    session.status = 'complete'
    session.payment_status = paid ? 'paid' : 'unpaid'
    session.intent = { id: idOf('pi'), status: paid ? 'succeeded' : 'processing', card }
  }

  const addRefund = (intent: string, wanted: number | null, metadata: Record<string, string>): StandInRefund => {
    const session = sessions.find((one) => one.intent?.id === intent && one.payment_status === 'paid')
    if (!session) throw new Refused(404, 'invalid_request_error', 'resource_missing')
    const before = refunds.filter((one) => one.payment_intent === intent && one.status === 'succeeded')
    const left = session.amount_total - before.reduce((all, { amount }) => all + amount, 0)
    const amount = wanted ?? left
    if (disputes.some((one) => one.payment_intent === intent && one.status !== 'won'))
      throw new Refused(400, 'invalid_request_error', 'charge_disputed')
    if (left === 0) throw new Refused(400, 'invalid_request_error', 'charge_already_refunded')
    if (amount > left || amount <= 0) throw new Refused(400, 'invalid_request_error', 'amount_too_large')
    const status = toTurnBack > 0 ? ('failed' as const) : ('succeeded' as const)
    toTurnBack = Math.max(0, toTurnBack - 1)
    const refund = { id: idOf('re'), payment_intent: intent, amount, currency: session.currency, metadata, status }
    refunds.push(refund)
    return refund
  }
  const move = ({ currency, balance_transactions: moves }: StandInDispute, amount: number, fee: number) => {
    moves.push({ id: idOf('txn'), amount, fee, currency, created: moves.length })
  }

  return {
    sessions,
    refunds,
    disputes,
    find,
    byPayment,
    create: (params: URLSearchParams): StandInSession => {
      const price = 'line_items[0][price_data]'
      const session: StandInSession = {
        id: idOf('cs'),
        status: 'open',
        payment_status: 'unpaid',
        intent: null,
        amount_total: Number(params.get(`${price}[unit_amount]`)) * Number(params.get('line_items[0][quantity]')),
        currency: params.get(`${price}[currency]`) ?? '',
        client_reference_id: params.get('client_reference_id') ?? '',
        success_url: params.get('success_url') ?? '',
        cancel_url: params.get('cancel_url') ?? '',
        title: params.get(`${price}[product_data][name]`) ?? '',
        methods: [...params].flatMap(([key, value]) => (key.startsWith('allowed_payment_method_types') ? [value] : [])),
        locale: params.get('locale') ?? '',
        email: params.get('customer_email') ?? '',
      }
      if (params.get('mode') !== 'payment' || !session.success_url || !session.title || !(session.amount_total > 0))
        throw new Refused(400, 'invalid_request_error', 'parameter_missing')
      sessions.push(session)
      return session
    },
    /** Stripe closes only what is open. */
    expire: (id: string): StandInSession => {
      const session = find(id)
      if (session.status !== 'open') throw new Refused(400, 'invalid_request_error')
      session.status = 'expired'
      return session
    },
    /** Someone pays on the page, with a card or in another way. */
    pay: (session: StandInSession, card: { brand: string; last4: string } | null = visa) =>
      complete(session, true, card),
    /** Someone pays by a bank that answers later. */
    payLater: (session: StandInSession) => complete(session, false, null),
    /** The bank has answered. */
    settle: (session: StandInSession, paid: boolean) => {
      if (!session.intent) throw new Error('No payment was made on this page')
      session.payment_status = paid ? 'paid' : 'unpaid'
      session.intent.status = paid ? 'succeeded' : 'requires_payment_method'
    },
    /** The bank takes so many of the next refunds not. */
    turnBack: (count: number) => {
      toTurnBack = count
    },
    refund: (params: URLSearchParams): StandInRefund => {
      const amount = params.get('amount')
      const metadata = { reason_id: params.get('metadata[reason_id]') ?? '' }
      return addRefund(params.get('payment_intent') ?? '', amount === null ? null : Number(amount), metadata)
    },
    /** The club refunds a payment on Stripe's own pages; all that is left where no amount is given. */
    refundInDashboard: ({ intent }: StandInSession, amount: number | null = null): StandInRefund =>
      addRefund(intent?.id ?? '', amount, {}),
    /** The bank does not take a refund that Stripe has sent: the money is in the club's account there again. */
    fail: (refund: StandInRefund) => {
      refund.status = 'failed'
      refund.failure_reason = 'lost_or_stolen_card'
    },
    /** A payer's bank questions a payment; an inquiry takes no money yet. */
    dispute: (session: StandInSession, status: StandInDispute['status'] = 'needs_response'): StandInDispute => {
      const { amount_total: amount, currency, intent } = session
      const of = { id: idOf('dp'), payment_intent: intent?.id ?? '', amount, currency, reason: 'fraudulent' }
      const dispute = { ...of, status, evidence_details: { due_by: 1_796_083_199 }, balance_transactions: [] }
      disputes.push(dispute)
      return dispute
    },
    /** Stripe takes the money of a dispute, and charges for it. */
    withdraw: (dispute: StandInDispute) => move(dispute, -dispute.amount, 1500),
    /** Stripe returns the money of a dispute, but not its fee. */
    reinstate: (dispute: StandInDispute) => move(dispute, dispute.amount, 0),
    findDispute: (id: string): StandInDispute => {
      const found = disputes.find((one) => one.id === id)
      if (!found) throw new Refused(404, 'invalid_request_error', 'resource_missing')
      return found
    },
  }
}

export type StripeBook = ReturnType<typeof stripeBook>
