import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { qaFrameFiles, qaFramePath, qaTraceFiles } from '#contract/qa/frame'
import { emptyStyle } from '../http/headers'
import type { Api } from '../http/types'

/** An address on this host as a policy names it: its scheme is the page's own. */
const onHost = ({ host }: FastifyRequest, path: string): string[] =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? [host + path] : []

/** The one page that the player may show beside itself. */
export const frameSources = (request: FastifyRequest): string[] => onHost(request, qaFramePath)

/**
 * The policy that seals a frame: an opaque origin, its own scripts and fonts, and no way out of it. Not 'self':
 * pictures of this host would be calls to it.
 */
const frameDirectives = (request: FastifyRequest) => {
  const files = onHost(request, `${qaFrameFiles}/`)
  return {
    useDefaults: false,
    directives: {
      sandbox: ['allow-scripts'],
      defaultSrc: ["'none'"],
      scriptSrc: files,
      styleSrc: [...files, emptyStyle],
      imgSrc: [...files, 'data:'],
      fontSrc: files,
      connectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
    },
  }
}

/** No folder and no file of another kind. */
const plainTrace = /^\/[\w-]+\.json$/

/**
 * The page in which the application shows a recorded trace and nothing else: sealed, and empty until a player sends it one. Admins
 * open the traces of reports with it on every server. `traces` is the folder of testers, where there is one.
 */
export const playerRoutes = async (part: Api, distDir: string, traces?: string): Promise<void> => {
  const root = join(distDir, 'player')
  const file = join(root, 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file)
  await part.register(fastifyStatic, {
    root,
    prefix: qaFrameFiles,
    index: false,
    decorateReply: false,
    setHeaders: (response) => {
      // The frame has no origin: to it these files are foreign. They are no secret.
      response.header('cross-origin-resource-policy', 'cross-origin')
      response.header('access-control-allow-origin', '*')
    },
  })
  if (traces)
    await part.register(fastifyStatic, {
      root: traces,
      prefix: qaTraceFiles,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      cacheControl: false,
      allowedPath: (path) => plainTrace.test(path),
      setHeaders: (response) => void response.header('cache-control', 'no-store'),
    })
  part.get(qaFramePath, { schema: { hide: true } }, async (request, reply) => {
    reply.helmet({ contentSecurityPolicy: frameDirectives(request) })
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
