import { execFileSync, spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

// The headless shell is Chromium without its windows; journeys take about two thirds of the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]
const onMac = ['Google Chrome', 'Chromium']

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
]

interface Found {
  executable: string
  /** What the browser needs of the environment. */
  env: Record<string, string>
}

const folder = 'e2e/chromium'
interface Packaged {
  default: { executablePath: () => Promise<string> }
}

const installed = (): Found | null => {
  const given = process.env['CHROMIUM']
  if (given && given !== 'bundled') {
    if (!existsSync(given)) throw new Error(`CHROMIUM names ${given}, which does not exist`)
    return { executable: given, env: {} }
  }
  if (given) return null
  const files = folders.flatMap((folder) => [...names, ...onMac].map((name) => join(folder, name)))
  const executable = files.find((file) => existsSync(file))
  return executable ? { executable, env: {} } : null
}

/** Unpacks the libraries that a bare Linux lacks (NSS and what it needs) and returns their folder. */
const unpackLibraries = async (packed: string, target: string): Promise<string> => {
  const libraries = join(target, 'lib')
  if (existsSync(libraries)) return libraries
  mkdirSync(target, { recursive: true })
  const archive = join(target, 'libraries.tar')
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(archive))
  execFileSync('tar', ['-xf', archive, '-C', target])
  return libraries
}

/** The browser of the package @sparticuz/chromium, installed the first time that a machine without one asks for it. */
const bundled = async (): Promise<Found> => {
  const { status } = spawnSync(process.execPath, ['scripts/ensure.mjs', 'install', folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('There is no browser: install Chromium, or name one in CHROMIUM')
  const entry = createRequire(join(process.cwd(), folder, 'package.json')).resolve('@sparticuz/chromium')
  const { default: packaged } = (await import(pathToFileURL(entry).href)) as Packaged
  const bin = join(dirname(entry), '../../bin')
  const libraries = await unpackLibraries(join(bin, 'al2023.tar.br'), '.cache/chromium-libraries')
  const executable = await packaged.executablePath()
  const known = process.env['LD_LIBRARY_PATH']
  const path = [join(process.cwd(), libraries), ...(known ? [known] : [])].join(delimiter)
  return { executable, env: { LD_LIBRARY_PATH: path } }
}

/**
 * A browser for journeys and measurements: the one that CHROMIUM names, else an installed one, else one from npm
 * (CHROMIUM=bundled asks for it). Where none starts this throws: a journey is never skipped in silence.
 */
export const browserOptions = async (): Promise<LaunchOptions & { executablePath: string }> => {
  const { executable, env } = installed() ?? (await bundled())
  return {
    executablePath: executable,
    headless: true,
    // Not the flags that the package proposes: in a single process the second page never opens.
    args: flags,
    env: { ...(process.env as Record<string, string>), ...env },
  }
}

export const openBrowser = async (): Promise<Browser> => {
  const options = await browserOptions()
  process.stdout.write(`Browser: ${options.executablePath}\n`)
  return chromium.launch(options)
}
