import { deltaOf, type Path } from './delta'
import { changesAt, framesToExpect, marksOf, type Expected } from './expectations'
import { initialState } from './foldTrace'
import type { Divergence, Replay } from './foldWith'
import type { Trace } from './trace'

/**
 * What a test says of a trace. `states`: its marked steps change what they changed when it was recorded. Of the fewest
 * actions that show a fault there are no recorded states: `never` is an expression over `state` and `action` that must not become true,
 * `value` what the last action should have made, `runs` that no reducer throws.
 */
export type Claim =
  | { kind: 'states'; marks: number[]; expected: Expected[] }
  | { kind: 'never'; expression: string }
  | { kind: 'value'; path: Path; recorded: unknown }
  | { kind: 'runs' }

/**
 * The states of a trace as recorded, or as they are now where it has none, at the marked steps, else after each press and
 * each answer; null where nothing changes.
 */
export const claimOf = (
  trace: Trace,
  replay: Replay,
  marks: number[] = marksOf({ actions: trace.actions.slice(0, replay.frames.length - 1) }),
): Extract<Claim, { kind: 'states' }> | null => {
  const expected = changesAt(framesToExpect(trace, replay), trace.actions, marks)
  return expected.length === 0 ? null : { kind: 'states', marks, expected }
}

/** What the fewest actions are held to that still diverge. */
export const claimOfDivergence = ({ differences: [first] }: Divergence): Claim =>
  first ? { kind: 'value', path: first.path, recorded: first.recorded } : { kind: 'runs' }

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** A slice of the start is written down only where it is not what the application starts with. */
const startOf = ({ start }: Trace): Record<string, unknown> => {
  const initial = initialState() as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(start ?? {}).filter(([slice, value]) => deltaOf(initial[slice], value).length > 0),
  )
}

const indented = (value: unknown) => json(value).replaceAll('\n', '\n  ')

const checkOf = (claim: Claim): { imports: string; lines: string } => {
  switch (claim.kind) {
    case 'states':
      return {
        imports: `import { changesAt } from 'LIBRARY/expectations'\n`,
        lines: `  expect(changesAt(frames, actions, ${JSON.stringify(claim.marks)})).toEqual(${indented(claim.expected)})\n`,
      }
    case 'never':
      return {
        imports: `import { stepsWhere } from 'LIBRARY/expectations'\n`,
        lines: `  expect(stepsWhere(frames, actions, (${/\baction\b/.test(claim.expression) ? 'state, action' : 'state'}) => ${claim.expression})).toEqual([])\n`,
      }
    case 'value':
      return {
        imports: `import { valueAt } from 'LIBRARY/delta'\n`,
        lines: `  // As recorded. Actions that were left out may have been part of it.
  expect(valueAt(frames.at(-1), ${JSON.stringify(claim.path)})).toEqual(${indented(claim.recorded)})\n`,
      }
    case 'runs':
      return { imports: '', lines: '' }
  }
}

/** A second test for a trace with a baseline: requests and automatic actions. */
const rerunTest = ({ envelope }: Trace, name: string): { imports: string; lines: string } => {
  if (!envelope?.rerun) return { imports: '', lines: '' }
  const { recordedAt, dt, requests, rerun } = envelope
  return {
    imports: `import { rerunMismatches } from 'LIBRARY/rerun/mismatches'\n`,
    lines: `
it(${JSON.stringify(`${name}: requests and automatic actions`)}, async () => {
  const envelope = ${indented({ recordedAt, dt, requests, rerun })} as never
  expect(await rerunMismatches({ form: 'actions', start, actions, envelope })).toEqual([])
})
`,
  }
}

/** A test for Jest that holds a trace to a claim. `library` is the path from the test to src/trace. */
export const jestTestOf = (
  trace: Trace,
  claim: Claim,
  { name, library }: { name: string; library: string },
): string => {
  const { imports, lines } = checkOf(claim)
  const again = claim.kind === 'states' ? rerunTest(trace, name) : { imports: '', lines: '' }
  const last = claim.kind === 'states' && again.lines === '' ? claim.marks.at(-1) : undefined
  const actions = trace.actions.slice(0, last)
  return `import 'LIBRARY/allEndpoints'
${imports}import { foldTrace, initialState } from 'LIBRARY/foldTrace'
${again.imports}
const start = initialState(${json(startOf(trace))} as never)
const actions = ${json(actions)}

it(${JSON.stringify(name)}, () => {
  const { ${lines === '' ? '' : 'frames, '}divergence } = foldTrace({ form: 'actions', start, actions })
  expect(divergence).toBeNull()
${lines}})
${again.lines}`.replaceAll(/^(import .*')LIBRARY/gm, `$1${library}`)
}
