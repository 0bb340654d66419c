import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { locales, type Locale } from '../../contract/locales'
import { publicPages, type DrawnPage } from '../../contract/pages'
import { resolve, rules } from './rules'
import { runWebpack } from './runWebpack'

interface Prerender {
  drawPage: (pathname: string, locale: Locale, drawnAt: string) => Promise<DrawnPage>
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
const checked = (page: DrawnPage) => {
  const [refused] = /<script|<[^<>]+ style="[^>]*/.exec(page.html) ?? []
  if (refused) throw new Error(`${page.pathname} (${page.locale}) has what the policy of pages refuses: ${refused}`)
  return page
}

/** Draws every public page in every language. */
export const drawPages = async (): Promise<DrawnPage[]> => {
  await runWebpack(config)
  const { drawPage } = createRequire(import.meta.url)(join(folder, 'prerender.cjs')) as Prerender
  const drawnAt = new Date().toISOString()
  const drawn: DrawnPage[] = []
  for (const locale of locales)
    for (const pathname of publicPages) drawn.push(checked(await drawPage(pathname, locale, drawnAt)))
  return drawn
}
