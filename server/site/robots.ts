import { publicPages } from '#contract/info/publicPages'
import { apiBase, fill } from '#contract/shared/paths'
import type { ServerDeps } from '../deps'
import type { Api } from '../http/types'
import { memo } from '../http/memo'
import { addressOf } from './address'
import { escaped } from '../http/escaped'
import type { RowPages } from './rowPages'

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
export const robotRoutes = (app: Api, deps: ServerDeps, rowPages: readonly RowPages[]): void => {
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
