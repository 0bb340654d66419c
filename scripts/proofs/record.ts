import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What one full run of a proof found. */
export interface Run {
  /** Abbreviated; the files of the run were those of this commit. */
  commit: string
  /** ISO, the day alone. */
  date: string
  machine: string
  minutes: number
  passed: number
  failed: number
  /** A line for each test that failed, or passed at the second attempt; the first 20. */
  failures: string[]
  /** What the commands printed last, where no test runner counted. */
  printed: string[]
  /** The rows of docs/conformance.md and docs/cases.md whose tests passed. */
  ids: string[]
}

/** proofs/results/<name>.json: the last clean run, and the last one where it came later and failed. */
export interface Results {
  clean?: Run
  failed?: Run
}

const folder = 'proofs/results'
const fileOf = (name: string) => `${folder}/${name}.json`
/** A run changes these, and nothing that it proves. */
const written = [folder, 'docs/proofs.md']

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit whose files these are; undefined where others than the results of proofs have been changed. */
export const presentCommit = (): string | undefined => {
  const changed = git('status', '--porcelain', '--', '.', ...written.map((path) => `:!${path}`))
  return changed === '' ? git('rev-parse', '--short=8', 'HEAD') : undefined
}

export const machine = () => `${cpus().length} cores, Node ${process.versions.node}`

export const readResults = (name: string): Results =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Results) : {}

export const recordRun = (name: string, run: Run): void => {
  const { clean } = readResults(name)
  const results: Results = run.failed === 0 ? { clean: run } : { ...(clean && { clean }), failed: run }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify(results, null, 2)}\n`)
}
