import type { IncomingMessage, ServerResponse } from 'node:http'
import Stripe from 'stripe'
import type { StandInSession, StripeBook } from './stripeBook'

const { webhooks } = new Stripe('sk_test_stand_in_page')

interface Page {
  book: StripeBook
  /** The body of an event about a page. */
  event: (type: string, session: StandInSession) => string
  webhookSecret: string
  /** Where events go; null: nowhere, as on a bad day. */
  notify: () => string | null
}

const html = ({ id, title, amount_total: amount, currency, status }: StandInSession) => `<!doctype html>
<html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${(amount / 100).toFixed(2)} ${currency}</p>
${status === 'open' ? '' : '<p>This page has expired.</p>'}
<form method="post" action="/pay/${id}/pay"><button>Pay now</button></form>
<form method="post" action="/pay/${id}/leave"><button>Back to the shop</button></form></main></html>`

const tell = async ({ event, webhookSecret: secret }: Page, url: string, session: StandInSession): Promise<void> => {
  const payload = event('checkout.session.completed', session)
  const signature = webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  await fetch(url, { method: 'POST', headers, body: payload })
}

/** What a browser sees of the stand-in: a page to pay on or to leave. Whether it has answered the request. */
export const answerPage = (page: Page, request: IncomingMessage, response: ServerResponse): boolean => {
  const [, id = '', how] = /^\/pay\/(\w+)(?:\/(pay|leave))?$/.exec(request.url ?? '') ?? []
  if (id === '') return false
  const session = page.book.find(id)
  if (how === undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(session))
    return true
  }
  const url = page.notify()
  if (how === 'pay') page.book.pay(session)
  if (how === 'pay' && url !== null) void tell(page, url, session).catch(() => undefined)
  response.writeHead(303, { location: how === 'pay' ? session.success_url : session.cancel_url }).end()
  return true
}
