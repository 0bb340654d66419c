import { publicPages } from '../../contract/pages'
import { apiBase, fill, paths } from '../../contract/paths'
import { news } from '../db/schema'
import type { ServerDeps } from '../deps'
import type { Api } from '../http/types'
import { loadShows } from '../shows/queries'
import { addressOf } from './address'
import { escaped } from './escaped'

/** What search engines may read (/robots.txt), and where everything worth finding is (/sitemap.xml). */
export const robotRoutes = (app: Api, deps: ServerDeps): void => {
  const address = addressOf(deps)
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', `Disallow: ${apiBase}/`, `Sitemap: ${address('/sitemap.xml')}`, ''].join('\n')),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const shows = (await loadShows(deps.db)).map(({ row }) => fill(paths.show, { slug: row.slug }))
    const articles = await deps.db.selectDistinct({ slug: news.slug }).from(news).orderBy(news.slug)
    const stories = articles.map(({ slug }) => fill(paths.newsArticle, { slug }))
    const places = [...publicPages, ...shows, ...stories].map(
      (path) => `<url><loc>${escaped(address(path))}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`,
      )
  })
}
