import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { build, type Plugin } from 'esbuild'
import type * as Expectations from '../../src/trace/expectations'
import type * as FoldTrace from '../../src/trace/foldTrace'
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

/** A change of the code of a slice, with its place. */
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

type Built = typeof Expectations & typeof FoldTrace

/** The reducers with every mutant of every slice in them, each behind a switch. */
const buildMutants = async (): Promise<{ code: Built; mutants: Mutant[] }> => {
  const mutants: Mutant[] = []
  const instrument: Plugin = {
    name: 'mutants',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]src[\\/]store[\\/].*Slice\.ts$/ }, async ({ path }) => {
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
export * from './src/trace/expectations'
export * from './src/trace/foldTrace'`,
      resolveDir: '.',
      loader: 'ts',
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [instrument],
  })
  return { code: createRequire(import.meta.url)(resolve(bundle)) as Built, mutants }
}

export interface Score {
  /** Mutants in code that the trace runs. */
  reached: number
  caught: number
  missed: Mutant[]
}

/** Tries a test on each mutant of the code that its trace runs. */
export const tryOnMutants = async (
  trace: Trace,
  { marks, expected }: Extract<Claim, { kind: 'states' }>,
): Promise<Score> => {
  const { code, mutants } = await buildMutants()
  const passes = (): boolean => {
    const { frames, divergence } = code.foldTrace({
      form: 'actions',
      actions: trace.actions.slice(0, marks.at(-1)),
      ...(trace.start && { start: trace.start }),
    })
    return divergence === null && sameJson(code.changesAt(frames, trace.actions, marks), expected)
  }
  switches.currentTestId = 'trace'
  passes()
  const reached = coverage['trace'] ?? {}
  switches.hitLimit = hitLimit
  const tried = mutants.filter(({ id }) => id in reached)
  const missed = tried.filter(({ id }) => {
    switches.activeMutant = id
    switches.hitCount = 0
    return passes()
  })
  delete switches.activeMutant
  return { reached: tried.length, caught: tried.length - missed.length, missed }
}
