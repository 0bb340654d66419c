// What verifying a trace costs beside folding it: `npm run proofs -- traces` runs it on the long trace that the tests leave.
import { readFileSync } from 'node:fs'
import { persistedReducer } from '../../src/store/persist/persistedReducer'
import { foldTrace } from '../../src/trace/foldTrace'
import { readTrace } from '../../src/trace/readTrace'
import type { State } from '../../src/trace/trace'

const most = 1.5
const rounds = 31
const read = readTrace(readFileSync(process.argv[2] ?? '', 'utf8'))
if (!read.success) throw new Error(read.reason)
const { trace } = read

/** Processor time in milliseconds: the machine may be busy with other things. */
const cpu = (run: () => void) => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const bare = () => {
  // As the verified replay does, it keeps every state.
  const frames: State[] = []
  let state = trace.start as State
  for (const action of trace.actions) frames.push((state = persistedReducer(state, action)))
}
const verified = () => {
  const { divergence, compared } = foldTrace(trace)
  if (divergence || compared !== trace.actions.length) throw new Error('The trace does not replay')
}
const measured = Array.from({ length: rounds }, () => [cpu(bare), cpu(verified)] as const)
const [alone, compared] = [median(measured.map(([one]) => one)), median(measured.map(([, one]) => one))]
const ratio = compared / alone
const perSecond = Math.round((trace.actions.length / compared) * 1000)
process.stdout.write(
  `${trace.actions.length} actions: bare fold ${alone.toFixed(0)} ms, verified ${compared.toFixed(0)} ms (${perSecond} actions/s), ${ratio.toFixed(2)} x of at most ${most} x\n`,
)
process.exitCode = ratio > most ? 1 : 0
