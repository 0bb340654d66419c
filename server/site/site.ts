import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicPages } from '#contract/info/publicPages'
import { cookieName } from '#contract/shared/cookieName'
import { isLocale, type Locale, locales, pickLocale } from '#contract/shared/locales'
import { apiBase, fill, paramsOf, paths, screenPath } from '#contract/shared/paths'
import type { ServerDeps } from '../deps'
import { openToEverybody } from '../http/accessRules'
import { sendNotFound } from '../http/errors'
import { escaped } from '../http/escaped'
import { pageDirectives } from '../http/headers'
import { memo } from '../http/memo'
import type { Api } from '../http/types'
import { addressOf } from './address'
import { readPages, type SitePage, toPage } from './builtSite'
import { withHead } from './head'
import { frameSources, playerRoutes } from './player'
import { loadPageMeta, type RowPages } from './rowPages'

const sitemapLives = 60_000
// A sitemap may hold 50,000 addresses; a hundred years of the largest club have fewer. The newest are named first.
const addressesMost = 20_000

const sitemapOf = async (deps: ServerDeps, rowPages: readonly RowPages[]): Promise<string> => {
  const rows = []
  for (const { path, slugs } of rowPages) rows.push(...(await slugs(addressesMost)).map((slug) => fill(path, { slug })))
  const places = [...publicPages, ...rows].map((path) => `<url><loc>${escaped(addressOf(deps)(path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`
}

/** What search engines may read (/robots.txt), and where everything worth finding is (/sitemap.xml). */
const robotRoutes = (app: Api, deps: ServerDeps, rowPages: readonly RowPages[]): void => {
  const address = addressOf(deps)
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', `Disallow: ${apiBase}/`, `Sitemap: ${address('/sitemap.xml')}`, ''].join('\n')),
  )
  const cached = memo<string>(deps.sharedAnswersLive === 0 ? 0 : sitemapLives)
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await cached('sitemap', () => sitemapOf(deps, rowPages))),
  )
}

const localeOf = ({ headers, cookies }: FastifyRequest): Locale => {
  const chosen = cookies[cookieName('locale', true)] ?? cookies[cookieName('locale', false)]
  return isLocale(chosen) ? chosen : pickLocale(headers['accept-language'])
}

const encodings = ['br', 'gzip'] as const
const encodingOf = ({ headers }: FastifyRequest): (typeof encodings)[number] | null => {
  const wanted = negotiate(headers['accept-encoding'] ?? '', [...encodings])
  return encodings.find((encoding) => encoding === wanted) ?? null
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

const wantsPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request)
  if (!['GET', 'HEAD'].includes(request.method) || path === apiBase || path.startsWith(`${apiBase}/`)) return false
  return extname(path) === '' && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

const secretScreens = [
  paths.sharedCard,
  paths.invitation,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.confirm,
  paths.confirmEmailChange,
  paths.stopEmailChange,
  paths.unsubscribe,
  paths.editProfile,
  paths.security,
  paths.ownData,
  paths.checkout,
  paths.registrationPayment,
]

/** The screens with the player: that of testers, and that of a reported problem, which admins open anywhere. */
const showsPlayer = (path: string, qaMode = false): boolean =>
  path === paths.qa ? qaMode : paramsOf(paths.problemPlayer, path) !== null

/** Is a password, a code or a card typed at this address, or a link's secret part of it? No browser keeps such a page. */
const handlesSecrets = (path: string): boolean => secretScreens.some((screen) => paramsOf(screen, path))

/** Where emails of an earlier version lead that invite to something. */
const formerInvitations = ['/dog-invitation/:token', '/desk/invitation/:token']

/** The address of today for one that an earlier version has emailed. */
const movedTo = (path: string): string | null => {
  const [token] = formerInvitations.flatMap((former) => paramsOf(former, path)?.token ?? [])
  return token === undefined ? null : fill(paths.invitation, { token })
}

/** Serves the built site: files as they are, and for every screen's address its page or the bare one. */
export const siteRoutes = async (app: Api, deps: ServerDeps, rowPages: readonly RowPages[]): Promise<void> => {
  const { distDir, apiHost = '', flagService, qaMode, qaTraces } = deps
  if (!distDir) return
  const flags = flagService && { url: flagService.url, key: flagService.key, appName: flagService.appName }
  const built = readPages(distDir, { apiHost, flags, ...(qaMode && { qa: true }) })
  if (built === null) {
    app.setNotFoundHandler(sendNotFound)
    return
  }
  const address = addressOf(deps)
  const imageUrl = address('/share.png')
  const [pages, bare] = [new Map<string, SitePage>(), new Map<Locale, SitePage>()]
  for (const locale of locales) {
    const noAddress = { locale, url: null, imageUrl }
    bare.set(locale, toPage(withHead(built[locale].bare.html, noAddress), built[locale].bare.hashes))
    for (const [path, { html, hashes }] of built[locale].byPath)
      pages.set(`${locale} ${path}`, toPage(withHead(html, { locale, url: address(path), imageUrl }), hashes))
  }

  /** The page of an address, and whether there is anything at all. */
  const pageOf = async (path: string, locale: Locale): Promise<{ page: SitePage | undefined; status: number }> => {
    const prerendered = pages.get(`${locale} ${path}`)
    if (prerendered) return { page: prerendered, status: 200 }
    const url = address(path)
    const found = await loadPageMeta(rowPages, { path, locale, url })
    const isScreen = screenPath(path) !== null && (qaMode || path !== paths.qa)
    if (found === 'unknown') return { page: bare.get(locale), status: isScreen ? 200 : 404 }
    if (found === 'missing') return { page: bare.get(locale), status: 404 }
    const { html, hashes } = built[locale].bare
    const page = withHead(html, { locale, url, imageUrl, ...found })
    return { page: toPage(page, hashes, { quick: true }), status: 200 }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request)
    const moved = movedTo(path)
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 302)
    const { page, status } = await pageOf(path, localeOf(request))
    if (!page) return sendNotFound(request, reply)
    const encoding = encodingOf(request)
    const frames = showsPlayer(path, qaMode) ? frameSources(request) : []
    reply.helmet({ contentSecurityPolicy: pageDirectives(deps, page.hashes, frames) })
    if (encoding !== null) void reply.header('content-encoding', encoding)
    // Every reader with the link of a card may see it; a search engine may not.
    if (paramsOf(paths.sharedCard, path)) void reply.header('x-robots-tag', 'noindex')
    return reply
      .status(status)
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .header('cache-control', handlesSecrets(path) ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(encoding === null ? page.plain : page[encoding])
  }
  const webDir = join(distDir, 'web')
  await app.register(async (part) => {
    openToEverybody(part)
    await part.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(webDir, 'assets'))
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (extname(path) === '.svg') response.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
    robotRoutes(part, deps, rowPages)
    await playerRoutes(part, distDir, qaMode ? qaTraces : undefined)
    // The folder's own address: the file plugin would refuse to list it.
    part.get('/', { schema: { hide: true } }, sendPage)
  })
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  )
}
