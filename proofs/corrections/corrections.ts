import { correctAtRandom } from '../../server/testing/corrections'
import { startTestServer } from '../../server/testing/startTestServer'

// npm run proofs -- corrections, or npx tsx proofs/corrections/corrections.ts [corrections] [seed]
const [, , corrections = '10000', seed = '1'] = process.argv
/** After so many the data is as at the start again: histories that grow for hours only make each correction slower. */
const ofRound = 1_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const server = await startTestServer()
try {
  const rounds = Math.ceil(Number(corrections) / ofRound)
  let [made, checks, failed] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const left = Math.min(ofRound, Number(corrections) - round * ofRound)
    const done = await correctAtRandom(server, { corrections: left, seed: Number(seed) + round, checkEvery: 50 })
    for (const line of done.wrong) say(`WRONG ${line} (seed ${Number(seed) + round})`)
    made += done.corrections
    checks += done.checks
    failed += done.wrong.length
  }
  say(`${made} corrections in ${rounds} rounds (seeds from ${seed}) on ${server.kind}, checked ${checks} times`)
  say(`${made - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await server.close()
}
