import { desc } from 'drizzle-orm'
import { outbox } from '../db/schema'
import type { ServerDeps } from '../deps'
import { sendNotFound } from '../http/errors'
import type { Api } from '../http/types'
import { openBody } from './openBody'
import { isLoopback } from '../http/loopback'
import { escaped } from '../http/escaped'

const shown = 50

/** For a developer without a mail server: what would have gone out (/outbox). It holds secrets: never in production. */
export const outboxPage = (app: Api, { db, encryption }: ServerDeps): void => {
  app.get('/outbox', { schema: { hide: true }, config: { action: 'outbox.read' } }, async (request, reply) => {
    // Another site's name that was made to lead to this machine, or a proxy in front of it: no developer's browser.
    if (!isLoopback(request.hostname)) return sendNotFound(request, reply)
    const mails = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(shown)
    const parts = mails.map((mail) => {
      const { recipient, replyTo, subject, createdAt } = mail
      return `<h2>${escaped(subject)}</h2><p>${createdAt.toISOString()}, to ${escaped(recipient)}${replyTo ? `, answers to ${escaped(replyTo)}` : ''}</p>${openBody(encryption, mail).html}`
    })
    const empty = '<p>Nothing yet.</p>'
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${parts.join('') || empty}</html>`)
  })
}
