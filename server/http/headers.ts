import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { apiBase } from '#contract/shared/paths'
import type { ServerDeps } from '../deps'
import type { Api } from './types'

/** The inline scripts and styles of a page, as a policy names them. */
export interface InlineHashes {
  script: string[]
  style: string[]
}

// SHA-256 of nothing: the UI kit inserts empty style elements and fills them through the DOM.
export const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The Content-Security-Policy of a page: its inline code may run, by its hash, and nothing else. */
export const pageDirectives = (
  { apiHost, flagService }: ServerDeps,
  { script, style }: InlineHashes,
  frames: string[] = [],
) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...script],
    styleSrc: ["'self'", emptyStyle, ...style],
    connectSrc: ["'self'", ...(apiHost ? [apiHost] : []), ...(flagService ? [new URL(flagService.url).origin] : [])],
    imgSrc: ["'self'", 'data:', ...(apiHost ? [apiHost] : [])],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    ...(frames.length > 0 && { frameSrc: frames }),
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  },
})

/** What a page of another site may read of an answer, beside what every page may. */
const exposed = ['Date', 'ETag', 'Retry-After', 'X-Request-Id']

/**
 * Lets pages of the sites that were named call the API and show its pictures. A session is a header that only our own page
 * knows, so no cookie goes along.
 */
const letOtherSitesIn = async (app: Api, { allowedOrigins = [] }: ServerDeps): Promise<void> => {
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: exposed,
    maxAge: 600,
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(`${apiBase}/`)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

/** The headers that keep foreign scripts, frames and guesses out, on every answer. */
export const secureHeaders = async (app: Api, deps: ServerDeps): Promise<void> => {
  await letOtherSitesIn(app, deps)
  await app.register(helmet, {
    contentSecurityPolicy: pageDirectives(deps, { script: [], style: [] }),
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Browsers count by it (docs/adr/0080): it is the clock by which entries open and close, not the machine's where they differ.
    reply.header('date', deps.now().toUTCString())
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
