import { correctAtRandom, type Corrected } from '../../server/testing/corrections'
import { startTestServer } from '../../server/testing/startTestServer'

// npm run proofs -- corrections, or npx tsx proofs/corrections/corrections.ts [corrections] [seed]
const [corrections = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number)
/** After so many the data is as at the start again: histories that grow for hours only make each correction slower. */
const ofRound = 1_000
/** Each on a database with its own server. */
const lanes = 2

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const seeds = Array.from({ length: Math.ceil(corrections / ofRound) }, (_round, index) => firstSeed + index)
const waiting = [...seeds]

const runLane = async (): Promise<Corrected[]> => {
  const server = await startTestServer()
  const rounds: Corrected[] = []
  try {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const left = Math.min(ofRound, corrections - (seed - firstSeed) * ofRound)
      const done = await correctAtRandom(server, { corrections: left, seed, checkEvery: 50 })
      rounds.push(done)
      say(`seed ${seed} on ${server.kind}: ${done.corrections} corrections, checked ${done.checks} times`)
      for (const line of done.wrong) say(`WRONG ${line}`)
    }
  } finally {
    await server.close()
  }
  return rounds
}

const rounds = (await Promise.all(Array.from({ length: Math.min(lanes, seeds.length) }, runLane))).flat()
const made = rounds.reduce((all, done) => all + done.corrections, 0)
const failed = rounds.reduce((all, { wrong }) => all + wrong.length, 0)
say(`${made - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
