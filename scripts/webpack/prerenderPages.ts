import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { locales, type Locale } from '#contract/locales'
import { publicPages, type PrerenderedPage } from '#contract/publicPages'
import { resolve, rules } from './rules'
import { runWebpack } from './runWebpack'

interface Prerender {
  prerenderPage: (pathname: string, locale: Locale, prerenderedAt: string) => Promise<PrerenderedPage>
}

const folder = join(process.cwd(), '.cache/prerender')

/** The app as one module for Node: only its drawing matters, so that neither size nor styles files do. */
const config: Configuration = {
  mode: 'production',
  target: 'node',
  entry: { prerender: './src/prerender.ts' },
  devtool: false,
  output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
  resolve: resolve ?? {},
  module: { rules: rules(true) },
  optimization: { minimize: false },
  performance: { hints: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
}

/** The page's policy lets no style attribute and no script in: what has one would look or work differently. */
const checked = (page: PrerenderedPage) => {
  const [refused] = /<script|<[^<>]+ style="[^>]*/.exec(page.html) ?? []
  if (refused) throw new Error(`${page.pathname} (${page.locale}) has what the policy of pages refuses: ${refused}`)
  return page
}

/** Draws every public page in every language. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  await runWebpack(config)
  const { prerenderPage } = createRequire(import.meta.url)(join(folder, 'prerender.cjs')) as Prerender
  const prerenderedAt = new Date().toISOString()
  const prerendered: PrerenderedPage[] = []
  for (const locale of locales)
    for (const pathname of publicPages) prerendered.push(checked(await prerenderPage(pathname, locale, prerenderedAt)))
  return prerendered
}
