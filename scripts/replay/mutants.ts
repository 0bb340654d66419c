import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { build, type Plugin } from 'esbuild'
import type * as Expectations from '../../src/trace/expectations'
import type * as FoldTrace from '../../src/trace/foldTrace'
import type * as Alike from '../../src/trace/alike'
import type * as Rerun from '../../src/trace/rerun/rerun'
import type * as Mismatches from '../../src/trace/rerun/mismatches'
import { sameJson } from '../../src/trace/delta'
import type { Claim } from '../../src/trace/jestTest'
import type { Trace } from '../../src/trace/trace'

const bundle = '.cache/mutants.cjs'

/** What instrumented code asks which mutant is switched on, and what it counts. */
interface Switches {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage: { static: object; perTest: Record<string, Record<string, number>> }
  hitCount?: number
  hitLimit?: number
}
const coverage: Record<string, Record<string, number>> = {}
// In place before the code is loaded, which keeps hold of it.
const switches: Switches = { mutantCoverage: { static: {}, perTest: coverage } }
Object.assign(globalThis, { __stryker__: switches })
/** A mutated loop that would never end throws after so many steps. */
const hitLimit = 100_000

/** A change of the application's code, with its place. */
export interface Mutant {
  id: string
  place: string
  kind: string
  replacement: string
}

const silent = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

type Built = typeof Alike & typeof Expectations & typeof FoldTrace & typeof Mismatches & typeof Rerun

const slices = /[\\/]src[\\/]store[\\/].*Slice\.ts$/
/** Also the listeners, thunks and calls that a re-run executes. */
const slicesAndCalls = /[\\/]src[\\/](?:store|api)[\\/].*\.ts$/

/** The application's code with every mutant of some files in it, each behind a switch. */
const buildMutants = async (mutated: RegExp): Promise<{ code: Built; mutants: Mutant[] }> => {
  const mutants: Mutant[] = []
  const instrument: Plugin = {
    name: 'mutants',
    setup: ({ onLoad }) => {
      onLoad({ filter: mutated }, async ({ path }) => {
        const file = { name: path, content: readFileSync(path, 'utf8'), mutate: true }
        const options = { plugins: null, excludedMutations: [], ignorers: [] }
        const { files, mutants: found } = await new Instrumenter(logger).instrument([file], options)
        // Each file has its own numbers: the name of the file makes them those of the bundle.
        const own = relative('.', path)
        for (const { id, location, mutatorName, replacement } of found)
          mutants.push({
            id: `${own}#${id}`,
            place: `${own}:${location.start.line + 1}`,
            kind: mutatorName,
            replacement,
          })
        const contents = (files[0]?.content ?? '').replaceAll(
          /stry(MutAct|Cov)_9fa48\(([^)]*)\)/g,
          (_call, name: string, ids: string) =>
            `stry${name}_9fa48(${ids.replaceAll(/"(\d+)"/g, (_id, number: string) => JSON.stringify(`${own}#${number}`))})`,
        )
        return { contents, loader: 'ts' }
      })
    },
  }
  await build({
    stdin: {
      contents: `import './src/trace/allEndpoints'
export * from './src/trace/alike'
export * from './src/trace/expectations'
export * from './src/trace/foldTrace'
export * from './src/trace/rerun/mismatches'
export * from './src/trace/rerun/rerun'`,
      resolveDir: '.',
      loader: 'ts',
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    // Redux Toolkit's development build warns about the states of mutants.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [instrument],
  })
  return { code: createRequire(import.meta.url)(resolve(bundle)) as Built, mutants }
}

/**
 * Silences errors that mutants throw and libraries print. A mutant may still reject after its run has ended: from the first
 * one on, no such rejection ends the process.
 */
const quietly = async (run: () => Promise<void>) => {
  const { error } = console
  console.error = silent
  if (!process.listeners('unhandledRejection').includes(silent)) process.on('unhandledRejection', silent)
  try {
    await run()
  } finally {
    console.error = error
  }
}

export interface Score {
  /** Mutants in code that the trace runs. */
  tried: Mutant[]
  /** Those that change something that can be seen of the trace, and are not caught. */
  missed: Mutant[]
  /**
   * Those with which every state, each action that the code dispatches with all its fields, each request with its headers, and each
   * other call of the port are the same: only another trace can tell them from the code.
   */
  inert: Mutant[]
}

/** Tries a test on each mutant of the code that its trace runs. */
export const tryOnMutants = async (
  trace: Trace,
  { marks, expected }: Extract<Claim, { kind: 'states' }>,
): Promise<Score> => {
  const { code, mutants } = await buildMutants(trace.envelope?.rerun ? slicesAndCalls : slices)
  const actions = trace.actions.slice(0, marks.at(-1))
  const everyStep = actions.map((_action, index) => index + 1)
  const fold = () => code.foldTrace({ form: 'actions', actions, ...(trace.start && { start: trace.start }) })
  /** All that can be seen of the trace, whatever its test looks at: ids by their first appearance, without what libraries count. */
  const seen = async (): Promise<string> => {
    const { frames } = fold()
    const done: unknown[] = [code.changesAt(frames, trace.actions, everyStep)]
    if (trace.envelope?.rerun) {
      const { frames: whole } = code.foldTrace({
        form: 'actions',
        actions: trace.actions,
        ...(trace.start && { start: trace.start }),
      })
      done.push(await code.rerun(trace, whole))
    }
    // Redux Toolkit puts the time into the meta of some actions.
    const plain = (key: string, value: unknown) =>
      key === 'timestamp' ? undefined : code.withoutBookkeeping(key, value)
    return code.namer()(JSON.stringify(done, plain))
  }
  const passes = async (): Promise<boolean> => {
    const { frames, divergence } = fold()
    const isSame = divergence === null && sameJson(code.changesAt(frames, trace.actions, marks), expected)
    return isSame && (await code.rerunMismatches(trace)).length === 0
  }
  // A mutant that throws is caught.
  const survives = () => passes().catch(() => false)
  delete coverage['trace']
  switches.currentTestId = 'trace'
  await passes()
  const reached = coverage['trace'] ?? {}
  switches.hitLimit = hitLimit
  const tried = mutants.filter(({ id }) => id in reached)
  const before = await seen()
  if ((await seen()) !== before)
    throw new Error('The trace runs in another way each time: its mutants cannot be told apart')
  const [missed, inert]: [Mutant[], Mutant[]] = [[], []]
  await quietly(async () => {
    for (const mutant of tried) {
      switches.activeMutant = mutant.id
      switches.hitCount = 0
      if (!(await survives())) continue
      const isSame = (await seen().catch(() => '')) === before
      ;(isSame ? inert : missed).push(mutant)
    }
  })
  delete switches.activeMutant
  return { tried, missed, inert }
}
