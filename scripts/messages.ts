import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import type { Locale } from '#contract/shared/locales'

export const localeFile = (locale: Locale): string => `src/i18n/locales/${locale}.json`

/** The English sentences of the source, as text of a locale file: sorted by id. */
export const extractedText = (): string => {
  mkdirSync('.cache', { recursive: true })
  const file = '.cache/messages.json'
  const command = [
    'node_modules/@formatjs/cli/bin/formatjs',
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore',
    'src/**/*.test.*',
    'src/testing/**',
    '--additional-function-names',
    'defineMessages',
    '--format',
    'simple',
    '--throws',
    '--out-file',
    file,
  ]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The sentences could not be extracted:\n${stderr}`)
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return `${JSON.stringify(Object.fromEntries(Object.entries(sentences).sort(byId)), null, 2)}\n`
}

const byId = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1)
