import { desc } from 'drizzle-orm'
import { outbox } from '../db/schema'
import type { ServerDeps } from '../deps'
import { sendNotFound } from '../http/errors'
import type { Api } from '../http/types'
import { mailPageDirectives } from './mailPage'
import { openBody } from './openBody'
import { isLoopback } from '../http/loopback'
import { escaped } from '../http/escaped'

const shown = 50

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:24px;color-scheme:light dark}iframe{width:100%;height:720px;border:1px solid;resize:vertical}pre{white-space:pre-wrap;overflow-wrap:anywhere}section{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}'

/** A link of the mail opens in the window around its frame, once it is pressed. */
const inFrame = (html: string): string => html.replace('<head>', '<head><base target="_top">')

/** For a developer without a mail server: what would have gone out (/outbox). It holds secrets: never in production. */
export const outboxPage = (app: Api, { db, encryption }: ServerDeps): void => {
  app.get('/outbox', { schema: { hide: true }, config: { action: 'outbox.read' } }, async (request, reply) => {
    // Another site's name that was made to lead to this machine, or a proxy in front of it: no developer's browser.
    if (!isLoopback(request.hostname)) return sendNotFound(request, reply)
    const mails = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(shown)
    const parts = mails.map((mail) => {
      const { recipient, replyTo, subject, createdAt } = mail
      const { text, html } = openBody(encryption, mail)
      return `<h2>${escaped(subject)}</h2><p>${createdAt.toISOString()}, to ${escaped(recipient)}${replyTo ? `, replies to ${escaped(replyTo)}` : ''}</p>
<section><iframe title="${escaped(subject)}" sandbox="allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${escaped(inFrame(html))}"></iframe><pre>${escaped(text)}</pre></section>`
    })
    const empty = '<p>No emails yet.</p>'
    reply.helmet({ contentSecurityPolicy: mailPageDirectives(["'self'"]) })
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><h1>Outbox</h1>${parts.join('') || empty}</body></html>`,
      )
  })
}
