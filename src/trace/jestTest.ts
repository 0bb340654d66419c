import { deltaOf } from './delta'
import { initialState } from './foldTrace'
import type { Replay } from './foldWith'
import type { Trace } from './trace'

const json = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

/** A slice of the start is written down only where it is not what the application starts with. */
const startOf = ({ start }: Trace): Record<string, unknown> => {
  const initial = initialState() as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(start ?? {}).filter(([slice, value]) => deltaOf(initial[slice], value).length > 0),
  )
}

/**
 * A test for Jest of what a trace does now: its actions, and the values that they changed. Where that is a bug, its author
 * corrects the expected value. `library` is the path from the test to src/trace.
 */
export const jestTestOf = (
  trace: Trace,
  { frames }: Replay,
  { name, library }: { name: string; library: string },
): string => {
  const changed = deltaOf(frames[0], frames.at(-1)).filter(([path]) => !['api', '_persist'].includes(String(path[0])))
  const expectations = changed.map((change) =>
    change.length === 2
      ? `  expect(state).toHaveProperty(${JSON.stringify(change[0])}, ${JSON.stringify(change[1])})`
      : `  expect(state).not.toHaveProperty(${JSON.stringify(change[0])})`,
  )
  return `import '${library}/allEndpoints'
import { foldTrace, initialState } from '${library}/foldTrace'

it(${JSON.stringify(name)}, () => {
  const start = initialState(${json(startOf(trace))} as never)
  const actions = ${json(trace.actions)}
  const state = foldTrace({ form: 'actions', start, actions }).frames.at(-1)
${expectations.join('\n')}
})
`
}
