import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { locales, type Locale } from '#contract/shared/locales'
import { publicPages, type PrerenderedPage } from '#contract/info/publicPages'
import { readContentFile } from '../../server/content/contentFile'
import { compileMessages } from './intlLoader.cjs'

interface Prerender {
  prerenderPage: (pathname: string, locale: Locale, prerenderedAt: string) => Promise<PrerenderedPage>
}

/** What the loaders of webpack do for the page: see rules.ts. */
const loaders: Plugin = {
  name: 'loaders',
  setup: ({ onLoad }) => {
    onLoad({ filter: /content[\\/](pages[\\/].+\.md|settings\.json)$/ }, async ({ path }) => ({
      contents: JSON.stringify(readContentFile(path, await readFile(path, 'utf8'))),
      loader: 'json',
    }))
    onLoad({ filter: /locales[\\/]\w+\.json$/ }, async ({ path, suffix }) => ({
      contents: compileMessages(path, await readFile(path, 'utf8'), new URLSearchParams(suffix).get('part')),
      loader: 'json',
    }))
  },
}

/** The app as one module for Node. esbuild makes it: webpack takes ten times as long, and its size does not matter. */
const loadApp = async (): Promise<Prerender> => {
  const { outputFiles } = await build({
    entryPoints: ['src/prerender.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    conditions: ['production', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    plugins: [loaders],
    logLevel: 'warning',
  })
  const app = { exports: {} }
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require']) as (
    ...args: [typeof app, object, NodeJS.Require]
  ) => void
  run(app, app.exports, createRequire(import.meta.url))
  return app.exports as Prerender
}

/** The page's policy lets no style attribute and no script in: what has one would look or work differently. */
const checked = (page: PrerenderedPage) => {
  const [refused] = /<script|<[^<>]+ style="[^>]*/.exec(page.html) ?? []
  if (refused) throw new Error(`${page.pathname} (${page.locale}) has what the policy of pages refuses: ${refused}`)
  return page
}

/** Prerenders every public page in every language. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  const { prerenderPage } = await loadApp()
  const prerenderedAt = new Date().toISOString()
  const prerendered: PrerenderedPage[] = []
  for (const locale of locales)
    for (const pathname of publicPages) prerendered.push(checked(await prerenderPage(pathname, locale, prerenderedAt)))
  return prerendered
}
