import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '#contract/locales'
import type { BuildStats } from './build'

const kilo = 1000
// Parts that several screens share: each has a budget of its own and is not counted for the screen.
const shared: Record<string, number> = {
  forms: 16,
  lists: 25,
  schemas: 12,
  time: 22,
  machines: 32,
  calendar: 40,
  combobox: 25,
  'breed-names': 10,
  files: 10,
}
const initialBudget = 180
const screenBudget = 25
const localeBudget = 25
const fontsBudget = 60
/** It works beside every screen while it records. */
const recorder = 'features/qa/recorder/startRecording'
const recorderBudget = 3
/** Screens that are tools rather than pages. */
const heavyModules = /\/(desk|qa)\//
const heavyBudget = 60

const budgetOf = (name: string) => {
  if (name === recorder) return recorderBudget
  return heavyModules.test(`/${name}`) ? heavyBudget : screenBudget
}

interface Weighed {
  name: string
  bytes: number
  budget: number
}

const web = 'dist/web'
const gzipped = (file: string) => gzipSync(readFileSync(`${web}/${file}`), { level: 9 }).length
const sum = (files: string[]) => [...new Set(files)].reduce((total, file) => total + gzipped(file), 0)

const stats = JSON.parse(readFileSync('dist/stats.json', 'utf8')) as BuildStats
const filesOf = (name: string) => stats.named[name] ?? []
const sharedFiles = Object.keys(shared).flatMap(filesOf)

const fonts = readdirSync(`${web}/assets`).filter((file) => file.endsWith('.woff2'))
const fontBytes = fonts.reduce((total, file) => total + readFileSync(`${web}/assets/${file}`).length, 0)

const weighed: Weighed[] = [
  { name: 'scripts the home page starts with', bytes: sum(stats.initial), budget: initialBudget },
  ...Object.entries(shared)
    .filter(([name]) => filesOf(name).length > 0)
    .map(([name, budget]) => ({ name: `shared: ${name}`, bytes: sum(filesOf(name)), budget })),
  ...Object.entries(stats.lazy).map(([request, files]) => {
    const name = request.replace(/^(\.\.?\/)+/, '')
    return { name, bytes: sum(files.filter((file) => !sharedFiles.includes(file))), budget: budgetOf(name) }
  }),
  ...locales.map((locale) => ({ name: `messages: ${locale}`, bytes: sum(filesOf(locale)), budget: localeBudget })),
  { name: 'fonts (woff2)', bytes: fontBytes, budget: fontsBudget },
]

const over = weighed.filter(({ bytes, budget }) => bytes > budget * kilo)
for (const one of weighed) {
  const size = `${(one.bytes / kilo).toFixed(1).padStart(6)} of ${String(one.budget).padStart(3)} kB`
  process.stdout.write(`${over.includes(one) ? 'OVER  ' : '      '}${size}  ${one.name}\n`)
}
if (over.length > 0)
  process.stdout.write('Load what is heavy with the screen that needs it (import()), or share it as a named chunk.\n')
// The sentences of each language travel by themselves: English ones in the scripts would travel twice.
const wordy = readdirSync(`${web}/assets`).filter(
  (file) => file.endsWith('.js') && readFileSync(`${web}/assets/${file}`, 'utf8').includes('defaultMessage:"'),
)
for (const file of wordy)
  process.stdout.write(`OVER  ${file} holds sentences: they belong in files named …Messages.ts\n`)
const failed = over.length + (wordy.length > 0 ? 1 : 0)
process.stdout.write(`${weighed.length + 1 - failed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
