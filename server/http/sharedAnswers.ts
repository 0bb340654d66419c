import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ServerDeps } from '../deps'
import { namesTag } from './entityTags'
import { memo } from './memo'

interface SharedAnswer {
  text: string
  etag: string
}

/**
 * Answers that are the same for everyone, written once a second however many ask. Browsers and proxies may keep them if
 * they ask each time whether they still hold, which costs no query: what has changed is known a second later everywhere.
 */
export const sharedAnswers = ({ sharedAnswersLive = 1_000 }: ServerDeps) => {
  const cached = memo<SharedAnswer>(sharedAnswersLive)
  return {
    send: async <Schema extends z.ZodMiniType>(
      { headers }: FastifyRequest,
      reply: FastifyReply,
      key: string,
      schema: Schema,
      load: () => Promise<z.input<Schema>>,
    ): Promise<z.output<Schema>> => {
      const { text, etag } = await cached(key, async () => {
        const written = JSON.stringify(z.parse(schema, await load()))
        return { text: written, etag: `W/"${createHash('sha256').update(written).digest('base64url')}"` }
      })
      void reply.header('etag', etag)
      // No cache keeps an answer to a request with a session, even a public answer.
      if (headers.authorization === undefined) void reply.header('cache-control', 'public, no-cache')
      // What a handler returns is typed by its schema; this has been written and checked already.
      if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send() as never
      return reply
        .type('application/json; charset=utf-8')
        .serializer((body: string) => body)
        .send(text) as never
    },
  }
}
