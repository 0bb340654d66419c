import { spendAtRandom, type MoneyRound } from '../../server/testing/moneyAtRandom'
import { startTestServer } from '../../server/testing/startTestServer'

// npm run proofs -- ledger, or TEST_DATABASE_URL=postgres://… npx tsx proofs/ledger/ledger.ts [sequences] [seed]
const [sequences = 1_000, firstSeed = 1] = process.argv.slice(2).map(Number)
const url = process.env.TEST_DATABASE_URL
/** Each with two servers on a database. */
const lanes = 2

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const tell = ({ sequences: ran, done, wrong }: MoneyRound, seed: number): void => {
  const kinds = Object.entries(done).map(([kind, times]) => `${kind} ${times}`)
  say(`seed ${seed}: ${ran} sequences, steps that did something: ${kinds.join(', ')}`)
  for (const line of wrong) say(`WRONG ${line}`)
}

if (!url) {
  say('Set TEST_DATABASE_URL to a PostgreSQL server: an embedded database runs one transaction at a time.')
  process.exit(2)
}

const rounds = await Promise.all(
  Array.from({ length: lanes }, async (_lane, index) => {
    const round = await spendAtRandom(startTestServer, url, {
      sequences: Math.ceil(sequences / lanes),
      seed: firstSeed + index,
    })
    tell(round, firstSeed + index)
    return round
  }),
)
const failed = rounds.reduce((all, { wrong }) => all + wrong.length, 0)
const idle = [
  ...new Set(
    rounds.flatMap(({ done }) => Object.entries(done).flatMap(([kind, times]) => (times === 0 ? [kind] : []))),
  ),
]
if (idle.length > 0) say(`NEVER DONE ${idle.join(', ')}`)
const ran = rounds.reduce((all, round) => all + round.sequences, 0)
say(`${ran - failed} passed, ${failed} failed`)
process.exitCode = failed + idle.length > 0 ? 1 : 0
