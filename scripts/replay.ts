// Replays a trace: `npm run replay -- trace.json`. `--help` has the options, docs/qa-traces.md the next steps.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { foldTrace } from '../src/trace/foldTrace'
import { jestTestOf } from '../src/trace/jestTest'
import { textOf } from '../src/trace/saveTrace'
import type { Trace } from '../src/trace/trace'
import { withStates } from '../src/trace/withStates'
import { help, readOptions, type Options } from './replay/options'
import { exitCodes, replay, type Report } from './replay/replay'
import { shrinkTrace } from './replay/shrinkTrace'

const textIn = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const writeTest = (trace: Trace, { file, jest = '' }: Options): string => {
  const folder = relative(jest === '' ? '.' : dirname(jest), 'src/trace') || '.'
  const library = folder.startsWith('.') ? folder : `./${folder}`
  const test = jestTestOf(trace, foldTrace(trace), { name: `replays ${basename(file)}`, library })
  if (jest === '') return test
  writeFileSync(jest, test)
  return `Wrote ${jest}`
}

const accept = ({ result, trace, replay: replayed }: Report, { file, until }: Options): string => {
  if (!trace?.envelope || !replayed) return 'Nothing accepted: only traces of our own recorder have states to replace.'
  if (result === 'secret') return 'Nothing accepted: the trace has secrets.'
  if (until !== undefined) return 'Nothing accepted: --until replays a part alone.'
  if (replayed.divergence?.error !== undefined && replayed.divergence.action)
    return 'Nothing accepted: a reducer throws.'
  const [first, ...states] = replayed.frames
  if (!first) return 'Nothing accepted: there is no state.'
  writeFileSync(file, textOf({ ...trace, envelope: withStates(trace.envelope, first, states) }))
  return `Accepted: ${file} now has the states of this build.`
}

/** What is done with the trace besides replaying it, and what is said of it. */
const followUp = (report: Report, options: Options): string[] => {
  const { trace, replay: replayed } = report
  if (!trace || !replayed) return []
  const said: string[] = []
  let shown = trace
  if (options.shrink !== undefined) {
    const shrunk = shrinkTrace(trace, replayed, options.shrink)
    if (typeof shrunk === 'string') said.push(shrunk)
    else {
      shown = shrunk
      const target = options.file.replace(/(?:\.json)?$/, '.shrunk.json')
      writeFileSync(target, textOf(shrunk))
      const types = shrunk.actions.map(({ type }) => `  ${type}`)
      said.push(`SHRUNK from ${trace.actions.length} to ${types.length} actions, in ${target}`, ...types)
    }
  }
  if (options.jest !== undefined) said.push(writeTest(shown, options))
  if (options.accept) said.push(accept(report, options))
  return said
}

const run = (options: Options): number => {
  const text = textIn(options.file)
  const report: Report =
    text === null
      ? { result: 'unreadable', lines: [`UNREADABLE: there is no file ${options.file}`], facts: { reason: 'no file' } }
      : replay(text, options)
  const said = followUp(report, options)
  const code = exitCodes[report.result]
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
} else process.exitCode = run(options)
