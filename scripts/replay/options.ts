import { parseArgs } from 'node:util'

export interface Options {
  file: string
  json: boolean
  strict: boolean
  accept: boolean
  until?: number
  /** Empty: that it still diverges. */
  shrink?: string
  /** Empty: to standard output. */
  jest?: string
  /** The steps at which a test looks at the state; absent: after each press and each answer. */
  mark?: number[]
}

export const help = `npm run replay -- <trace.json> [options]

Folds a trace through the application's reducers and compares every state with what was recorded. Reads what the recorder
saves, both exports of Redux DevTools, and a bare list of actions.

  --strict          also names the actions whose reducers reach for clock, chance, timers or network; runs listeners, thunks
                    and calls again in memory, and compares the requests and the actions that they make
  --until=N         stops after step N
  --shrink          finds the fewest actions that still diverge in the same way, and stores them beside the trace
  --shrink=EXPR     finds the fewest actions after which EXPR is true, over \`state\` and the last \`action\`:
                    --shrink='action.type === "auth/logoutRequested" && state.purchase.purchaseItems.length > 0'
  --jest[=FILE]     writes a test that holds the reducers to the recorded states, and says how many mutants it catches;
                    with --shrink=EXPR, a test that fails until EXPR is never true
  --mark=N,M        looks at the state after these steps alone, as the player counts them, in the test of --jest
  --accept          stores the replayed states, requests and actions as the recorded ones, after a change that was meant
  --json            prints the result as JSON
  --help            prints this

Exit code: 0 identical, 1 diverged (or impure, with --strict), 2 unreadable, 3 nothing to shrink or to test, 4 secret found. docs/qa-traces.md has more.
`

// parseArgs knows no option whose value may be left out.
const withValue = (argument: string) => (/^--(?:shrink|jest)$/.test(argument) ? `${argument}=` : argument)

/** Marked steps, each once and in their order. */
const marksIn = (
  text: string,
  { jest, shrink }: { jest?: string; shrink?: string },
): { mark: number[] } | { wrong: string } => {
  if (jest === undefined || shrink !== undefined)
    return { wrong: '--mark is for a test of states: --jest, without --shrink' }
  if (!/^[1-9]\d*(?:,[1-9]\d*)*$/.test(text))
    return { wrong: `--mark needs steps from 1 on, such as 12,40, not ${text}` }
  return { mark: [...new Set(text.split(',').map(Number))].sort((a, b) => a - b) }
}

/** The options of a command line, `help`, or what is wrong with it. */
export const readOptions = (given: readonly string[]): Options | 'help' | { wrong: string } => {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: given.map(withValue),
      allowPositionals: true,
      options: {
        json: flag,
        strict: flag,
        accept: flag,
        help: flag,
        until: text,
        shrink: text,
        jest: text,
        mark: text,
      },
    })
    const { help: wantsHelp, until, mark, ...others } = values
    if (wantsHelp) return 'help'
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return { wrong: 'Name one trace: npm run replay -- trace.json' }
    if (until !== undefined && !/^\d+$/.test(until)) return { wrong: `--until needs a step, such as 120, not ${until}` }
    const marks: { mark?: number[] } | { wrong: string } = mark === undefined ? {} : marksIn(mark, values)
    if ('wrong' in marks) return marks
    return { file, ...others, ...marks, ...(until !== undefined && { until: Number(until) }) }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}
