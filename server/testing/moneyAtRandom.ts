import fc from 'fast-check'
import { referenceOf } from '#contract/payment/bankTransfer'
import { sum } from '#contract/shared/money'
import { atStripe } from './atStripe'
import { any, buy, id, latka, plan, zolw } from './buying'
import { callerOf, logIn, type ApiResponse, type Caller } from './client'
import { moneySequence, type MoneyKind, type MoneyStep } from './moneySteps'
import type { startTestServer } from './startTestServer'
import { startStripeStandIn } from './stripeStandIn'

const show = 'shrewsbury-winter-classic'
const camping = { extraId: id(0, 1).replace('00000000', '00000021'), optionId: null, quantity: 1 }
const transfer = { iban: 'GB29NWBK60161331926819', accountName: 'Clear Round', holdDays: 5, closingDays: 10 }
const reason = 'Done at random, to see that the books balance.'
const hour = 60 * 60_000

interface Bought {
  who: number
  way: string
  answer: ApiResponse
  isMembership: boolean
  isPaid: boolean
}

/** How often a step of each kind did what it says; the others found nothing to do, or were refused. */
export type Done = Record<MoneyKind, number>

export interface MoneyRound {
  sequences: number
  done: Done
  /** What did not hold, and the shortest sequence that leads there. */
  wrong: string[]
}

const isServerError = ({ status }: ApiResponse) => status >= 500
const took = ({ status }: ApiResponse) => status >= 200 && status < 300

/** Two servers on one PostgreSQL database, with a stand-in of Stripe, members and an admin who are logged in at both. */
const startBoth = async (start: typeof startTestServer, databaseUrl: string) => {
  const stripe = await startStripeStandIn()
  const one = await start({ databaseUrl, stripe: stripe.settings, transfer })
  const other = { ...one, ...(await one.beside()) }
  const servers = [one, other] as const
  await one.query(`update shows set entries_close_at = '2026-12-21T10:00:00Z' where slug = '${show}'`)
  await one.query(`update classes set capacity = taken + 3 where id = '${any}'`)
  await one.admin('discount', 'add', 'random', 'percent=33,uses=50')
  const both = async (name: string) => {
    const { token } = await logIn(one, name)
    return servers.map((server) => callerOf(server, token)) as [Caller, Caller]
  }
  const members = [await both('member'), await both('judge'), await both('newcomer')]
  const admins = await both('admin')
  const [foreign] = (await members[1]![0].get('/dogs')).json
  const dogs = [[latka, zolw], [String(foreign.id)], [] as string[]]
  const back = await one.snapshot()
  return { stripe, one, servers, members, admins, dogs, back }
}
type Both = Awaited<ReturnType<typeof startBoth>>

// By its shape: an error of a server that runs outside a test's sandbox is of another class there.
const leavesOf = (error: unknown): unknown[] =>
  typeof error === 'object' && error !== null && 'errors' in error
    ? (error.errors as unknown[]).flatMap(leavesOf)
    : [error]
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'RefundRefused'

/** One round of the jobs at both servers at once. What the provider refuses, a later round finishes: any other failure is wrong. */
const runJobs = async ({ servers }: Both): Promise<void> => {
  const rounds = await Promise.allSettled(servers.map((server) => server.runJobs()))
  const failed = rounds.flatMap((round) => (round.status === 'rejected' ? leavesOf(round.reason) : []))
  const wrong = failed.filter((error) => !isRefusal(error))
  if (wrong.length > 0) throw new Error(`a job failed: ${wrong.map(String).join('; ')}`)
}

/** Runs one sequence on the data of the start; the answer is how often each kind did something. Throws where anything is wrong. */
const runSequence = async (made: Both, steps: readonly MoneyStep[]): Promise<Done> => {
  const { stripe, one, servers, members, admins, dogs, back } = made
  await one.settled()
  await back()
  stripe.reset()
  one.clock.set('2026-11-21T10:00:00.000Z')
  const purchases: Bought[] = []
  const done: Done = {
    buy: 0,
    pay: 0,
    withdraw: 0,
    refundMembership: 0,
    cancelClass: 0,
    cancelShow: 0,
    dispute: 0,
    refundOutside: 0,
    turnBack: 0,
    wait: 0,
    jobs: 0,
  }
  const [admin] = admins
  const memberOf = (index: number) => members[index] ?? members[0]!
  const find = (index: number, wanted: (one: Bought) => boolean = () => true) => {
    const fitting = purchases.filter(wanted)
    return fitting[index % Math.max(fitting.length, 1)]
  }
  const check = (answers: ApiResponse[]): boolean => {
    const failed = answers.find(isServerError)
    if (failed) throw new Error(`answered ${failed.status} ${JSON.stringify(failed.json)}`)
    return answers.some(took)
  }
  const hooks = servers.map((server) =>
    atStripe(
      () => server,
      () => stripe,
      () => memberOf(0)[0],
    ),
  )
  const read = async ({ who, answer }: Bought) => (await memberOf(who)[1].get(`/purchases/${answer.json.id}`)).json

  const bodyOf = async ({ who, ware, hasCode }: Extract<MoneyStep, { kind: 'buy' }>) => {
    const own = dogs[who] ?? []
    if (ware === 'membership' || own.length === 0) return plan()
    const items =
      ware === 'extra' ? [] : own.slice(0, ware === 'entry' ? 1 : 2).map((dogId) => ({ classId: any, dogId }))
    const extras = ware === 'extra' ? [camping] : []
    const code = hasCode && items.length > 0 ? { discountCode: 'RANDOM' } : {}
    const { json } = await memberOf(who)[0].post('/quote', { items, extras, ...code })
    return { kind: 'entries', items, extras, expectedTotal: json.total, ...code }
  }

  let keys = 0
  /** The same at both servers at once. */
  const atDesk = (path: string, body: object) => {
    const key = { 'idempotency-key': `random-desk-${(keys += 1)}` }
    return Promise.all(admins.map((desk) => desk.post(`/desk/shows/${show}/${path}`, body, key)))
  }

  /** An extra alone; a member can then withdraw it, or the office. */
  const sellExtra = async (who: number): Promise<boolean> => {
    const member = memberOf(who)[0]
    const { id: memberId } = (await member.get('/me')).json
    const offered = (await admin.get(`/desk/shows/${show}/members/${memberId}/extras`)).json.items
    const { price: expectedPrice } = offered.find((one: { id: string }) => one.id === camping.extraId)
    const answers = await atDesk('extra-sales', { memberId, extras: [camping], expectedPrice, way: 'cash', reason: '' })
    if (!check(answers)) return false
    const { number } = answers[0]!.json
    const { items } = (await member.get('/purchases')).json
    const json = items.find((one: { number: number }) => one.number === number)
    purchases.push({ who, way: 'desk', answer: { ...answers[0]!, json }, isMembership: false, isPaid: true })
    return true
  }

  const buyAtDesk = async ({ who, ware }: Extract<MoneyStep, { kind: 'buy' }>): Promise<boolean> => {
    if (ware === 'extra') return sellExtra(who)
    const dog = who === 0 ? 'latka' : 'zolw'
    const { json } = await admin.get(`/desk/shows/${show}/dogs/${dog}/classes`)
    const [cls] = json.classes.filter((one: { id: string }) => one.id === any)
    const [pitch] = json.extras.filter((one: { id: string }) => one.id === camping.extraId)
    const [extras, price] = ware === 'entries' ? [[camping], sum([cls.price, pitch.price])] : [[], cls.price]
    const facts = { dog, classIds: [any], extras, expectedPrice: price, way: 'cash', reason }
    return check(await atDesk('entries', Object.assign(facts, { handlerName: '', phone: '' })))
  }

  const payTransfer = async (of: Bought, { sum, difference, times }: Extract<MoneyStep, { kind: 'pay' }>) => {
    const { total: price, number } = of.answer.json
    const amount = { exact: Number(price), short: Math.max(1, Number(price) - 100), over: Number(price) + 150 }[sum]
    const reference = referenceOf(Number(number))
    const line = { day: '2026-11-20', amount, currency: 'GBP', name: 'A PAYER', text: reference, bankId: `B${number}` }
    const statements = Array.from({ length: times }, () => admins).flat()
    check(
      await Promise.all(
        statements.map((desk) => desk.post('/desk/statement/import', { account: transfer.iban, lines: [line] })),
      ),
    )
    const { open } = (await admin.get('/desk/statement')).json
    const [found] = open.filter(({ text }: { text: string }) => text === reference)
    if (!found) return false
    const lines = [{ id: found.id, reference, refundId: null, difference }]
    const answers = await Promise.all(admins.map((desk) => desk.post('/desk/statement/settle', { lines })))
    check(answers)
    return answers.some(({ json }) => ['paid', 'refunded'].includes(json.lines?.[0]?.outcome))
  }

  const payCard = async (of: Bought, times: number) => {
    const session = stripe.book.byPayment(of.answer.json.paymentId)
    if (session.status !== 'open') return false
    stripe.book.pay(session)
    const notices = Array.from({ length: times }, () => hooks).flat()
    return check(await Promise.all(notices.map((hook) => hook.tellOf(of.answer))))
  }

  const withdraw = async ({ which, by, refund }: Extract<MoneyStep, { kind: 'withdraw' }>) => {
    const found = find(which, ({ isPaid, isMembership }) => isPaid && !isMembership)
    if (!found) return false
    const { lines, extras } = await read(found)
    const line = lines.find((one: { withdrawal?: unknown }) => one.withdrawal)
    const extra = extras.find((one: { withdrawal?: unknown }) => one.withdrawal)
    if (!line && !extra) return false
    const path = line ? `/entries/${line.entryId}/withdrawal` : `/extras/${extra.id}/withdrawal`
    const whole = line ? line.price - line.discount : extra.total
    const policy = (line ?? extra).withdrawal.refund
    const own = () => memberOf(found.who)[0].post(path, { expectedRefund: policy })
    const expectedRefund = { policy, whole, nothing: 0 }[refund]
    const desk = () => admins[1].post(`/desk${path}`, { reason, refund, expectedRefund })
    const calls = { member: [own], desk: [desk], both: [own, desk] }[by]
    return check(await Promise.all(calls.map((call) => call())))
  }

  const refundMembership = async ({ which, percent, ends }: Extract<MoneyStep, { kind: 'refundMembership' }>) => {
    const found = find(which, ({ isPaid, isMembership }) => isPaid && isMembership)
    if (!found) return false
    const { id: memberId } = (await memberOf(found.who)[0].get('/me')).json
    const { purchases: listed, renewalDate } = (await admin.get(`/desk/members/${memberId}`)).json
    const purchase = listed.items.find((one: { id: string }) => one.id === found.answer.json.id)
    if (!purchase?.refundable) return false
    const { most } = purchase.refundable
    const amount = Math.max(1, Math.round((most * percent) / 100))
    const facts = { amount, ends, expectedMost: most, expectedUntil: renewalDate, reason }
    const body = { purchaseId: purchase.id, ...facts }
    return check(await Promise.all(admins.map((desk) => desk.post(`/desk/members/${memberId}/refunds`, body))))
  }

  const paidSession = ({ which }: { which: number }) => {
    const found = find(
      which,
      ({ way, answer }) => way === 'card' && stripe.book.byPayment(answer.json.paymentId).payment_status === 'paid',
    )
    return found && stripe.book.byPayment(found.answer.json.paymentId)
  }

  const dispute = async (step: Extract<MoneyStep, { kind: 'dispute' }>) => {
    const session = paidSession(step)
    if (!session || stripe.book.disputes.some(({ payment_intent }) => payment_intent === session.intent?.id))
      return false
    const opened = stripe.book.dispute(session)
    stripe.book.withdraw(opened)
    const types = ['charge.dispute.created', 'charge.dispute.funds_withdrawn']
    if (step.outcome !== 'open') {
      opened.status = step.outcome
      if (step.outcome === 'won') stripe.book.reinstate(opened)
      types.push('charge.dispute.closed')
    }
    const notices = hooks.flatMap((hook) => types.map((type) => hook.tellAbout(opened, type)))
    return check(await Promise.all(notices))
  }

  const refundOutside = async (step: Extract<MoneyStep, { kind: 'refundOutside' }>) => {
    const session = paidSession(step)
    if (!session) return false
    const isBusy = stripe.book.disputes.some(({ payment_intent }) => payment_intent === session.intent?.id)
    const before = stripe.book.refunds.filter(
      ({ payment_intent, status }) => payment_intent === session.intent?.id && status === 'succeeded',
    )
    const left = session.amount_total - before.reduce((all, { amount }) => all + amount, 0)
    const amount = Math.min(left, Math.round((session.amount_total * step.percent) / 100))
    if (isBusy || amount <= 0) return false
    const refund = stripe.book.refundInDashboard(session, amount)
    return check(await Promise.all(hooks.map((hook) => hook.tellAbout(refund, 'refund.created'))))
  }

  const run = async (step: MoneyStep): Promise<boolean> => {
    switch (step.kind) {
      case 'buy': {
        if (step.way === 'desk') return buyAtDesk(step)
        const who = memberOf(step.who)
        const body = await bodyOf(step)
        const answer = await buy(who[0], body, `random-${purchases.length}-${step.who}`)
        if (!check([answer]) || answer.json.total === 0) return took(answer)
        const way = step.way === 'card' ? 'page' : 'transfer'
        const begun = await who[1].post(`/payments/${answer.json.paymentId}/${way}`)
        if (check([begun]))
          purchases.push({
            who: step.who,
            way: step.way,
            answer,
            isMembership: body.kind === 'membership',
            isPaid: false,
          })
        return took(begun)
      }
      case 'pay': {
        const found = find(step.which, ({ way }) => way !== 'desk')
        if (!found) return false
        const did = await (found.way === 'card' ? payCard(found, step.times) : payTransfer(found, step))
        found.isPaid ||= did
        return did
      }
      case 'withdraw':
        return withdraw(step)
      case 'refundMembership':
        return refundMembership(step)
      case 'cancelClass':
        return check(
          await Promise.all(
            admins.map((desk) => desk.post(`/desk/shows/${show}/class-cancellation`, { classIds: [any], reason })),
          ),
        )
      case 'cancelShow':
        return check(await Promise.all(admins.map((desk) => desk.post(`/desk/shows/${show}/cancellation`, { reason }))))
      case 'dispute':
        return dispute(step)
      case 'refundOutside':
        return refundOutside(step)
      case 'turnBack':
        stripe.book.turnBack(1)
        return true
      case 'wait':
        one.clock.advance(step.hours * hour)
        return true
      case 'jobs':
        await runJobs(made)
        return true
    }
  }

  for (const step of steps) {
    if (await run(step)) done[step.kind] += 1
  }
  await runJobs(made)
  const wrong = await one.brokenInvariants()
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  return done
}

/**
 * Runs sequences of purchases, payments, refunds, cancellations, disputes and bank statements at two servers at once, and checks after each that
 * the ledger balances and that every invariant of money and places holds. `start`: makes a server, as Jest or a script does.
 */
export const spendAtRandom = async (
  start: typeof startTestServer,
  databaseUrl: string,
  { sequences, seed }: { sequences: number; seed: number },
): Promise<MoneyRound> => {
  const made = await startBoth(start, databaseUrl)
  const all: Partial<Done> = {}
  let ran = 0
  try {
    const checked = await fc.check(
      fc.asyncProperty(moneySequence, async (steps) => {
        const done = await runSequence(made, steps)
        ran += 1
        for (const [kind, times] of Object.entries(done) as [MoneyKind, number][]) all[kind] = (all[kind] ?? 0) + times
      }),
      { numRuns: sequences, seed, endOnFailure: false },
    )
    const error = checked.errorInstance instanceof Error ? checked.errorInstance.message : String(checked.errorInstance)
    const wrong = checked.failed ? [`${error} after ${JSON.stringify(checked.counterexample)}`] : []
    return { sequences: ran, done: all as Done, wrong }
  } finally {
    await made.one.close()
    await made.stripe.close()
  }
}
