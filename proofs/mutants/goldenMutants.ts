// What share of the faults that can be planted in the application's logic the tests catch that `npm run replay -- --jest` writes
// from the golden journeys: `npm run proofs -- golden-mutants`. Mutants that change nothing that can be seen of these (no state, dispatched action,
// request, header or other call of the port) are counted apart, since no test of the same journeys can tell them.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { journeys, type JourneyName } from '../../e2e/golden/journeys'
import { startPinnedServer, walkPages } from '../../e2e/golden/walk'
import { browserOptions } from '../../scripts/browser'
import { tryOnMutants, type Mutant } from '../../scripts/replay/mutants'
import { foldTrace } from '../../src/trace/foldTrace'
import { claimOf } from '../../src/trace/jestTest'
import { readTrace } from '../../src/trace/readTrace'
import { withBaseline } from '../../src/trace/rerun/withBaseline'

const least = 0.9
const missedFile = '.cache/golden-mutants.json'

/** Every mutant that some journey runs; those that one of the tests catches, and those that change something and are missed. */
const tried = new Map<string, Mutant>()
const caught = new Set<string>()
const seen = new Set<string>()

const tryTrace = async (text: string): Promise<void> => {
  const read = readTrace(text)
  if (!read.success) throw new Error(read.reason)
  const trace = await withBaseline(read.trace)
  const claim = claimOf(trace, foldTrace(trace))
  if (!claim) return
  const score = await tryOnMutants(trace, claim)
  const passed = new Set([...score.missed, ...score.inert].map(({ id }) => id))
  for (const { id } of score.missed) seen.add(id)
  for (const mutant of score.tried) {
    tried.set(mutant.id, mutant)
    if (!passed.has(mutant.id)) caught.add(mutant.id)
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** How many of some mutants were caught, of those that change something and of all that the journeys run; whether that is enough. */
const say = (name: string, mutants: Mutant[]): boolean => {
  const found = mutants.filter(({ id }) => caught.has(id)).length
  const withEffect = mutants.filter(({ id }) => caught.has(id) || seen.has(id)).length
  const share = found / withEffect
  const inert = mutants.length - withEffect
  process.stdout.write(
    `${name}: ${found} of ${withEffect} mutants with an effect caught, ${percent(share)}; ` +
      `of all ${mutants.length} that run, ${percent(found / mutants.length)}: ${inert} have no effect in these journeys\n`,
  )
  return share >= least
}

const run = async () => {
  const browser = await chromium.launch(await browserOptions())
  try {
    for (const name of Object.keys(journeys) as JourneyName[]) {
      const server = await startPinnedServer()
      const texts = await walkPages(browser, server, name).finally(() => server.close())
      for (const text of texts) await tryTrace(text)
      process.stdout.write(`${name}: ${texts.length} traces\n`)
    }
  } finally {
    await browser.close()
  }
  const mutants = [...tried.values()]
  const isOfSlice = ({ place }: Mutant) => place.includes('Slice.ts:')
  const enough = [
    say('slices', mutants.filter(isOfSlice)),
    say(
      'listeners, thunks and calls',
      mutants.filter((mutant) => !isOfSlice(mutant)),
    ),
  ]
  const missed = mutants.flatMap((mutant) =>
    caught.has(mutant.id) ? [] : { ...mutant, changesSomething: seen.has(mutant.id) },
  )
  writeFileSync(missedFile, JSON.stringify(missed, null, 2))
  process.stdout.write(`missed: ${missed.length}, listed in ${missedFile}\n`)
  process.exitCode = enough.every(Boolean) ? 0 : 1
}

run().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
