import { buildSync, type BuildOptions } from 'esbuild'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.cwd()

/** Bundles one program into .cache, and returns its path. */
export const bundle = (entry: string, file: string, options: BuildOptions): string => {
  const made = buildSync({
    entryPoints: [join(root, entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    // The sources are beside it: with them the map would be a line of eight megabytes, more than Jest can search.
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
    ...options,
  })
  const target = join(root, '.cache', file)
  mkdirSync(join(root, '.cache'), { recursive: true })
  // Workers build at the same time: each renames a whole file into place.
  const aside = `${target}.${process.pid}`
  writeFileSync(aside, made.outputFiles?.[0]?.text ?? '')
  renameSync(aside, target)
  return target
}
