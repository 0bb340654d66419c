import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, pickLocale, type Locale } from '../../contract/locales'
import { apiBase } from '../../contract/paths'
import type { ServerDeps } from '../deps'
import { sendNotFound } from '../http/errors'
import type { Api } from '../http/types'
import { readPages } from './builtSite'

const localeOf = ({ headers }: FastifyRequest): Locale => {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return isLocale(chosen) ? chosen : pickLocale(headers['accept-language'])
}

const encodingOf = ({ headers }: FastifyRequest): 'br' | 'gzip' | null => {
  const accepted = headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? ''
  if (!['GET', 'HEAD'].includes(method) || path === apiBase || path.startsWith(`${apiBase}/`)) return false
  return extname(path) === '' && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

/** Serves the built site: files as they are, and the app's page for every screen's address. */
export const siteRoutes = async (app: Api, { distDir, apiHost = '', flagService }: ServerDeps): Promise<void> => {
  if (!distDir) return
  const webDir = join(distDir, 'web')
  const flags = flagService && { url: flagService.url, key: flagService.key, appName: flagService.appName }
  const pages = readPages(webDir, { apiHost, flags })
  if (pages === null) {
    app.setNotFoundHandler(sendNotFound)
    return
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = pages[localeOf(request)]
    const encoding = encodingOf(request)
    if (encoding !== null) void reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(encoding === null ? page.plain : page[encoding])
  }
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    // The pages exist on disk without their settings: they only ever leave through sendPage.
    allowedPath: (path) => !/^\/?index(\.\w+)?\.html/.test(path),
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(webDir, 'assets'))
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The folder's own address: the file plugin would refuse to list it.
  app.get('/', { schema: { hide: true } }, async (request, reply) => sendPage(request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendPage(request, reply.status(200))
    return sendNotFound(request, reply)
  })
}
