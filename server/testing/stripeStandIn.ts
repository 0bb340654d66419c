import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerPage } from './stripePage'
import { Refused, stripeBook, type StandInDispute, type StandInRefund, type StandInSession } from './stripeBook'

export const standInKeys = { secretKey: 'sk_test_stand_in_key', webhookSecret: 'whsec_stand_in_secret' } as const

/** What a call of the API is for. */
type Call = 'create' | 'retrieve' | 'expire' | 'refund' | 'list refunds' | 'dispute'
/** A status that is answered in place of anything; `cut`: done, and the answer is lost; `silent`: no answer in time. */
type Trouble = 402 | 429 | 500 | 'cut' | 'silent'

const errorOf = (status: number) =>
  ({ 402: 'card_error', 429: 'rate_limit_error' })[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error')

const routes: [method: string, pattern: RegExp, call: Call][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, 'create'],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, 'retrieve'],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, 'expire'],
  ['POST', /^\/v1\/refunds$/, 'refund'],
  ['GET', /^\/v1\/refunds$/, 'list refunds'],
  ['GET', /^\/v1\/disputes\/(\w+)$/, 'dispute'],
]

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

interface Answer {
  status: number
  body: object
}

/** Stripe as our server meets it: the calls that it makes, their idempotency and their errors, over HTTP. It charges nothing. */
export const startStripeStandIn = async () => {
  const book = stripeBook()
  const answered = new Map<string, { text: string; answer: Answer }>()
  const faults: { call: Call; trouble: Trouble }[] = []
  const calls: Call[] = []
  let origin = ''
  let notify: string | null = null

  const publicSession = ({ intent, ...session }: StandInSession, expanded = false) => {
    const { card } = intent ?? {}
    const whole = intent && {
      id: intent.id,
      object: 'payment_intent',
      status: intent.status,
      latest_charge: { object: 'charge', payment_method_details: card ? { type: 'card', card } : { type: 'blik' } },
    }
    return {
      ...session,
      object: 'checkout.session',
      url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
      payment_intent: expanded ? whole : (intent?.id ?? null),
    }
  }

  const run = (call: Call, id: string, params: URLSearchParams): object => {
    if (call === 'create') return publicSession(book.create(params))
    if (call === 'retrieve') return publicSession(book.find(id), params.has('expand[0]'))
    if (call === 'expire') return publicSession(book.expire(id))
    if (call === 'refund') return { object: 'refund', ...book.refund(params) }
    if (call === 'dispute') return { object: 'dispute', ...book.findDispute(id) }
    const of = book.refunds.filter((one) => one.payment_intent === params.get('payment_intent'))
    return { object: 'list', has_more: false, data: of.map((one) => ({ object: 'refund', ...one })) }
  }

  const attempt = (call: Call, id: string, params: URLSearchParams): Answer => {
    try {
      return { status: 200, body: run(call, id, params) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, type, code } = error
      return { status, body: { error: { type, code, message: `Refused: ${params.toString()}` } } }
    }
  }

  const troubleOf = (call: Call): Trouble | undefined => {
    const index = faults.findIndex((one) => one.call === call)
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.trouble
  }

  /** The first answer to a key is the answer to it, an error of the server's included; another request with it is refused. */
  const answerOf = (call: Call, id: string, text: string, { key, trouble }: { key: unknown; trouble?: Trouble }) => {
    if (trouble === 429) return { status: 429, body: { error: { type: errorOf(429), message: 'Too many requests' } } }
    const known = typeof key === 'string' ? answered.get(key) : undefined
    if (known && known.text !== text) return { status: 400, body: { error: { type: 'idempotency_error' } } }
    if (known) return known.answer
    const answer: Answer =
      typeof trouble === 'number'
        ? { status: trouble, body: { error: { type: errorOf(trouble), message: `Refused: ${text}` } } }
        : attempt(call, id, new URLSearchParams(text))
    if (typeof key === 'string') answered.set(key, { text, answer })
    return answer
  }

  const eventOf = (type: string, object: object): string =>
    JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  const event = (type: string, session: StandInSession): string => eventOf(type, publicSession(session))
  const page = { book, event, webhookSecret: standInKeys.webhookSecret, notify: () => notify }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (answerPage(page, request, response)) return
    const url = new URL(request.url ?? '/', origin)
    const found = routes.find(([method, pattern]) => method === request.method && pattern.test(url.pathname))
    const send = ({ status, body }: Answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID().slice(0, 8)}` })
        .end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${standInKeys.secretKey}`)
      return send({ status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } })
    if (!found) return send({ status: 404, body: { error: { type: 'invalid_request_error' } } })
    const [, pattern, call] = found
    calls.push(call)
    const text = request.method === 'GET' ? url.search.slice(1) : await textOf(request)
    const trouble = troubleOf(call)
    if (trouble === 'silent') return undefined
    const id = pattern.exec(url.pathname)?.[1] ?? ''
    const given = { key: request.headers['idempotency-key'], ...(trouble !== undefined && { trouble }) }
    const answer = answerOf(call, id, text, given)
    return trouble === 'cut' ? response.destroy() : send(answer)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    book,
    /** The calls since the last reset. */
    calls,
    settings: { ...standInKeys, apiBase: origin },
    /** The next calls of a kind go wrong so; one for each. */
    trouble: (call: Call, ...kinds: Trouble[]) => faults.push(...kinds.map((trouble) => ({ call, trouble }))),
    /** The body of an event about a page in its present state. */
    event,
    /** The body of an event about a refund or a dispute in its present state. */
    eventOf: (type: string, of: StandInRefund | StandInDispute) =>
      eventOf(type, { object: of.id.startsWith('re_') ? 'refund' : 'dispute', ...of }),
    /** From now on, events about what is paid on its pages go to this address; null: nowhere. */
    notifyAt: (url: string | null) => {
      notify = url
    },
    reset: () => {
      for (const list of [book.sessions, book.refunds, book.disputes, faults, calls]) list.length = 0
      answered.clear()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>
