import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { locales } from '#contract/shared/locales'
import type { BuildStats } from './build'

const kilo = 1000
// Parts that several screens share: each has its own budget and is not counted for the screen.
const shared: Record<string, number> = {
  forms: 20,
  lists: 30,
  time: 25,
  controls: 10,
  machines: 40,
  calendar: 40,
  combobox: 25,
  'breed-names': 15,
  files: 15,
}
const initialBudget = 220
const screenBudget = 50
const localeBudget = 35
const fontsBudget = 70
/** It works beside every screen while it records. */
const recorder = 'features/qa/recorder/startRecording'
const recorderBudget = 15
/**
 * What is a tool rather than a page: screens of organisers in the folders of all subjects, those of testers, and what reruns a trace, which
 * knows every call.
 */
const heavyModules = /\/(desk|qa|rerun)\/|\/Desk\w+Screen$/
const heavyBudget = 100

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

const kilobytes = (bytes: number) => (bytes / kilo).toFixed(1)

interface Recorded {
  commit: string
  date: string
  kB: number
}

const historyFile = 'bench/firstPage.json'
const history = JSON.parse(readFileSync(historyFile, 'utf8')) as Recorded[]

/** Adds today's figure, under the commit that was built; a second one for the same commit takes its place. */
const record = (bytes: number) => {
  const { status, stdout } = spawnSync('git', ['show', '-s', '--format=%h %cs', 'HEAD'], { encoding: 'utf8' })
  const [commit, date] = stdout.trim().split(' ')
  if (status !== 0 || !commit || !date) throw new Error('--record needs the history of the repository')
  const others = history.filter((one) => one.commit !== commit)
  const records = [...others, { commit, date, kB: Number(kilobytes(bytes)) }]
  writeFileSync(historyFile, `[\n${records.map((one) => `  ${spaced(one)}`).join(',\n')}\n]\n`)
}
const spaced = ({ commit, date, kB }: Recorded) => `{ "commit": "${commit}", "date": "${date}", "kB": ${kB} }`

const over = weighed.filter(({ bytes, budget }) => bytes > budget * kilo)
for (const one of weighed) {
  const size = `${kilobytes(one.bytes).padStart(6)} of ${String(one.budget).padStart(3)} kB`
  process.stdout.write(`${over.includes(one) ? 'OVER  ' : '      '}${size}  ${one.name}\n`)
}
if (over.length > 0)
  process.stdout.write('Load what is heavy with the screen that needs it (import()), or share it as a named chunk.\n')
// The sentences of each language travel by themselves: English ones in the scripts would travel twice.
const wordy = readdirSync(`${web}/assets`).filter(
  (file) => file.endsWith('.js') && readFileSync(`${web}/assets/${file}`, 'utf8').includes('defaultMessage:"'),
)
for (const file of wordy) process.stdout.write(`OVER  ${file} holds sentences: they belong in defineMessages()\n`)

const initialBytes = sum(stats.initial)
process.stdout.write(`\nThe first page's scripts, ${initialBudget} kB at most:\n`)
for (const { commit, date, kB } of history.slice(-5))
  process.stdout.write(`${kB.toFixed(1).padStart(12)} kB  ${date}  ${commit}\n`)
process.stdout.write(`${kilobytes(initialBytes).padStart(12)} kB  this build\n`)
if (process.argv.includes('--record')) record(initialBytes)
process.exitCode = over.length + wordy.length > 0 ? 1 : 0
