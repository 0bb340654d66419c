// Replays a trace: `npm run replay -- trace.json`. `--help` has the options, docs/qa-traces.md the next steps.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { Replay } from '../src/trace/foldWith'
import { claimOf, claimOfDivergence, jestTestOf, type Claim } from '../src/trace/jestTest'
import { withBaseline } from '../src/trace/rerun/withBaseline'
import { textOf } from '../src/trace/saveTrace'
import type { Trace } from '../src/trace/trace'
import { withStates } from '../src/trace/withStates'
import { help, readOptions, type Options } from './replay/options'
import { tryOnMutants, type Score } from './replay/mutants'
import { exitCodes, replay, type Report } from './replay/replay'
import { addRerun } from './replay/strict'
import { shrinkTrace } from './replay/shrinkTrace'

const textIn = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** What was done besides replaying, in lines; `found` is false where there was nothing to do it with. */
interface FollowUp {
  found: boolean
  lines: string[]
}
const nothing = (line: string): FollowUp => ({ found: false, lines: [line] })

const scoreText = ({ tried, missed, inert }: Score) => [
  `It catches ${tried.length - missed.length - inert.length} of ${tried.length - inert.length} mutants that have an effect in the trace.`,
  `${inert.length} more in the code that it runs have none there: only another trace can tell them.`,
  ...missed.map(({ place, kind, replacement }) => `  missed ${place} ${kind}: ${replacement.replaceAll(/\s+/g, ' ')}`),
]

const writeShrunk = (trace: Trace, shrunk: Trace, file: string): string[] => {
  const target = file.replace(/(?:\.json)?$/, '.shrunk.json')
  writeFileSync(target, textOf(shrunk))
  const types = shrunk.actions.map(({ type }) => `  ${type}`)
  return [`SHRUNK from ${trace.actions.length} to ${types.length} actions, in ${target}`, ...types]
}

const testOf = (trace: Trace, claim: Claim, { file, jest = '' }: Options): string => {
  const folder = relative(jest === '' ? '.' : dirname(jest), 'src/trace') || '.'
  const library = folder.startsWith('.') ? folder : `./${folder}`
  return jestTestOf(trace, claim, { name: `replays ${basename(file)}`, library })
}

const writeTest = (trace: Trace, claim: Claim, options: Options): string => {
  const test = testOf(trace, claim, options)
  if (!options.jest) return test
  writeFileSync(options.jest, test)
  return `Wrote ${options.jest}`
}

const red = 'It fails now, until the fault is mended.'

/** A test of all of a trace: of its recorded states. */
const testOfStates = async (trace: Trace, replayed: Replay, options: Options): Promise<FollowUp> => {
  const { mark } = options
  const steps = replayed.frames.length - 1
  const beyond = mark?.find((step) => step > steps)
  if (beyond !== undefined) return nothing(`No test: there is no step ${beyond} among ${steps}.`)
  const claim = claimOf(trace, replayed, mark)
  if (!claim) return nothing('No test: the trace changes nothing that a test could look at.')
  const said = replayed.divergence ? [red] : scoreText(await tryOnMutants(trace, claim))
  return { found: true, lines: [writeTest(trace, claim, options), ...said] }
}

/** The fewest actions that show a fault, and a test of them. */
const shrinkAndTest = (trace: Trace, replayed: Replay, options: Options & { shrink: string }): FollowUp => {
  const shrunk = shrinkTrace(trace, replayed, options.shrink)
  if (typeof shrunk === 'string') return nothing(shrunk)
  const lines = writeShrunk(trace, shrunk, options.file)
  if (options.jest === undefined) return { found: true, lines }
  const { divergence } = replayed
  const claim: Claim =
    options.shrink === '' && divergence ? claimOfDivergence(divergence) : { kind: 'never', expression: options.shrink }
  return { found: true, lines: [...lines, writeTest(shrunk, claim, options), red] }
}

const accept = async ({ trace, replay: replayed }: Report, { file, until }: Options): Promise<string> => {
  if (!trace?.envelope || !replayed) return 'Nothing accepted: only traces of our own recorder have states to replace.'
  if (until !== undefined) return 'Nothing accepted: --until replays a part alone.'
  if (replayed.divergence?.error !== undefined && replayed.divergence.action)
    return 'Nothing accepted: a reducer throws.'
  const [first, ...states] = replayed.frames
  if (!first) return 'Nothing accepted: there is no state.'
  const accepted = { ...trace, envelope: withStates(trace.envelope, first, states) }
  writeFileSync(file, textOf(await withBaseline(accepted)))
  return `Accepted: ${file} now has the states of this build.`
}

/** What is done with the trace besides replaying it. A trace with secrets is written nowhere. */
const followUp = async (report: Report, options: Options): Promise<FollowUp> => {
  const { trace, replay: replayed, result } = report
  const { shrink, jest } = options
  if (!trace || !replayed) return { found: true, lines: [] }
  if (result === 'secret') return { found: true, lines: ['Nothing is written of a trace with secrets.'] }
  const made =
    shrink !== undefined
      ? shrinkAndTest(trace, replayed, { ...options, shrink })
      : jest !== undefined
        ? await testOfStates(trace, replayed, options)
        : { found: true, lines: [] }
  return options.accept ? { ...made, lines: [...made.lines, await accept(report, options)] } : made
}

const run = async (options: Options): Promise<number> => {
  const text = textIn(options.file)
  const folded: Report =
    text === null
      ? { result: 'unreadable', lines: [`UNREADABLE: there is no file ${options.file}`], facts: { reason: 'no file' } }
      : replay(text, options)
  const report = options.strict ? await addRerun(folded) : folded
  const { found, lines: said } = await followUp(report, options)
  const code = found ? exitCodes[report.result] : exitCodes.nothing
  const shown = options.json
    ? JSON.stringify({ code, result: report.result, ...report.facts, followUp: said }, null, 2)
    : [...report.lines, ...said].join('\n')
  process.stdout.write(`${shown}\n`)
  return code
}

const options = readOptions(process.argv.slice(2))
if (options === 'help') process.stdout.write(help)
else if ('wrong' in options) {
  process.stderr.write(`${options.wrong}\n\n${help}`)
  process.exitCode = exitCodes.unreadable
} else process.exitCode = await run(options)
