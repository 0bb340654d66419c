import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import type { Compilation, Stats } from 'webpack'
import { qaWorkerFile } from '#contract/qa/frame'
import { pageFile } from '#contract/info/publicPages'
import { paths } from '#contract/shared/paths'
import { buildSite } from './webpack/buildSite'

/** What the byte budgets read: which files a page starts with, and which each lazy screen adds. */
export interface BuildStats {
  /** Scripts that the page of a language names, without the words of that language. */
  initial: string[]
  /** Files of each lazily imported module, by its address in the source. */
  lazy: Record<string, string[]>
  /** Chunks with a name: the words of a language, parts that several screens share. */
  named: Record<string, string[]>
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'))

/** Locale files and the pieces of the boot are imported lazily too: they are counted as words and as initial. */
const lazyOf = ({ chunkGroups }: Compilation, initial: string[]): BuildStats['lazy'] => {
  const lazy: BuildStats['lazy'] = {}
  for (const group of chunkGroups) {
    const files = scriptsOf(group.getFiles()).filter((file) => !initial.includes(file))
    for (const { request } of group.origins)
      if (request && !request.endsWith('.json') && files.length > 0) lazy[request] = files
  }
  return lazy
}

const statsOf = ({ compilation }: Stats): BuildStats => {
  const chunks = [...compilation.chunks].flatMap((chunk) => (chunk.name ? [[chunk.name, chunk] as const] : []))
  const named = Object.fromEntries(chunks.map(([name, chunk]) => [name, scriptsOf(chunk.files)]))
  const page = readFileSync(`dist/pages/${pageFile('en', paths.home)}`, 'utf8')
  const scripts = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = '']) => file)
  const initial = scripts.filter((file) => !named['en']?.includes(file))
  return { initial, lazy: lazyOf(compilation, initial), named }
}

// Packages stay outside: some bring native parts or WebAssembly, which they look for beside themselves.
const buildServer = () =>
  bundle({
    entryPoints: ['server/main.ts', 'server/admin.ts', 'server/backup.ts'],
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })

/** What the player checks traces with. esbuild makes it: the site's chunks cannot be shared with a worker, and its size does not matter. */
const buildTraceWorker = () =>
  bundle({
    entryPoints: ['src/features/qa/player/traceWorker.ts'],
    outfile: join('dist/player', qaWorkerFile),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    conditions: ['production', 'module'],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.VERSION': '""', 'process.env.COMMIT': '""' },
    logLevel: 'warning',
  })

/** The frame in a separate process, beside the site: both take equally long. */
const buildPlayer = async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/buildPlayerFrame.ts'])
  await buildTraceWorker()
}

const run = async () => {
  const start = performance.now()
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist')
  const [site] = await Promise.all([buildSite(), buildServer(), buildPlayer()])
  writeFileSync('dist/stats.json', `${JSON.stringify(statsOf(site), null, 2)}\n`)
  process.stdout.write(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
